import { expect, test } from 'vitest'
import { weekPageAt } from './visits.ts'

test.each([
  ['/newcomer-week', 'landing'],
  ['/newcomer-week/home', 'home'],
  ['/newcomer-week/brands/12', 'brands'],
  ['/newcomer-week/flavour-list', 'flavour-list'],
  ['/newcomer-week/landing', undefined],
  ['/newcomer-week/elsewhere', undefined],
  ['/newcomer-weekly', undefined],
])('%s is the page %s (FF-1156)', (path, page) => expect(weekPageAt(path)).toBe(page))
