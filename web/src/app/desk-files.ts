import type { PageFile } from './page-table.tsx'

/** The files of the pages that no buyer opens. */
export const files = import.meta.glob<PageFile>([
  '../areas/**/*DeskPage.tsx',
  '../areas/back-office/*Page.tsx',
  '../areas/companies/Agent*Page.tsx',
])
