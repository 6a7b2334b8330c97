import { dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import { offeredUntil, type Snapshot } from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import type { Terms } from '../../seller/index.ts'
import type { Source } from './contents.ts'
import type { View } from './view.ts'

/** What the rows of a view were last made of. */
export type Made = {
  readonly snapshot: Snapshot
  /** Of promotions and rates, for prices alone. */
  readonly basis: object | undefined
  readonly terms: Terms
  /** From when on and until when they hold, in milliseconds: a day ends, something is discontinued. */
  readonly since: number
  readonly until: number
}

const basisOf = ({ list }: View, promotions: Promotions, now: Date) =>
  list === 'prices' ? promotions.basis(now) : undefined

/** Whether rows that were made are still right, as far as this server knows. */
export function holdsUntil(made: Made, snapshot: Snapshot, promotions: Promotions, now: Date): boolean {
  const at = now.getTime()
  if (made.snapshot !== snapshot || at < made.since || at >= made.until) return false
  return made.basis === undefined || made.basis === promotions.basis(now)
}

/**
 * The flavours whose rows may have changed since they were made last: all whose objects in memory were replaced, and all where
 * the clock or something that all of them share has changed.
 */
export function staleFlavours(
  view: View,
  { snapshot, promotions, now, timeZone }: Source,
  terms: Terms,
  before: Made | undefined,
): { flavourIds: number[]; made: Made } {
  const basis = basisOf(view, promotions, now)
  const at = now.getTime()
  const isNew = !before || before.terms !== terms || before.basis !== basis || at < before.since || at >= before.until
  if (!isNew && before.snapshot === snapshot) return { flavourIds: [], made: before }
  let until = instantIn(daysAfter(dayIn(now, timeZone), 1), '00:00', timeZone).getTime()
  const flavourIds: number[] = []
  for (const flavour of snapshot.flavours.values()) {
    const end = offeredUntil(flavour)?.getTime() ?? 0
    if (end > at) until = Math.min(until, end)
    if (isNew || before.snapshot.flavours.get(flavour.id) !== flavour) flavourIds.push(flavour.id)
  }
  for (const { id } of before?.snapshot.flavours.values() ?? []) if (!snapshot.flavours.has(id)) flavourIds.push(id)
  return { flavourIds, made: { snapshot, basis, terms, since: at, until } }
}
