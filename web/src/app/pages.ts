import { firstAddresses, type PageModule, pageOf, pages } from '@fairfloor/domain/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { prefetch } from '../lib/query.ts'

type Module = { Component: ComponentType }

const modules = import.meta.glob<Module>(['../areas/*/*Page.tsx', './*/*Page.tsx'])

/** Loads a page's module. @throws Error for a page of the table that has no module */
export function loadPage(module: PageModule | string): Promise<Module> {
  const path = module.startsWith('app/') ? `./${module.slice('app/'.length)}.tsx` : `../${module}.tsx`
  const load = modules[path]
  if (!load) throw new Error(`No page module ${module}`)
  return load()
}

/** Fetches code and first data of the page behind an address, before it is asked for. */
export function preloadPage(client: QueryClient, pathname: string): void {
  const found = pageOf(pathname)
  if (!found) return
  void loadPage(found.page.module)
  for (const address of firstAddresses(found.page, found.params)) void prefetch(client, address)
}

export { pages }
