import { addToWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import { useState } from 'react'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { tellOtherTabs } from '../../basket/other-tabs.ts'
import { weekBasketQuery, weekHeaderQuery } from '../queries.ts'
import { SCOPE } from './basket.ts'
import type { Line } from './lines.ts'

/** A removed line, and whether the server has removed it. */
type Removed = { readonly line: Line; readonly gone: Promise<boolean> }

/** Removes lines of the basket, and brings the last one back, at its price of today. */
export function useRemoved(changes: Changes) {
  const [last, setLast] = useState<Removed>()
  const [restored, setRestored] = useState<number | null>(null)
  const { run: add, ...state } = useApiMutation(addToWeekBasket, {
    scope: SCOPE,
    intention: 'newcomer-week-undo',
    updates: [weekHeaderQuery],
    invalidates: [weekBasketQuery],
    invalidatesOnRefusal: [weekBasketQuery, weekHeaderQuery],
    onSuccess: tellOtherTabs,
  })
  const forget = () => {
    state.clearError()
    setLast(undefined)
  }
  const undo = async ({ line: { id, quantity, extras }, gone }: Removed) => {
    // A refused removal has brought the line back already.
    if (!changes.keep(id) && (await gone)) {
      const positionsJson = [{ product_attribute_id: id, quantity, extras }]
      if (!(await add({ body: { positionsJson } }))) return
    }
    setRestored(id)
    setLast(undefined)
  }
  return {
    remove(line: Line) {
      forget()
      setRestored(null)
      const gone = changes.remove(line.id)
      if (line.is_available && line.quantity > 0) setLast({ line, gone })
    },
    last: last?.line,
    undo: () => void (last && undo(last)),
    forget,
    state,
    /** The flavour that was brought back last. */
    restored,
  }
}
