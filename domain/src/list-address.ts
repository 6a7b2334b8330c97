import type { Query } from './page.ts'

const MOST = 200

/** Position in a paged list as held in its address: page and search. */
export function listPlace(query: Query): { page: number; search: string } {
  const page = query.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    search: (query.get('search') ?? '').slice(0, MOST),
  }
}
