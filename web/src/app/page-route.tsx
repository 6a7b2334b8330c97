import type { Page } from '@fairfloor/domain/page'
import { lazy } from 'react'
import { Route } from 'react-router'
import { loadPage } from './pages.ts'

/** The route of a page, whose code is loaded when it is opened. */
export const routeOf = ({ path, module }: Page) => {
  const Shown = lazy(async () => ({ default: await loadPage(module) }))
  return <Route key={path} path={path} element={<Shown />} />
}
