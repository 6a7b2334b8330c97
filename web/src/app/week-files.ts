import type { PageFile } from './page-table.tsx'

/** The files of the pages of the Newcomer Week. */
export const files = import.meta.glob<PageFile>([
  '../areas/newcomer-week/*/*Page.tsx',
  '!../areas/newcomer-week/desk/*Page.tsx',
])
