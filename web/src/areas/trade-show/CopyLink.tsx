import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { tradeShowTexts } from './texts.ts'

const SHOWN_MS = 2000

/** Copies the absolute address of a part of the show. If the browser forbids it, the address is shown. */
export function CopyLink({ address, of, tabIndex }: { address: string; of: string; tabIndex?: number }) {
  const t = useTexts(tradeShowTexts).copyLink
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    const whole = new URL(address, location.href).href
    try {
      await navigator.clipboard.writeText(whole)
      setCopied(true)
      announce(t.copied)
    } catch {
      prompt(t.copyYourself, whole)
    }
  }
  return (
    <IconButton icon={isCopied ? 'check' : 'link'} label={t.copy(of)} tabIndex={tabIndex} onClick={() => void copy()} />
  )
}
