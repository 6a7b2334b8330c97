import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shop } from '../../../testing/fair.ts'
import { weekIntroduction } from '../../../testing/week.ts'
import { besideShowcases, open, products, stage } from './test-showcase.tsx'

besideShowcases()

test('the list has every brand with the same cells, and is remembered for the products (FF-1140)', async () => {
  const page = open('/newcomer-week/brands/33')
  fireEvent.click(await screen.findByRole('button', { name: 'Show as a list' }))
  const open33 = await screen.findByRole('button', { name: /Passo Alto/ })
  expect(open33.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: /Kruimel/ }))
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
  const ids = screen.getAllByRole('heading', { name: 'Bars' }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(screen.getByRole('button', { name: 'Add all to basket' })).toBeTruthy()
  await page.goTo('/newcomer-week/products')
  fireEvent.click(await screen.findByRole('button', { name: /Product 2/ }))
  expect(screen.getByText('About Product 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show as a carousel' }))
  expect((await stage()).dataset.steps).toBe('')
  expect(localStorage.getItem('newcomer-week-list')).toBeNull()
})

test('where the shop is set up so, the products stand one below the other: ten, and five more near their end (SH-410, SH-661, SH-662)', async () => {
  let see: (at: number) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: object[]) => void) {
        see = at => seen([{ isIntersecting: true, target: document.querySelector(`[data-at="${at}"]`) }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const page = open('/newcomer-week/products/100', {
    'GET /api/settings': shop({ newcomer_products: 'vertical' }),
    'GET /api/onlineshop/newcomer-week/products': products(17),
  })
  const shown = () => document.querySelectorAll('[data-at]')
  await waitFor(() => expect(shown()).toHaveLength(10))
  act(() => see(3))
  await waitFor(() => expect(page.address()).toBe('/newcomer-week/products/103'))
  expect(shown()).toHaveLength(10)
  act(() => see(8))
  await waitFor(() => expect(shown()).toHaveLength(15))
  act(() => see(14))
  await waitFor(() => expect(shown()).toHaveLength(17))
  expect(page.address()).toBe('/newcomer-week/products/114')
  fireEvent.click(within(shown()[14] as HTMLElement).getByRole('button', { name: 'More and order' }))
  expect(await screen.findByText('About Product 15')).toBeTruthy()
})

test('without named products their page leads to the brands; without any goods it says that there are none (FF-1406)', async () => {
  const INTRODUCTION = 'GET /api/onlineshop/newcomer-week/introduction'
  const answers = { 'GET /api/onlineshop/newcomer-week/products': [] }
  open('/newcomer-week/products', { ...answers, [INTRODUCTION]: weekIntroduction() })
  expect(await screen.findByRole('heading', { level: 1, name: 'The products stand with their brands' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Brands' }).getAttribute('href')).toBe('/newcomer-week/brands')
  cleanup()
  open('/newcomer-week/products', { ...answers, [INTRODUCTION]: weekIntroduction({ flavours: 0 }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing can be ordered at the moment' })).toBeTruthy()
})
