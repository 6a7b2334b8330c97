import { numberedPage } from '../list-address.ts'
import type { Query } from '../page.ts'

/** What the server filters by, in the address of a list's page. */
export const listQuery = (query: Query): { bought?: '1' } => (query.get('bought') === '1' ? { bought: '1' } : {})

/** What the page itself arranges the rows by. */
export const listFilter = (query: Query) => ({
  brand: query.get('brand'),
  sort: query.get('sort'),
  page: numberedPage(query),
})
