import { accountPages } from '@fairfloor/domain/account-pages'
import { ACCOUNT } from '@fairfloor/domain/people/access/addresses'
import { type PageTable, pagesOf } from './page-table.tsx'

/** The further pages of the account. */
export const table: PageTable = {
  pages: accountPages,
  files: () => import('./account-files.ts'),
}

export default pagesOf(table, `${ACCOUNT}/`)
