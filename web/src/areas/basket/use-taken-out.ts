import { addToBasket, emptyBasket } from '@fairfloor/domain/basket/contract'
import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { type MutationState, useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { basketMutation, lineCalls, nameOf } from './basket.ts'
import { type Line, stepsOf } from './lines.ts'

type Taken = {
  readonly lines: readonly Line[]
  /** Of a single line; null after emptying. */
  readonly name: string | null
  /** Whether the server has removed it. */
  readonly gone: Promise<boolean>
}

export type TakenOut = {
  remove: (line: Line) => void
  /** Removes all lines. */
  empty: (lines: readonly Line[]) => void
  emptying: MutationState
  /** What was removed last and can be brought back. */
  last: Taken | undefined
  /** Brings back what of it can still be ordered. */
  undo: () => void
  state: MutationState
  /** The flavour that was brought back last: the focus goes there. */
  restored: number | null
}

/** Removes lines of the basket, or all of them, and brings them back one after the other, the last first. */
export function useTakenOut(changes: Changes): TakenOut {
  const client = useQueryClient()
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const [restored, setRestored] = useState<number | null>(null)
  // In turn with the removals, which may still be on their way.
  const options = { ...basketMutation(client), scope: lineCalls.scope }
  const { run: add, ...state } = useApiMutation(addToBasket, { ...options, intention: 'basket-undo' })
  const { run: runEmpty, ...emptying } = useApiMutation(emptyBasket, options)
  const last = taken.at(-1)

  const take = (one: Taken) => {
    setRestored(null)
    state.clearError()
    if (!one.lines.some(canReturn)) return
    const ids = new Set(one.lines.map(({ id }) => id))
    setTaken(before => [...before.filter(({ lines }) => !lines.some(({ id }) => ids.has(id))), one])
  }
  const done = (one: Taken) => {
    setTaken(before => before.filter(other => other !== one))
    setRestored(one.lines[0]?.id ?? null)
  }
  const undo = async (one: Taken) => {
    const [single] = one.lines
    if (one.name !== null && single && changes.keep(single.id)) return done(one)
    // A refused removal has brought the line back already.
    if (await one.gone) {
      const positionsJson = one.lines.filter(canReturn).map(addable)
      if (!(await add({ body: { positionsJson } }))) return
    }
    done(one)
  }
  return {
    remove: line => take({ lines: [line], name: nameOf(line), gone: changes.remove(line.id) }),
    empty: lines => {
      const gone = changes.flush().then(async () => (await runEmpty({})) !== undefined)
      void gone.then(isGone => isGone && take({ lines, name: null, gone }))
    },
    emptying,
    last,
    undo: () => void (last && undo(last)),
    state,
    restored,
  }
}

const canReturn = ({ is_available, quantity }: Line): boolean => is_available && quantity > 0

/**
 * A line that no longer fits what its size is ordered in comes back with the next quantity that does: added as it was, it
 * would be refused, and all others with it.
 */
const addable = (line: Line) => ({
  product_attribute_id: line.id,
  quantity: fittingQuantity(line.quantity, stepsOf(line)),
  extras: line.extras,
})
