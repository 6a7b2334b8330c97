import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getKey = endpoint<typeof shapes.getKey>()({
  method: 'GET',
  path: '/api/v1/key',
  summary: 'Whose key it is, and what it may do',
  description: 'Tests a key and shows its rights. A person who manages your company’s users can remove rights from it.',
  who: 'client',
  examples: {
    answer: {
      company: 'Fit & Fine Retail GmbH',
      rights: ['order', 'prices', 'invoices'],
      is_test: false,
      server_time: '2031-03-03T09:30:00.000Z',
    },
  },
})

const whey = { sku: 'NW-908-CHO', gtin: '4012345678901', customer_reference: 'RQ-77' }
const page = (row: object) => ({
  data: [{ ...whey, ...row }],
  removed: [],
  next_cursor: 'MS5zdG9jay4xMjM0NQ',
  has_more: false,
})

export const listProducts = endpoint<typeof shapes.listProducts>()({
  method: 'GET',
  path: '/api/v1/products',
  summary: 'Articles with their texts, pictures, packing and food information',
  description:
    'One row for each article (SKU) that is sold in your country. What is discontinued stays in the list, with `discontinued_at`.',
  who: 'client',
  examples: {
    answer: page({
      foreign_number: '100234',
      name: 'North Whey 908 g, Chocolate',
      brand: { id: 4, name: 'North' },
      product: { id: 12, name: 'Whey', description: 'Whey protein concentrate.' },
      size: { id: 31, name: '908 g' },
      flavour: 'Chocolate',
      categories: [
        { id: 1, name: 'Sports nutrition' },
        { id: 7, name: 'Protein' },
      ],
      unit_value: 908,
      unit: 'g',
      units_per_case: 6,
      gtin_case: '14012345678908',
      order_multiple: 1,
      min_quantity: 1,
      weight_g: 1020,
      msrp: 29.95,
      pictures: ['https://shop.example/media/3f…/640.webp'],
      countries: null,
      food: {
        language: 'en',
        legal_name: 'Protein powder with sweetener',
        ingredients: 'Whey protein concentrate (milk), cocoa powder, sweetener: sucralose.',
        allergens: ['milk'],
        operator: { name: 'North Nutrition B.V.', address: 'Havenweg 1, 3542 AD Utrecht, NL' },
        storage: 'Store in a dry and cool place.',
        origin: 'EU',
        best_before_days: 180,
      },
      nutrition: null,
      discontinued_at: null,
    }),
  },
})

export const listPrices = endpoint<typeof shapes.listPrices>()({
  method: 'GET',
  path: '/api/v1/prices',
  summary: 'Your prices, with promotions, deposits and VAT',
  description: 'One row for each article. A promotion that begins or ends changes the rows of its articles.',
  who: 'client',
  examples: {
    answer: page({
      currency: 'EUR',
      regular_price: 19.99,
      current_price: 17.99,
      promotions: [],
      deposit: null,
      msrp: 29.95,
      vat_class: 'reduced',
      vat_rate: 9,
      discontinued_at: null,
    }),
  },
})

export const listStock = endpoint<typeof shapes.listStock>()({
  method: 'GET',
  path: '/api/v1/stock',
  summary: 'How many pieces are free, and when the next ones come',
  description: 'One row for each article.',
  who: 'client',
  examples: {
    answer: page({ quantity: 148, availability: 'in_stock', eta: null, discontinued_at: null }),
  },
})
