import type { Query } from '../../page.ts'

/** The year in the address of the desk's page; none for the one that runs. */
export function yearAt(query: Query): { year?: string } {
  const year = query.get('year') ?? ''
  return /^[1-9]\d{3}$/.test(year) ? { year } : {}
}
