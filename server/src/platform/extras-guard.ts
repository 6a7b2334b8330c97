import { type ExtraKey, type Extras, extraKeys } from '@fairfloor/domain/extras'
import { enteredExtras } from '@fairfloor/domain/extras-shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import type * as z from 'zod/mini'
import { finderOf } from './find-marked.ts'

/**
 * Refuses extras in a value of this shape that the shop does not take. Taking one away is always possible.
 * @returns a function that throws Refusal malformed, naming the fields; undefined where none is entered
 */
export function extrasGuard(
  shape: z.core.$ZodType,
  taken: readonly ExtraKey[],
): ((value: unknown) => void) | undefined {
  const find = finderOf(shape, enteredExtras)
  const others = extraKeys.filter(key => !taken.includes(key))
  if (!find || others.length === 0) return undefined
  return value => {
    const errors = find(value, '').flatMap(({ path, value: extras }) =>
      others
        .filter(key => (extras as Extras)[key])
        .map(key => ({ path: `${path}.${key}`, detail: 'This shop does not take it.' })),
    )
    if (errors.length > 0) throw refuse('malformed', undefined, errors)
  }
}
