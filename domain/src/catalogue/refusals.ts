import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What every area that takes orders refuses of goods, and what the operator's desk refuses. */
export const refusals = {
  unknown_flavour: says(422, 'This product does not exist.'),
  not_for_sale: says(422, 'This product can no longer be ordered.'),
  quantity_misfit: {
    status: 422,
    text: ({ position, next }: { position: string; quantity: number; next: number }) =>
      `That many of ${position} cannot be ordered. The next quantity that fits is ${next}.`,
  },
  name_missing: says(422, 'A name is needed.'),
  name_taken: says(422, 'Another one has this name already.'),
  sku_taken: says(422, 'Another flavour has this SKU already.'),
  ean_taken: says(422, 'Another flavour has this EAN already.'),
  brand_gone: says(422, 'This brand does not exist any more.'),
  prices_misfit: says(422, 'The price now may not be above the regular one, and both are needed or none.'),
  not_a_gtin: says(422, 'This is no GTIN: it has 8, 12, 13 or 14 digits with the right check digit.'),
  allergen_unnamed: {
    status: 422,
    text: ({ name }: { name: string }) => `‘${name}’ is missing in the ingredients.`,
  },
  amount_missing: says(422, 'An amount is needed.'),
  category_gone: says(422, 'This category does not exist any more.'),
  group_gone: says(422, 'This customer group does not exist any more.'),
  wrong_file: { status: 422, text: ({ why }: { why: string }) => why },
  import_running: says(409, 'Another file is being compared or imported. Please wait until it is done.'),
  category_within_itself: says(422, 'A category cannot be moved into itself or below itself.'),
  too_many_added: {
    status: 422,
    text: ({ most, sent }: { most: number; sent: number }) =>
      `At most ${most} lines can be added at once, and these are ${sent}. Nothing was added.`,
  },
  quantity_too_large: {
    status: 422,
    text: ({ most }: { most: number }) => `At most ${most} pieces of one product can be ordered.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
