import { createBrowserRouter, type RouteObject } from 'react-router'
import { loadPage, pages } from './pages.ts'

/** Pages under these paths stand alone: the fair has its own chrome, the style page none. */
const ALONE = ['/virtual-trade-show', '/style', '/api/docs']

const routeOf = ({ path, module }: (typeof pages)[number]): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadPage(module) }),
})

const isAlone = ({ path }: (typeof pages)[number]) => ALONE.some(start => path.startsWith(start))

const notFound: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('./NotFoundPage.tsx')).NotFoundPage }),
}

export const router = createBrowserRouter([
  {
    HydrateFallback: () => null,
    lazy: async () => {
      const { RouteError, Root } = await import('./Root.tsx')
      return { Component: Root, ErrorBoundary: RouteError }
    },
    children: [
      ...pages.filter(isAlone).map(routeOf),
      {
        lazy: async () => ({ Component: (await import('./ShopLayout.tsx')).ShopLayout }),
        children: [...pages.filter(page => !isAlone(page)).map(routeOf), notFound],
      },
    ],
  },
])
