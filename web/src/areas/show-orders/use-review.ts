import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../lib/texts.tsx'
import { showOrdersTexts } from './texts.ts'
import type { BasketLines } from './use-basket.ts'

export type Review = {
  isOpen: boolean
  /** Opens it after pending changes are saved. */
  open: () => void
  /** They are being saved. */
  isOpening: boolean
  /** Closes it and focuses the button that opened it. */
  close: () => void
  opener: RefObject<HTMLButtonElement | null>
  /** Why it did not open, until that is mended. */
  problem: string | null
}

/** Whether the order is shown for its last check before confirming. */
export function useReview({ changes, lines }: Pick<BasketLines, 'changes' | 'lines'>): Review {
  const t = useTexts(showOrdersTexts)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpening, setOpening] = useState(false)
  const [wasStopped, setStopped] = useState(false)
  const problem = wasStopped && lines?.some(({ error }) => error !== null) ? t.linesFirst : null
  const open = async () => {
    setOpening(true)
    const saved = await changes.flush()
    setOpening(false)
    setStopped(!saved)
    setOpen(saved)
  }
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  return { isOpen, open: () => void open(), isOpening, close, opener, problem }
}
