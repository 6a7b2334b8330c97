import { refusals } from '@fairfloor/domain/catalogue/refusals'
import { count } from '../../lib/format.ts'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses a flavour, a quantity, or a change of the range. */
export const catalogueRefusals = refusalTexts(refusals, {
  unknown_flavour: 'Dieses Produkt gibt es nicht.',
  not_for_sale: 'Dieses Produkt kann nicht mehr bestellt werden.',
  quantity_misfit: ({ position, next }) =>
    `So viele Stück von ${position} können nicht bestellt werden. Die nächste passende Menge ist ${count(next)}.`,
  name_missing: 'Ein Name fehlt.',
  name_taken: 'Etwas anderes heißt schon so.',
  sku_taken: 'Eine andere Sorte hat diese Artikelnummer schon.',
  ean_taken: 'Eine andere Sorte hat diese EAN schon.',
  brand_gone: 'Diese Marke gibt es nicht mehr.',
  prices_misfit: 'Der Preis jetzt darf nicht über dem regulären liegen, und es braucht beide oder keinen.',
  not_a_gtin: 'Das ist keine GTIN: Sie hat 8, 12, 13 oder 14 Ziffern mit der richtigen Prüfziffer.',
  allergen_unnamed: ({ name }) => `„${name}“ fehlt in den Zutaten.`,
  amount_missing: 'Eine Menge fehlt.',
  category_gone: 'Diese Kategorie gibt es nicht mehr.',
  group_gone: 'Diese Kundengruppe gibt es nicht mehr.',
  wrong_file: ({ why }) => `Diese Datei passt nicht: ${why}`,
  import_running: 'Eine andere Datei wird gerade verglichen oder importiert. Bitte warten, bis sie fertig ist.',
  category_within_itself: 'Eine Kategorie kann nicht in sich selbst oder unter sich verschoben werden.',
  too_many_added: ({ most, sent }) =>
    `Auf einmal können höchstens ${count(most)} Zeilen hinzugefügt werden, das sind ${count(sent)}. Es wurde nichts hinzugefügt.`,
  quantity_too_large: ({ most }) => `Von einem Produkt können höchstens ${count(most)} Stück bestellt werden.`,
})
