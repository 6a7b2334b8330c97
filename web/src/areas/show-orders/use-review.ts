import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import type { Changes } from './changes.ts'
import { showOrdersTexts } from './texts.ts'

export type Review = {
  isOpen: boolean
  /** Opens it after pending changes are saved. */
  open: () => void
  close: () => void
  /** Why it did not open. */
  problem: string | null
}

/** Whether the order is shown for its last check before confirming. */
export function useReview(changes: Changes): Review {
  const t = useTexts(showOrdersTexts)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    const saved = await changes.flush()
    setProblem(saved ? null : t.linesFirst)
    setOpen(saved)
  }
  return { isOpen, open: () => void open(), close: () => setOpen(false), problem }
}
