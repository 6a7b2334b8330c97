import * as z from 'zod/mini'
import { type ExtraKey, extraKeys } from './extras.ts'
import { lineExtras, type ShownOn } from './line-extras.ts'

/** The extras of a line as an answer shows them in one of some places. */
export const extrasShown = (...places: readonly ShownOn[]) => z.optional(z.object(fieldsOf(places)))

const fieldsOf = (places: readonly ShownOn[]) =>
  Object.fromEntries(
    extraKeys
      .filter(key => lineExtras[key].shownOn.some(place => places.includes(place)))
      .map(key => [key, z.optional(z.string())]),
  ) as Record<ExtraKey, z.ZodMiniOptional<z.ZodMiniString>>
