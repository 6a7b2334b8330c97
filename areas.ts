/**
 * The areas of the business and which of them may import which. The check fails on an area missing here, on one without a
 * folder, and on a permission that nothing uses: each comes with its first file.
 *
 * `server` names the areas whose `index.ts` an area may import, in `server` and, for rules, in `domain`. `web` names
 * the areas whose components its pages may show. Both must stay free of cycles; on the server, the outbox carries what
 * would close one.
 *
 * A table is named by the statements of its own area alone. Others call a function of it, or read a view that it
 * has in `view-tables.ts`: `views` names those that an area reads, also of areas that it may not call.
 */
export type Area = {
  readonly server: readonly string[]
  readonly web: readonly string[]
  readonly views?: readonly string[]
}

/** Patterns of files on the side of server and rules that may import any area. */
export const needsNoPermission = {
  /** Foreign keys reference other areas' tables. */
  tables: '^server/src/areas/[^/]+/[a-z-]*tables\\.ts$',
  /** The first data of the browser's pages, of any area. */
  pages: '^domain/src/.+/(desk-|house-)?pages\\.ts$',
  /** Shared set-up of tests. */
  tests: '\\.test\\.tsx?$|/test-[^/]+\\.ts$|/testing(/|\\.ts$)',
} as const

export const areas: Readonly<Record<string, Area>> = {
  'back-office': { server: [], web: [], views: ['people'] },
  seller: { server: [], web: [] },
  people: {
    server: ['back-office', 'seller'],
    web: ['back-office', 'newcomer-week'],
    views: ['companies', 'company_places'],
  },
  companies: {
    server: ['back-office', 'seller', 'people'],
    web: ['back-office', 'people', 'billing', 'orders', 'complaints'],
    views: ['people'],
  },
  catalogue: { server: ['back-office', 'people', 'companies'], web: ['back-office'], views: ['people'] },
  shipping: { server: ['back-office', 'seller'], web: ['back-office'], views: ['order_heads', 'outlet_lot_names'] },
  billing: {
    server: ['back-office', 'seller', 'people', 'companies', 'shipping'],
    web: ['back-office', 'people'],
    views: ['back_to_cards', 'card_tries', 'companies', 'order_goods', 'order_heads'],
  },
  'trade-show': {
    server: ['back-office', 'seller', 'catalogue'],
    web: [
      'back-office',
      'catalogue',
      'awards',
      'booth-content',
      'content',
      'enquiries',
      'feedback',
      'show-orders',
      'rewards',
      'samples',
    ],
  },
  promotions: { server: ['back-office', 'seller', 'companies', 'catalogue', 'trade-show'], web: ['back-office'] },
  orders: {
    server: ['back-office', 'seller', 'people', 'companies', 'catalogue', 'shipping', 'billing', 'promotions'],
    web: ['back-office', 'payments'],
    views: [
      'credit_note_heads',
      'flavour_sizes',
      'free_stock',
      'invoice_heads',
      'open_pick_lists',
      'outlet_lot_names',
      'people',
      'return_heads',
      'running_mandates',
      'shipment_goods',
      'shipment_heads',
    ],
  },
  basket: {
    server: ['seller', 'people', 'companies', 'catalogue', 'billing', 'promotions', 'orders'],
    web: ['catalogue', 'promotions', 'orders', 'order-lists', 'quick-order'],
    views: ['people'],
  },
  'customer-api': {
    server: ['seller', 'people', 'companies', 'catalogue', 'billing', 'promotions', 'orders', 'basket'],
    web: ['catalogue'],
    views: ['companies', 'people'],
  },
  assortment: {
    server: ['seller', 'catalogue', 'promotions', 'orders', 'customer-api'],
    web: ['back-office', 'catalogue', 'promotions', 'basket', 'order-lists'],
  },
  awards: { server: ['back-office', 'catalogue', 'trade-show'], web: ['back-office'] },
  'booth-content': { server: ['seller', 'catalogue', 'trade-show'], web: ['catalogue', 'show-orders'] },
  content: {
    server: [
      'back-office',
      'seller',
      'people',
      'companies',
      'catalogue',
      'billing',
      'promotions',
      'orders',
      'basket',
      'assortment',
      'service-lists',
    ],
    web: ['back-office', 'catalogue', 'promotions', 'orders', 'basket', 'assortment', 'order-lists', 'show-orders'],
  },
  careers: { server: ['back-office', 'seller', 'people', 'content'], web: ['back-office', 'content'] },
  complaints: {
    server: ['back-office', 'seller', 'people', 'companies', 'catalogue', 'billing', 'orders'],
    web: ['back-office'],
    views: ['credit_note_heads', 'order_goods', 'order_heads', 'shipment_goods', 'shipment_heads'],
  },
  enquiries: {
    server: ['back-office', 'seller', 'people', 'companies', 'catalogue', 'trade-show'],
    web: ['back-office', 'content'],
  },
  feedback: { server: ['catalogue', 'trade-show'], web: ['rewards'] },
  'order-lists': {
    server: ['people', 'catalogue', 'promotions', 'basket', 'assortment'],
    web: ['catalogue'],
    views: ['people'],
  },
  stock: {
    server: ['back-office', 'seller', 'people', 'companies', 'catalogue', 'shipping', 'promotions', 'orders'],
    web: ['back-office', 'people', 'basket'],
    views: ['free_stock', 'order_goods', 'order_heads', 'outlet_lot_counts', 'stock_changes'],
  },
  'newcomer-week': {
    server: [
      'back-office',
      'seller',
      'people',
      'companies',
      'catalogue',
      'billing',
      'trade-show',
      'orders',
      'basket',
      'booth-content',
      'order-lists',
    ],
    web: ['back-office', 'catalogue', 'orders', 'basket'],
    views: ['companies', 'order_goods', 'order_heads', 'people'],
  },
  outlet: {
    server: ['back-office', 'seller', 'people', 'catalogue', 'shipping', 'orders', 'basket'],
    web: ['back-office', 'catalogue', 'basket'],
    views: ['order_goods', 'people'],
  },
  payments: {
    server: ['back-office', 'seller', 'people', 'companies', 'billing', 'orders'],
    web: ['back-office'],
    views: [
      'companies',
      'credit_note_heads',
      'invoice_heads',
      'invoices_settled',
      'money_received',
      'order_heads',
      'people',
    ],
  },
  'personal-data': { server: ['back-office', 'seller', 'people', 'catalogue'], web: ['back-office', 'people'] },
  picking: {
    server: ['back-office', 'seller', 'people', 'companies', 'catalogue', 'shipping', 'billing', 'orders', 'outlet'],
    web: ['back-office', 'orders'],
    views: ['order_goods', 'order_heads', 'shipment_goods', 'shipment_heads'],
  },
  'show-orders': {
    server: ['seller', 'people', 'companies', 'catalogue', 'trade-show', 'orders'],
    web: ['catalogue', 'orders', 'basket', 'quick-order', 'samples'],
  },
  'quick-order': {
    server: ['catalogue', 'trade-show', 'orders', 'customer-api', 'assortment', 'order-lists', 'show-orders'],
    web: ['catalogue'],
  },
  rewards: { server: ['back-office', 'people', 'trade-show'], web: ['back-office'] },
  samples: { server: ['catalogue', 'trade-show', 'show-orders'], web: [], views: ['exhibitor_editions'] },
  'service-lists': {
    server: ['seller', 'catalogue', 'promotions', 'orders', 'stock'],
    web: ['catalogue', 'basket', 'assortment'],
  },
  surveys: {
    server: ['back-office', 'seller', 'people', 'catalogue'],
    web: ['back-office'],
    views: ['brand_names', 'companies', 'people'],
  },
}
