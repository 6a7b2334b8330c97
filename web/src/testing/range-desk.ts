import type { getDeskProduct } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'

/** A product at the desk: one size with two flavours, and a customer group without its own prices. */
export const deskProduct: Answer<typeof getDeskProduct> = {
  id: 3,
  version: 'first',
  name: 'Whey',
  brand: { id: 1, name: 'North', on_sale: true },
  category_id: 5,
  description: '',
  is_new: false,
  on_sale: true,
  vat_class: 'reduced',
  countries: null,
  foreign_number: 'P1',
  image_url: null,
  by_hand: [],
  sizes: [
    {
      id: 7,
      name: '900 g',
      foreign_number: 'S1',
      units_per_case: 6,
      order_multiple: 1,
      min_quantity: 1,
      gym_assortment: false,
      has_label: false,
      promotion_text: '',
      msrp: null,
      regular_price: 24.99,
      current_price: 19.99,
      group_prices: [],
      image_url: null,
      by_hand: ['regular_price'],
      flavours: [
        {
          id: 11,
          sku: 'N-1',
          name: 'Vanilla',
          ean: '4006381333931',
          on_sale: true,
          stock: 10,
          image_url: null,
          by_hand: [],
        },
        { id: 12, sku: 'N-2', name: 'Cocoa', ean: null, on_sale: true, stock: null, image_url: null, by_hand: [] },
      ],
    },
  ],
  groups: [{ id: 2, name: 'Gyms' }],
  categories: [{ id: 5, name: 'Protein > Whey' }],
  price_changes: [
    { id: 1, at: '2031-05-06T12:00:00.000Z', by: 'Olga', size: '900 g', group: null, before: 23.99, after: 24.99 },
  ],
}
