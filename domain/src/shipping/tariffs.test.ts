import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { mayChange, stepFault, tariffState } from './tariffs.ts'

const today = day('2031-05-06')
const from = (validFrom: string, country: string | null = 'NL', carrier: string | null = null) => ({
  country,
  carrier,
  validFrom: day(validFrom),
})

test('of those that have begun the last one counts (FF-828)', () => {
  const all = [from('2031-01-01'), from('2031-05-06'), from('2031-06-01')]
  expect(all.map(one => tariffState(one, all, today))).toEqual(['over', 'running', 'planned'])
})

test('one of another country or carrier replaces nothing', () => {
  const all = [from('2031-01-01'), from('2031-05-01', null), from('2031-05-01', 'NL', 'Post')]
  expect(all.map(one => tariffState(one, all, today))).toEqual(['running', 'running', 'running'])
})

test('a tariff has one price for the same, and one for the smallest order', () => {
  const start = { fromNet: 0, fromGrams: 0 }
  expect(stepFault([start, { fromNet: 0, fromGrams: 5000 }, { fromNet: 20_000, fromGrams: 0 }])).toBeNull()
  expect(stepFault([start, start])).toBe('doubled')
  expect(stepFault([{ fromNet: 0, fromGrams: 5000 }])).toBe('no_start')
  expect(stepFault([])).toBe('no_start')
})

test('what orders were placed by stays', () => {
  expect(mayChange(day('2031-05-05'), today)).toBe(false)
  expect(mayChange(today, today)).toBe(true)
})
