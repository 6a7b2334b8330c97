import { useState } from 'react'
import { usePendingValue, useUpdatePending } from '../../lib/pending.tsx'
import type { OrderedLine, OrderedLines } from './ordered-lines.ts'

interface LineQuantityOptions extends Pick<OrderedLines, 'change' | 'remove'> {
  /** Storage name of the typed quantities. */
  list: string
  flavourId: number
  line: OrderedLine | undefined
}

/**
 * The quantity in a cell: a typed one waits until it is added; one that is in the order already is changed in place, and
 * taken out when its emptied cell is left.
 */
export function useLineQuantity({ list, flavourId, line, change, remove }: LineQuantityOptions) {
  const typed = usePendingValue(list, quantities => quantities[flavourId] ?? 0)
  const update = useUpdatePending(list)
  // The ordered quantity of a cell that was emptied. When it changes elsewhere, by a case of each, it is shown again.
  const [emptiedAt, setEmptiedAt] = useState<number | null>(null)
  const isEmptied = emptiedAt !== null && emptiedAt === line?.quantity
  if (emptiedAt !== null && !isEmptied) setEmptiedAt(null)
  const isOrdered = line !== undefined && typed === 0
  const quantity = isOrdered ? (isEmptied ? 0 : line.quantity) : typed

  const set = (pieces: number | null, isLeft: boolean) => {
    if (!isOrdered) return update(quantities => ({ ...quantities, [flavourId]: pieces ?? 0 }))
    setEmptiedAt(pieces || isLeft ? null : line.quantity)
    if (pieces) change(flavourId, pieces)
    else if (isLeft) remove(flavourId)
  }
  // Not before: an emptied cell may be about to get another number.
  const leave = () => {
    if (isEmptied) remove(flavourId)
    setEmptiedAt(null)
  }
  return { typed, quantity, set, leave }
}
