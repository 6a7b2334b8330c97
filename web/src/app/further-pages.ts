import { isDeskAddress } from '@fairfloor/domain/back-office/addresses'
import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import type { Page } from '@fairfloor/domain/page'
import { ACCOUNT } from '@fairfloor/domain/people/access/addresses'

const isOfWeek = (module: string) => module.startsWith('areas/newcomer-week/') && !module.endsWith('DeskPage')
const isOfAccount = (module: string) => /^areas\/[^/]+\/(account|security)\//.test(module)

/** The files of the pages that most first visits do not open, of the table with this one. */
export async function furtherModules(module: string) {
  if (isOfWeek(module)) return (await import('./week-modules.ts')).weekModules
  if (isOfAccount(module)) return (await import('./account-modules.ts')).accountModules
  const { rareModules } = await import('./rare-modules.ts')
  return `../${module}.tsx` in rareModules ? rareModules : (await import('./desk-pages.ts')).deskModules
}

/** The table of pages, other than the shop's, in which an address would be. */
export async function furtherPages(pathname: string): Promise<readonly Page[]> {
  if (pathname.startsWith(WEEK)) return (await import('@fairfloor/domain/week-pages')).weekPages
  if (pathname.startsWith(ACCOUNT)) return (await import('@fairfloor/domain/account-pages')).accountPages
  if (isDeskAddress(pathname)) return (await import('@fairfloor/domain/desk-pages')).deskPages
  return (await import('@fairfloor/domain/rare-pages')).rarePages
}
