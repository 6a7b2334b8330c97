import { findPage, firstAsks, type Visited } from '@fairfloor/domain/page'
import { shopPages } from '@fairfloor/domain/shop-pages'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '../lib/query.ts'
import { userQuery } from '../visit/user.ts'
import { tableAt } from './further-tables.ts'
import { loadPage, type PageFile, type PageTable } from './page-table.tsx'

const files = import.meta.glob<PageFile>([
  '../areas/*/*Page.tsx',
  '../areas/{billing/bonus,customer-api/docs,stock/alerts}/*Page.tsx',
  '../areas/{content/account/Account,people/security/ChangePassword}Page.tsx',
  './*/*Page.tsx',
  // Those of DeskPages.tsx and RarePages.tsx.
  '!../areas/**/*DeskPage.tsx',
  '!../areas/back-office/*Page.tsx',
  '!../areas/companies/Agent*Page.tsx',
  '!../areas/{careers,complaints,customer-api,enquiries,surveys}/*Page.tsx',
  '!../areas/content/{AboutUs,PaymentMethods,PrivacyPolicy,Terms}Page.tsx',
  '!../areas/trade-show/FaqPage.tsx',
])

/** The pages that the browser knows from the start. */
export const shopTable: PageTable = {
  pages: shopPages,
  files: async () => ({ files }),
}

/** The table with the page of an address. */
export const tableOf = async (pathname: string): Promise<PageTable> =>
  findPage(shopPages, pathname) ? shopTable : tableAt(pathname)

/** Prefetches code and first data of the page at an address. */
export function preloadPage(client: QueryClient, { pathname, searchParams }: URL): void {
  const preload = (table: PageTable) => {
    const found = findPage(table.pages, pathname)
    if (found) preloadFound(client, found, table, searchParams)
  }
  if (findPage(shopPages, pathname)) preload(shopTable)
  else void tableAt(pathname).then(preload)
}

function preloadFound(client: QueryClient, found: Visited, table: PageTable, searchParams: URLSearchParams): void {
  void loadPage(found.page.module, table)
  const isBuyer = Boolean(client.getQueryData(userQuery.queryKey)?.user?.company)
  for (const ask of firstAsks(found, searchParams, isBuyer)) void client.prefetchQuery(queryOf(...ask))
}
