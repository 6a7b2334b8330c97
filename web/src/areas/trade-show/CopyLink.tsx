import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCopied } from '../../ui/use-copied.ts'
import { tradeShowTexts } from './texts.ts'

/** Copies the absolute address of a part of the show. If the browser forbids it, the address is shown. */
export function CopyLink({ address, of, tabIndex }: { address: string; of: string; tabIndex?: number }) {
  const t = useTexts(tradeShowTexts).copyLink
  const [isCopied, copy] = useCopied(t)
  return (
    <IconButton
      icon={isCopied ? 'check' : 'link'}
      label={t.copy(of)}
      tabIndex={tabIndex}
      onClick={() => copy(new URL(address, location.href).href)}
    />
  )
}
