import { isDeskAddress } from '@fairfloor/domain/back-office/addresses'
import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { ACCOUNT } from '@fairfloor/domain/people/access/addresses'

/** Tables of pages that most first visits do not open: each is loaded with the first of its pages. */
export const furtherTables = {
  week: () => import('./WeekPages.tsx'),
  account: () => import('./AccountPages.tsx'),
  desk: () => import('./DeskPages.tsx'),
  rare: () => import('./RarePages.tsx'),
}

/** Loads the table in which the page of an address would be, if it is none of the shop's. */
export async function tableAt(pathname: string) {
  const name = pathname.startsWith(WEEK)
    ? 'week'
    : pathname.startsWith(ACCOUNT)
      ? 'account'
      : isDeskAddress(pathname)
        ? 'desk'
        : 'rare'
  return (await furtherTables[name]()).table
}
