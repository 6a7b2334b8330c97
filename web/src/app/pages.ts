import { findPage, firstAsks, type Visited } from '@fairfloor/domain/page'
import { shopPages } from '@fairfloor/domain/shop-pages'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { queryOf } from '../lib/query.ts'
import { userQuery } from '../visit/user.ts'

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../areas/*/*Page.tsx',
  '../areas/{billing/bonus,stock/alerts}/*Page.tsx',
  './*/*Page.tsx',
  '!../areas/**/*DeskPage.tsx',
  '!../areas/back-office/*Page.tsx',
  // Those in rare-modules.ts.
  '!../areas/{careers,complaints,customer-api,enquiries,surveys}/*Page.tsx',
  '!../areas/content/{AboutUs,PaymentMethods,PrivacyPolicy,Terms}Page.tsx',
  '!../areas/trade-show/FaqPage.tsx',
])

/** Loads a page: the export with the name of its file. @throws Error for a page of the table without one */
export async function loadPage(module: string): Promise<ComponentType> {
  const path = module.startsWith('app/') ? `./${module.slice('app/'.length)}.tsx` : `../${module}.tsx`
  const load = modules[path] ?? (await (await further()).furtherModules(module))[path]
  const page = (await load?.())?.[module.slice(module.lastIndexOf('/') + 1)]
  if (!page) throw new Error(`No page ${module}`)
  return page
}

const further = () => import('./further-pages.ts')

/** Prefetches code and first data of the page at an address. */
export function preloadPage(client: QueryClient, { pathname, searchParams }: URL): void {
  const preload = (found: Visited | undefined) => found && preloadFound(client, found, searchParams)
  const found = findPage(shopPages, pathname)
  if (found) preload(found)
  else void further().then(async ({ furtherPages }) => preload(findPage(await furtherPages(pathname), pathname)))
}

function preloadFound(client: QueryClient, found: Visited, searchParams: URLSearchParams): void {
  void loadPage(found.page.module)
  const isBuyer = Boolean(client.getQueryData(userQuery.queryKey)?.user?.company)
  for (const ask of firstAsks(found, searchParams, isBuyer)) void client.prefetchQuery(queryOf(...ask))
}
