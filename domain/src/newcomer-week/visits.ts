import { WEEK } from './addresses.ts'

/** Pages of an event whose visits are counted, as the last part of their address; the landing has none. */
export const weekPages = ['landing', 'home', 'brands', 'products', 'flavour-list', 'favorites', 'basket'] as const

export type WeekPage = (typeof weekPages)[number]

/** The page at a path; undefined for others. */
export function weekPageAt(pathname: string): WeekPage | undefined {
  if (pathname === WEEK) return 'landing'
  const name = pathname.startsWith(`${WEEK}/`) ? pathname.slice(WEEK.length + 1).split('/')[0] : undefined
  return weekPages.find(page => page !== 'landing' && page === name)
}
