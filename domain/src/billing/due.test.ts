import { expect, it } from 'vitest'
import { day } from '../day.ts'
import { dueOn } from './due.ts'

it('counts days over the ends of months and years', () => {
  expect(dueOn(day('2025-05-12'), 14)).toBe('2025-05-26')
  expect(dueOn(day('2024-02-20'), 14)).toBe('2024-03-05')
  expect(dueOn(day('2025-12-31'), 1)).toBe('2026-01-01')
})
