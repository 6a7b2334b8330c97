import { deskPages } from '@fairfloor/domain/desk-pages'
import { type PageTable, pagesOf } from './page-table.tsx'

/** The pages that no buyer opens. */
export const table: PageTable = {
  pages: deskPages,
  files: () => import('./desk-files.ts'),
}

export default pagesOf(table)
