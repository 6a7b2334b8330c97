import * as z from 'zod/mini'
import { type ExtraKey, extraKeys, extrasIn } from './extras.ts'
import { type EnteredIn, lineExtras, type ShownOn } from './line-extras.ts'
import { printed } from './shapes.ts'

/** The extras of a line as an answer shows them in one of some places, or anywhere. */
export const extrasShown = (...places: readonly ShownOn[]) =>
  z.optional(
    fieldsOf(
      extraKeys.filter(key => places.length === 0 || lineExtras[key].shownOn.some(place => places.includes(place))),
      () => z.string(),
    ),
  )

/** Shapes of extras that are entered: the server refuses what the shop does not take. */
export const enteredExtras = new WeakSet<object>()

/** The extras of a line as they are entered in one of some places, trimmed; an empty text takes one away. */
export const extrasEntered = (...places: readonly EnteredIn[]) => {
  const shape = fieldsOf(extrasIn(...places), key =>
    printed(z.string().check(z.trim(), z.maxLength(lineExtras[key].limit), oneLine)),
  )
  enteredExtras.add(shape)
  return z.optional(shape)
}

/** What a line of a basket becomes: other pieces, other extras, or both. What is left out stays as it is. */
export const lineChange = (pieces: z.ZodMiniNumber<number>, place: EnteredIn) =>
  z
    .object({ quantity: z.optional(pieces), extras: extrasEntered(place) })
    .check(z.refine(({ quantity, extras }) => quantity !== undefined || extras !== undefined, NO_QUANTITY))

const NO_QUANTITY = { path: ['quantity'], error: 'This is missing.' }

const oneLine = z.refine<string>(
  text => !/[\p{Cc}\u2028\u2029]/u.test(text),
  'A single line of plain text is expected.',
)

const fieldsOf = (keys: readonly ExtraKey[], shapeOf: (key: ExtraKey) => z.ZodMiniString) =>
  z.strictObject(
    Object.fromEntries(keys.map(key => [key, z.optional(shapeOf(key))])) as Record<
      ExtraKey,
      z.ZodMiniOptional<z.ZodMiniString>
    >,
  )
