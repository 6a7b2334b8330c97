import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../lib/texts.tsx'
import type { Changes } from './changes.ts'
import { showOrdersTexts } from './texts.ts'

export type Review = {
  isOpen: boolean
  /** Opens it after pending changes are saved. */
  open: () => void
  /** Closes it and focuses the button that opened it. */
  close: () => void
  opener: RefObject<HTMLButtonElement | null>
  /** Why it did not open. */
  problem: string | null
}

/** Whether the order is shown for its last check before confirming. */
export function useReview(changes: Changes): Review {
  const t = useTexts(showOrdersTexts)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    const saved = await changes.flush()
    setProblem(saved ? null : t.linesFirst)
    setOpen(saved)
  }
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  return { isOpen, open: () => void open(), close, opener, problem }
}
