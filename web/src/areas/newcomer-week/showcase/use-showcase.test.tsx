import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useShowcase } from './use-showcase.ts'

const items = [100, 101, 102, 103, 104].map(erp_id => ({ erp_id }))

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)

/** A showcase whose address is told by the story, so that it may come late. */
const shown = (first: string) =>
  renderHook(({ id }) => ({ ...useShowcase(items, id, id => `/${id}`), wanted: useLocation().pathname }), {
    initialProps: { id: first },
    wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter>,
  })

test('a step is not lost when the address of an earlier one comes late (FF-1470)', () => {
  const { result, rerender } = shown('100')
  act(() => result.current.move(1))
  act(() => result.current.move(1))
  rerender({ id: '101' })
  act(() => result.current.move(1))
  expect(result.current.wanted).toBe('/103')
  rerender({ id: '103' })
  act(() => result.current.move(-1))
  expect(result.current.wanted).toBe('/102')
})

test('an address that comes from elsewhere is where the next step begins (FF-1470)', () => {
  const { result, rerender } = shown('100')
  act(() => result.current.move(1))
  rerender({ id: '104' })
  act(() => result.current.move(-1))
  expect(result.current.wanted).toBe('/103')
})
