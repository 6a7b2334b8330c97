import { accountPages } from './account-pages.ts'
import { deskPages } from './desk-pages.ts'
import type { Page } from './page.ts'
import { rarePages } from './rare-pages.ts'
import { shopPages } from './shop-pages.ts'
import { weekPages } from './week-pages.ts'

/** All pages. The browser loads the tables of the back office, the Newcomer Week, the account and the rare pages with their first page. */
export const pages: readonly Page[] = [...shopPages, ...rarePages, ...accountPages, ...weekPages, ...deskPages]
