import { useState } from 'react'
import type { UnsavedLines } from '../../../lib/sending/line-changes.ts'
import { useLineChanges } from '../../../lib/sending/use-line-changes.ts'
import { weekLineCalls } from './basket.ts'

const hasErrors = (unsaved: UnsavedLines): boolean => [...unsaved.values()].some(({ error }) => error !== null)

/**
 * Notices when the page switches between the basket and backorders to confirm, until the reader knows.
 * @param confirms the order whose backorder the page shows, or `BASKET`
 */
export function useMoved(confirms: number) {
  const [told, setTold] = useState({ from: confirms, to: confirms, isLost: false })
  const [emptied, setEmptied] = useState<number | null>(null)
  const { unsaved, changes } = useLineChanges(weekLineCalls(told.from))
  // What was refused is forgotten when its lines leave the page.
  if (told.to !== confirms) setTold({ ...told, to: confirms, isLost: told.isLost || hasErrors(unsaved) })
  const isMoved = told.from !== confirms
  return {
    /** What stood there before, while its reader has not been told. */
    from: isMoved ? told.from : null,
    /** A change of what stood there was refused: it came too late. */
    isLost: isMoved && (told.isLost || hasErrors(unsaved)),
    /** The reader knows: has read it, or has caused it. */
    know(now: number, justEmptied: number | null = null) {
      void changes.flush()
      setTold({ from: now, to: now, isLost: false })
      setEmptied(justEmptied)
    },
    /** The order of which the reader has just cancelled all that it waited for. */
    emptied,
  }
}

export type Moved = ReturnType<typeof useMoved>
