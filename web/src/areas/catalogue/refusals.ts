import { refusals } from '@fairfloor/domain/catalogue/refusals'
import { count } from '../../lib/format.ts'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses a quantity. */
export const catalogueRefusals = refusalTexts(refusals, {
  quantity_misfit: ({ position, next }) =>
    `So viele Stück von ${position} können nicht bestellt werden. Die nächste passende Menge ist ${count(next)}.`,
})
