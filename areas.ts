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
  pages: '^domain/src/[^/]+/(desk-|house-)?pages\\.ts$',
  /** Shared set-up of tests. */
  tests: '\\.test\\.tsx?$|/test-[^/]+\\.ts$|/testing(/|\\.ts$)',
} as const

export const areas: Readonly<Record<string, Area>> = {
  seller: { server: [], web: [] },
  identity: { server: ['seller'], web: [] },
  registration: {
    server: ['back-office', 'identity', 'seller', 'invoicing', 'orders', 'customers'],
    web: ['back-office', 'identity'],
  },
  edition: { server: [], web: [] },
  'money-in': {
    server: ['back-office', 'identity', 'seller', 'customers', 'invoicing'],
    web: ['back-office', 'orders'],
    views: ['companies', 'invoice_heads', 'invoices_settled', 'money_received', 'order_heads', 'people'],
  },
  catalogue: { server: ['back-office', 'identity'], web: ['back-office', 'identity'], views: ['people'] },
  assortment: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'promotions', 'orders', 'customer-api'],
    web: ['back-office', 'identity', 'catalogue', 'promotions', 'basket', 'shopping-lists'],
  },
  basket: {
    server: ['identity', 'seller', 'catalogue', 'promotions', 'invoicing', 'orders'],
    web: ['identity', 'catalogue', 'promotions', 'shopping-lists', 'quick-order', 'orders'],
    views: ['people'],
  },
  careers: {
    server: ['back-office', 'identity', 'seller', 'content'],
    web: ['back-office', 'content'],
  },
  content: {
    server: ['back-office', 'identity', 'seller', 'promotions'],
    web: ['back-office', 'identity', 'edition', 'assortment', 'promotions', 'show-orders', 'orders'],
  },
  promotions: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'trade-show'],
    web: ['back-office', 'identity'],
  },
  'shopping-lists': {
    server: ['identity', 'catalogue', 'promotions', 'assortment', 'basket'],
    web: ['identity', 'catalogue'],
    views: ['people'],
  },
  'quick-order': {
    server: [
      'identity',
      'catalogue',
      'assortment',
      'customer-api',
      'trade-show',
      'orders',
      'shopping-lists',
      'show-orders',
    ],
    web: ['catalogue'],
  },
  'service-lists': {
    server: ['identity', 'seller', 'catalogue', 'promotions', 'orders', 'stock-alerts', 'goods-in'],
    web: ['identity', 'catalogue'],
  },
  'stock-alerts': {
    server: ['identity', 'seller', 'catalogue', 'promotions'],
    web: ['identity', 'basket', 'newcomer-week'],
  },
  invoicing: {
    server: ['identity', 'seller', 'shipping'],
    web: ['identity', 'receivables'],
    views: ['back_to_cards', 'card_tries', 'order_goods', 'order_heads'],
  },
  complaints: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'invoicing', 'orders'],
    web: ['back-office', 'identity'],
    views: ['credit_note_heads', 'order_goods', 'order_heads', 'shipment_goods', 'shipment_heads'],
  },
  shipping: { server: ['back-office', 'seller'], web: ['back-office'], views: ['order_heads', 'outlet_lot_names'] },
  orders: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'promotions', 'invoicing', 'shipping'],
    web: ['back-office', 'identity', 'payments'],
    views: [
      'credit_note_heads',
      'flavour_sizes',
      'free_stock',
      'invoice_heads',
      'open_pick_lists',
      'outlet_lot_names',
      'return_heads',
      'running_mandates',
      'shipment_goods',
      'shipment_heads',
    ],
  },
  customers: {
    server: [
      'back-office',
      'identity',
      'seller',
      'catalogue',
      'promotions',
      'invoicing',
      'orders',
      'basket',
      'bonus',
      'customer-api',
      'stock-push',
    ],
    web: ['back-office', 'identity', 'orders', 'receivables', 'complaints'],
  },
  'trade-show': {
    server: ['back-office', 'identity', 'seller', 'catalogue'],
    web: [
      'back-office',
      'identity',
      'edition',
      'catalogue',
      'show-orders',
      'samples',
      'feedback',
      'enquiries',
      'booth-content',
      'awards',
      'rewards',
      'content',
    ],
  },
  'show-orders': {
    server: ['identity', 'seller', 'catalogue', 'trade-show', 'orders'],
    web: ['identity', 'edition', 'catalogue', 'orders', 'samples', 'quick-order'],
  },
  samples: {
    server: ['identity', 'catalogue', 'trade-show', 'show-orders'],
    web: ['identity', 'edition'],
    views: ['exhibitor_editions'],
  },
  feedback: { server: ['identity', 'catalogue', 'trade-show'], web: ['rewards'] },
  enquiries: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'trade-show'],
    web: ['back-office', 'identity', 'edition', 'content'],
  },
  'booth-content': {
    server: ['identity', 'seller', 'catalogue', 'trade-show'],
    web: ['catalogue', 'show-orders'],
  },
  awards: { server: ['back-office', 'identity', 'catalogue', 'trade-show'], web: ['back-office', 'identity'] },
  rewards: { server: ['back-office', 'identity', 'trade-show'], web: ['back-office', 'identity'] },
  'customer-api': { server: ['identity', 'seller', 'catalogue', 'promotions'], web: ['identity', 'catalogue'] },
  'rest-api': {
    server: ['identity', 'seller', 'catalogue', 'promotions', 'customer-api', 'basket', 'orders', 'invoicing'],
    web: [],
  },
  'stock-push': {
    server: ['identity', 'seller', 'catalogue', 'customer-api'],
    web: [],
    views: ['companies', 'people'],
  },
  'stock-desk': {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'orders', 'shipping'],
    web: ['back-office', 'identity'],
    views: ['free_stock', 'order_goods', 'order_heads', 'outlet_lot_counts', 'stock_changes'],
  },
  'personal-data': {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'accounts'],
    web: ['back-office', 'identity', 'accounts'],
  },
  overview: {
    server: ['identity', 'seller', 'catalogue', 'goods-in', 'orders', 'invoicing', 'payments', 'stock-desk'],
    web: ['back-office', 'identity', 'edition'],
  },
  accounts: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'show-orders'],
    web: ['back-office', 'identity', 'newcomer-week'],
  },
  'back-office': { server: ['identity'], web: ['identity', 'edition'] },
  'goods-in': {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'shipping', 'orders'],
    web: ['back-office', 'identity'],
    views: ['free_stock', 'order_goods', 'order_heads'],
  },
  picking: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'shipping', 'invoicing', 'orders', 'outlet'],
    web: ['back-office', 'identity', 'orders'],
    views: ['order_goods', 'order_heads', 'shipment_goods', 'shipment_heads'],
  },
  receivables: {
    server: ['back-office', 'identity', 'seller', 'invoicing', 'orders'],
    web: ['back-office'],
    views: ['back_to_cards', 'card_tries', 'credit_note_heads', 'invoice_heads', 'money_received', 'order_heads'],
  },
  outlet: {
    server: ['back-office', 'identity', 'seller', 'catalogue', 'shipping', 'basket', 'orders'],
    web: ['back-office', 'identity', 'catalogue', 'basket'],
    views: ['order_goods', 'people'],
  },
  'newcomer-week': {
    server: [
      'back-office',
      'identity',
      'seller',
      'catalogue',
      'invoicing',
      'trade-show',
      'booth-content',
      'shopping-lists',
      'basket',
      'orders',
      'stock-alerts',
    ],
    web: ['back-office', 'identity', 'catalogue', 'basket', 'orders'],
    views: ['companies', 'order_goods', 'order_heads', 'people'],
  },
  bonus: {
    server: ['back-office', 'identity', 'seller', 'invoicing'],
    web: ['back-office', 'identity'],
    views: ['companies', 'credit_note_heads', 'invoice_heads', 'order_heads'],
  },
  surveys: {
    server: ['back-office', 'identity', 'seller', 'catalogue'],
    web: ['back-office', 'identity'],
    views: ['brand_names', 'companies', 'people'],
  },
  payments: {
    server: ['back-office', 'identity', 'seller', 'invoicing', 'orders'],
    web: ['back-office', 'identity'],
    views: ['credit_note_heads', 'money_received'],
  },
}
