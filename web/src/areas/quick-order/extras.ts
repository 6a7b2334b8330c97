import { type Extras, keptExtras } from '@fairfloor/domain/extras'
import type { TypedExtras } from '../catalogue/typed.ts'

/** As they were stored; a flavour without any is left out. */
export const typedExtras = (stored: unknown): TypedExtras =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored)
          .map(([id, extras]) => [id, keptExtras(extras)] as const)
          .filter(([, extras]) => Object.keys(extras).length > 0),
      )
    : {}

/** With what was typed at a flavour. Blanks alone are nothing: they would take away what its line in the basket has. */
export const withTyped = (all: TypedExtras, flavourId: number, typed: Extras): TypedExtras =>
  typedExtras({
    ...all,
    [flavourId]: {
      ...all[flavourId],
      ...Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, text?.trim()])),
    },
  })
