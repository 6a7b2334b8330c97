import type { Page as Route } from '@fairfloor/domain/page'

/** Who looks at the pages, with the address to log in by. */
export const emails = {
  visitor: null,
  buyer: 'buyer@fairfloor.test',
  exhibitor: 'exhibitor@fairfloor.test',
  'new customer': 'gym@fairfloor.test',
  agent: 'agent@fairfloor.test',
  operator: 'operator@fairfloor.test',
} as const
export type Role = keyof typeof emails

/** Values for path parameters. The demo's order 1 is the buyer's; others get a 404. */
const samples: Readonly<Record<string, { value: string; of?: Role | 'nobody' }>> = {
  panoNr: { value: '2' },
  boothNr: { value: '3' },
  orderId: { value: '1', of: 'buyer' },
  brand: { value: '1' },
  category: { value: '1' },
  subCategory: { value: '2' },
  productSize: { value: '1' },
  product: { value: '1' },
  shopProduct: { value: '1' },
  deskProduct: { value: '1', of: 'operator' },
  stockFlavour: { value: '1', of: 'operator' },
  deskOrder: { value: '1', of: 'operator' },
  deskCustomer: { value: '1', of: 'operator' },
  agentCustomer: { value: '1', of: 'agent' },
  delivery: { value: '1', of: 'operator' },
  newcomerWeek: { value: '1', of: 'operator' },
  outletLot: { value: '1', of: 'operator' },
  complaint: { value: '1', of: 'buyer' },
  deskComplaint: { value: '1', of: 'operator' },
  list: { value: '1', of: 'buyer' },
  // Nobody picks when the demo begins.
  pickList: { value: '1', of: 'nobody' },
  job: { value: 'warehouse-picker' },
  clearance: { value: '30' },
  clearanceGroup: { value: 'Last stock' },
  term: { value: 'whey' },
  weekBrand: { value: '1' },
  weekProduct: { value: '1' },
}

/** A page's addresses, without and with its optional parameters. */
export function addressesOf({ path }: Route): string[] {
  const fill = (pattern: string) => pattern.replace(/:(\w+)\??/g, (_, name: string) => sampleOf(name).value)
  return [...new Set([path.replace(/\/:\w+\?/g, '') || '/', path].map(fill))]
}

/** Who alone sees a page with these samples; others find nothing there. */
export const ownerOf = ({ path }: Route): Role | 'nobody' | undefined => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  return names.map(name => sampleOf(name).of).find(Boolean)
}

function sampleOf(name: string) {
  const sample = samples[name]
  if (!sample) throw new Error(`No sample value for :${name} of the route table`)
  return sample
}
