import { useTexts } from '../lib/texts.tsx'
import { Button, type ButtonLook } from './Button.tsx'
import { copyTexts } from './copy-texts.ts'
import { useCopied } from './use-copied.ts'

interface CopyButtonProps extends ButtonLook {
  /** What is copied, for screen readers. */
  name: string
  value: string
}

/** Copies a value. */
export function CopyButton({ name, value, icon, variant = 'ghost', ...look }: CopyButtonProps) {
  const t = useTexts(copyTexts)
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
