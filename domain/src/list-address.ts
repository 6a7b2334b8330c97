import type { Query } from './page.ts'

const MOST = 200

/** Where one is in a long list, as its address holds it: the page, and what is searched. */
export function listPlace(query: Query): { page: number; search: string } {
  const page = query.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    search: (query.get('search') ?? '').slice(0, MOST),
  }
}
