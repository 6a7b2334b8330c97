import type { Page } from '@fairfloor/domain/page'
import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'

export type PageFile = Record<string, ComponentType>

/** Pages with the files that they are in, by what `import.meta.glob` names them. The server names a first page's file in its head, so these come later. */
export type PageTable = {
  readonly pages: readonly Page[]
  files(): Promise<{ readonly files: Readonly<Record<string, () => Promise<PageFile>>> }>
}

/** Loads a page of a table: the export with the name of its file. @throws Error for a page of the table without one */
export async function loadPage(module: string, table: PageTable): Promise<ComponentType> {
  const { files } = await table.files()
  const load = files[module.startsWith('app/') ? `./${module.slice('app/'.length)}.tsx` : `../${module}.tsx`]
  const page = (await load?.())?.[module.slice(module.lastIndexOf('/') + 1)]
  if (!page) throw new Error(`No page ${module}`)
  return page
}

/** The routes of a table's pages, each of whose code is loaded when it is opened; of those below an address, within its route. */
export function routesOf(
  table: PageTable,
  { of = () => true, below = '' }: { of?(page: Page): boolean; below?: string } = {},
) {
  return table.pages.filter(of).map(({ path, module }) => {
    const Shown = lazy(async () => ({ default: await loadPage(module, table) }))
    return <Route key={path} path={path.slice(below.length)} element={<Shown />} />
  })
}

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })))

export const notFound = <Route path="*" element={<NotFoundPage />} />

/** The pages of a table within the shop's frame. */
export function pagesOf(table: PageTable, below?: string): ComponentType {
  const routes = routesOf(table, { below })
  return () => (
    <Routes>
      {routes}
      {notFound}
    </Routes>
  )
}
