import { firstAddresses, type PageModule, pageOf, pages } from '@fairfloor/domain/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { prefetch } from '../lib/query.ts'

const modules = import.meta.glob<Record<string, ComponentType>>(['../areas/*/*Page.tsx', './*/*Page.tsx'])

/** Loads a page: the export that is named like its file. @throws Error for a page of the table that has none */
export async function loadPage(module: PageModule | string): Promise<ComponentType> {
  const path = module.startsWith('app/') ? `./${module.slice('app/'.length)}.tsx` : `../${module}.tsx`
  const page = (await modules[path]?.())?.[module.slice(module.lastIndexOf('/') + 1)]
  if (!page) throw new Error(`No page ${module}`)
  return page
}

/** Fetches code and first data of the page behind an address, before it is asked for. */
export function preloadPage(client: QueryClient, pathname: string): void {
  const found = pageOf(pathname)
  if (!found) return
  void loadPage(found.page.module)
  for (const address of firstAddresses(found.page, found.params)) void prefetch(client, address)
}

export { pages }
