import type { PageFile } from './page-table.tsx'

/** The files of the further pages of the account. */
export const files = import.meta.glob<PageFile>([
  '../areas/*/account/*Page.tsx',
  '../areas/people/security/SecurityPage.tsx',
  '!../areas/content/account/*',
])
