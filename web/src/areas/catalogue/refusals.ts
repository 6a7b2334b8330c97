import { refusals } from '@fairfloor/domain/catalogue/refusals'
import { count } from '../../lib/format.ts'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses a flavour or a quantity. */
export const catalogueRefusals = refusalTexts(refusals, {
  unknown_flavour: 'Dieses Produkt gibt es nicht.',
  not_for_sale: 'Dieses Produkt kann nicht mehr bestellt werden.',
  quantity_misfit: ({ position, next }) =>
    `So viele Stück von ${position} können nicht bestellt werden. Die nächste passende Menge ist ${count(next)}.`,
  quantity_too_large: ({ most }) => `Von einem Produkt können höchstens ${count(most)} Stück bestellt werden.`,
})
