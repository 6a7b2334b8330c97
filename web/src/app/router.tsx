import type { Page } from '@fairfloor/domain/page'
import { pages } from '@fairfloor/domain/pages'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { loadPage } from './pages.ts'

const routeOf = ({ path, module }: Page): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadPage(module) }),
})

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
      ...pages.filter(({ alone }) => alone).map(routeOf),
      {
        lazy: async () => ({ Component: (await import('./ShopLayout.tsx')).ShopLayout }),
        children: [...pages.filter(({ alone }) => !alone).map(routeOf), notFound],
      },
    ],
  },
])
