/**
 * The areas of the business and which of them may import which. An area missing here fails the check.
 *
 * `server` names the areas whose `index.ts` an area may import, in `server` and, for rules, in `domain`. `web` names
 * the areas whose components its pages may show. Both must stay free of cycles; on the server, the outbox carries what
 * would close one.
 */
type Area = { readonly server: readonly string[]; readonly web: readonly string[] }

const everyone = ['identity', 'seller']

export const areas: Readonly<Record<string, Area>> = {
  seller: { server: [], web: [] },
  identity: { server: ['seller'], web: [] },
  content: { server: everyone, web: everyone },
  catalogue: { server: everyone, web: everyone },
  'stock-alerts': { server: [...everyone, 'catalogue'], web: everyone },
  invoicing: { server: everyone, web: [] },
  shipping: { server: [], web: [] },
  orders: { server: [...everyone, 'catalogue', 'invoicing', 'shipping'], web: everyone },
  basket: { server: [...everyone, 'catalogue', 'orders'], web: [...everyone, 'catalogue', 'orders'] },
  complaints: { server: [...everyone, 'orders'], web: [...everyone, 'orders'] },
  'trade-show': {
    server: [...everyone, 'catalogue', 'orders'],
    web: [
      ...everyone,
      'stock-alerts',
      'show-orders',
      'samples',
      'feedback',
      'booth-content',
      'awards',
      'rewards',
      'content',
    ],
  },
  'show-orders': {
    server: [...everyone, 'catalogue', 'trade-show', 'orders'],
    web: [...everyone, 'catalogue', 'orders', 'stock-alerts', 'samples'],
  },
  samples: { server: [...everyone, 'catalogue', 'trade-show', 'show-orders'], web: everyone },
  feedback: { server: [...everyone, 'catalogue', 'trade-show'], web: everyone },
  'booth-content': {
    server: [...everyone, 'catalogue', 'orders', 'trade-show'],
    web: [...everyone, 'catalogue', 'stock-alerts', 'show-orders'],
  },
  awards: { server: [...everyone, 'catalogue', 'trade-show'], web: everyone },
  rewards: { server: [...everyone, 'trade-show'], web: everyone },
  'newcomer-week': {
    server: [...everyone, 'catalogue', 'orders', 'basket'],
    web: [...everyone, 'catalogue', 'orders', 'basket'],
  },
  'customer-api': { server: [...everyone, 'catalogue', 'orders', 'basket'], web: [...everyone, 'catalogue'] },
  'exhibitor-desk': {
    server: [...everyone, 'trade-show', 'show-orders', 'samples', 'feedback', 'booth-content'],
    web: [...everyone, 'booth-content'],
  },
  'back-office': {
    server: [
      ...everyone,
      'content',
      'catalogue',
      'stock-alerts',
      'orders',
      'complaints',
      'trade-show',
      'show-orders',
      'samples',
      'feedback',
      'booth-content',
      'awards',
      'rewards',
      'newcomer-week',
    ],
    web: [...everyone, 'trade-show', 'show-orders', 'catalogue', 'booth-content', 'rewards'],
  },
}
