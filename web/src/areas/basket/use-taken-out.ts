import type { Extras } from '@fairfloor/domain/extras'
import { useState } from 'react'
import type { Changes } from '../../lib/sending/line-changes.ts'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'

/** A line as far as it can be taken out and brought back. */
type Takeable = {
  readonly id: number
  readonly quantity: number
  readonly extras?: Extras
  readonly is_available?: boolean
}

type Taken<L> = {
  readonly lines: readonly L[]
  /** Of a single line; null after emptying. */
  readonly name: string | null
  /** Whether the server has removed it; undefined for a line that stays, with 0. */
  readonly gone: Promise<boolean> | undefined
}

export type TakenOut<L = Takeable> = {
  /** @param stays with 0, as it can only be lowered */
  remove: (line: L, stays?: boolean) => void
  /** All lines were removed. */
  emptied: (lines: readonly L[]) => void
  /** What was removed last and can be brought back. */
  last: Taken<Takeable> | undefined
  /** Brings back what of it can still be ordered. */
  undo: () => void
  /** It is not brought back. */
  forget: () => void
  state: MutationState
  /** The flavour that was brought back last: the focus goes there. */
  restored: number | null
}

/** The call that adds to a basket, in turn with the changes of lines, which may still be on their way. */
export type AddLines = MutationState & {
  run: (input: {
    body: { positionsJson: { product_attribute_id: number; quantity: number; extras: Extras | undefined }[] }
  }) => Promise<unknown>
}

interface TakenOutOptions<L> {
  add: AddLines
  nameOf: (line: L) => string
  /** The quantity with which a line comes back: as it was, it might be refused, and all others with it. */
  quantityOf?: (line: L) => number
}

/** Removes lines of a basket, and brings them back one after the other, the last first. */
export function useTakenOut<L extends Takeable>(
  changes: Changes,
  { add: { run, ...state }, nameOf, quantityOf = ({ quantity }) => quantity }: TakenOutOptions<L>,
): TakenOut<L> {
  const [taken, setTaken] = useState<readonly Taken<L>[]>([])
  const [restored, setRestored] = useState<number | null>(null)
  const last = taken.at(-1)

  const take = (one: Taken<L>) => {
    setRestored(null)
    state.clearError()
    if (!one.lines.some(canReturn)) return
    const ids = new Set(one.lines.map(({ id }) => id))
    // A line that stays can be raised again by itself; two quick presses must not bring back two.
    const kept = (before: Taken<L>) => one.gone !== undefined && !before.lines.some(({ id }) => ids.has(id))
    setTaken(before => [...before.filter(kept), one])
  }
  const done = (one: Taken<L>) => {
    setTaken(before => before.filter(other => other !== one))
    setRestored(one.lines[0]?.id ?? null)
  }
  const undo = async (one: Taken<L>) => {
    const [single] = one.lines
    if (one.gone === undefined) {
      for (const { id, quantity } of one.lines) changes.change(id, quantity)
      return done(one)
    }
    if (one.name !== null && single && changes.keep(single.id)) return done(one)
    // A refused removal has brought the line back already.
    if (await one.gone) {
      const positionsJson = one.lines.filter(canReturn).map(line => ({
        product_attribute_id: line.id,
        quantity: quantityOf(line),
        extras: line.extras,
      }))
      if (!(await run({ body: { positionsJson } }))) return
    }
    done(one)
  }
  return {
    remove(line, stays = false) {
      if (stays) changes.change(line.id, 0)
      take({ lines: [line], name: nameOf(line), gone: stays ? undefined : changes.remove(line.id) })
    },
    emptied: lines => take({ lines, name: null, gone: Promise.resolve(true) }),
    last,
    undo: () => void (last && undo(last)),
    forget() {
      state.clearError()
      setTaken([])
    },
    state,
    restored,
  }
}

const canReturn = ({ is_available = true, quantity }: Takeable): boolean => is_available && quantity > 0
