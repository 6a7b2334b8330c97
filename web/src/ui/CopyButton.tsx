import { messages, useTexts } from '../lib/texts.tsx'
import { Button, type ButtonLook } from './Button.tsx'
import { useCopied } from './use-copied.ts'

const texts = messages({
  en: {
    copy: 'Copy',
    copied: 'Copied',
    copyOf: (name: string) => `Copy: ${name}`,
    copyYourself: 'Please copy it from here:',
  },
  de: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyOf: name => `Kopieren: ${name}`,
    copyYourself: 'Bitte von hier kopieren:',
  },
})

interface CopyButtonProps extends ButtonLook {
  /** What is copied, for screen readers. */
  name: string
  value: string
}

/** Copies a value. */
export function CopyButton({ name, value, icon, variant = 'ghost', ...look }: CopyButtonProps) {
  const t = useTexts(texts)
  const [isCopied, copy] = useCopied(t)
  return (
    <Button
      {...look}
      variant={variant}
      icon={isCopied ? 'check' : icon}
      aria-label={t.copyOf(name)}
      onClick={() => copy(value)}
    >
      {isCopied ? t.copied : t.copy}
    </Button>
  )
}
