import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { useState } from 'react'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { type MutationState, useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { ORDER_LINES } from './changes.ts'
import { type Line, nameOf } from './lines.ts'
import { orderMutation } from './order-queries.ts'
import type { BasketMode } from './steps.ts'

type Removed = {
  readonly id: number
  readonly name: string
  readonly quantity: number
  readonly extras: Line['extras']
  /** Whether the server has removed it; undefined for a line that stays with 0. */
  readonly gone: Promise<boolean> | undefined
}

export type Removal = {
  /** While confirming the line stays with 0. */
  remove: (line: Line, mode: BasketMode) => void
  /** The line that was removed last and can be brought back. */
  last: Removed | undefined
  /** Brings it back with its quantity. */
  undo: () => void
  state: MutationState
  /** The flavour of the line that was brought back last: the focus goes there. */
  restored: number | null
}

/** Removes lines of the order, and brings them back one after the other, the last first; while confirming only the last. */
export function useRemoval(changes: Changes): Removal {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [restored, setRestored] = useState<number | null>(null)
  // After the removal, which may still be on its way.
  const { run, ...state } = useApiMutation(addPositions, {
    ...orderMutation,
    scope: ORDER_LINES,
    intention: 'undo-removal',
  })
  const last = removed.at(-1)

  const done = (line: Removed) => {
    setRemoved(before => before.filter(one => one !== line))
    setRestored(line.id)
  }
  const undo = async (line: Removed) => {
    if (line.gone === undefined) changes.change(line.id, line.quantity)
    else if (changes.keep(line.id)) return done(line)
    // A refused removal has brought the line back already.
    else if (await line.gone) {
      const positions = [{ product_attribute_id: line.id, quantity: line.quantity, extras: line.extras }]
      if (!(await run({ body: { positionsJson: positions } }))) return
    }
    done(line)
  }
  return {
    remove(line, mode) {
      const { id } = line.product_attribute
      const stays = mode === 'confirmation'
      if (stays) changes.change(id, 0)
      const gone = stays ? undefined : changes.remove(id)
      setRestored(null)
      state.clearError()
      const taken = { id, name: nameOf(line), quantity: line.quantity, extras: line.extras, gone }
      // A line that stays can be raised again by itself; two quick presses must not bring back two.
      setRemoved(before => [...(stays ? [] : before.filter(one => one.id !== id)), taken])
    },
    last,
    undo: () => void (last && undo(last)),
    state,
    restored,
  }
}
