import { rarePages } from '@fairfloor/domain/rare-pages'
import { type PageTable, pagesOf } from './page-table.tsx'

/** Pages that most visits open none of. An address that no table knows comes here, too. */
export const table: PageTable = {
  pages: rarePages,
  files: () => import('./rare-files.ts'),
}

export default pagesOf(table)
