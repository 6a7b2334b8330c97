import type { Query } from './page.ts'

const MOST = 200

/** Where a long list goes on and what is searched in it, as held in its address. */
export const listPlace = (query: Query): { place: string | undefined; search: string } => ({
  place: query.get('place') ?? undefined,
  search: (query.get('search') ?? '').slice(0, MOST),
})

/** The page of a list in numbered pages. */
export function numberedPage(query: Query): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}
