import { fits, type OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import { useState } from 'react'
import { usePendingValue, useUpdatePending } from '../../lib/sending/pending.tsx'
import type { OrderedLine, OrderedLines } from './ordered-lines.ts'

interface LineQuantityOptions extends Pick<OrderedLines, 'change' | 'remove'> {
  /** Storage name of the typed quantities. */
  list: string
  flavourId: number
  /** What its size is ordered in. */
  steps: OrderSteps
  line: OrderedLine | undefined
}

/**
 * The quantity in a cell: a typed one waits until it is added; one that is in the order already is changed in place, and
 * taken out when its emptied cell is left.
 */
export function useLineQuantity({ list, flavourId, steps, line, change, remove }: LineQuantityOptions) {
  const typed = usePendingValue(list, quantities => quantities[flavourId] ?? 0)
  const update = useUpdatePending(list)
  // A cell that was emptied, or holds the start of a number, beside the ordered quantity then. When that changes elsewhere,
  // by a case of each, it is shown again.
  const [open, setOpen] = useState<{ pieces: number; at: number } | null>(null)
  const held = open !== null && open.at === line?.quantity ? open : null
  if (open !== null && !held) setOpen(null)
  const isOrdered = line !== undefined && typed === 0
  const quantity = isOrdered ? (held?.pieces ?? line.quantity) : typed

  const set = (pieces: number | null, isLeft: boolean) => {
    if (!isOrdered) return update(quantities => ({ ...quantities, [flavourId]: pieces ?? 0 }))
    const counts = isLeft || (pieces !== null && pieces > 0 && fits(pieces, steps))
    setOpen(counts ? null : { pieces: pieces ?? 0, at: line.quantity })
    if (!counts) return
    if (pieces) change(flavourId, pieces)
    else remove(flavourId)
  }
  // Not before: an emptied cell may be about to get another number. The cell itself changes one that does not fit.
  const leave = () => {
    if (held?.pieces === 0) remove(flavourId)
    setOpen(null)
  }
  return { typed, quantity, set, leave }
}
