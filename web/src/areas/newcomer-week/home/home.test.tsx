import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { week, weekHeader, weekIntroduction } from '../../../testing/week.ts'
import { WeekHomePage } from './WeekHomePage.tsx'

afterEach(closePage)

test('home has the dates, tiles to brands and products, further ways, answers, and an exit (SH-372..376, SH-383)', async () => {
  const dates = { start: '2031-03-09T23:00:00Z', end: '2031-03-16T22:59:59Z', server_time: '2031-03-12T12:00:00Z' }
  openPage({ '/newcomer-week/home': WeekHomePage }, '/newcomer-week/home', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/newcomer-week/current-ncw': week('open', dates),
    'GET /api/onlineshop/newcomer-week/basket-header': weekHeader(),
    'GET /api/onlineshop/newcomer-week/introduction': weekIntroduction(),
  })
  const page = within(await screen.findByRole('main'))
  expect(await page.findByRole('heading', { level: 1, name: 'Newcomer Week' })).toBeTruthy()
  expect(page.getByText(/^10\s?–\s?16 March 2031$/)).toBeTruthy()
  expect(page.getByText(/^Offers are valid until 11:59\spm on 16 March 2031\.$/)).toBeTruthy()
  const hrefOf = async (name: RegExp) => (await page.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf(/^Brands/)).toBe('/newcomer-week/brands')
  expect(await hrefOf(/^Products/)).toBe('/newcomer-week/products')
  expect(await hrefOf(/^Order by article/)).toBe('/newcomer-week/flavour-list')
  expect(await hrefOf(/^Favorites/)).toBe('/newcomer-week/favorites')
  expect(await hrefOf(/^Exit event$/)).toBe('/')
  const question = page.getByRole('button', { name: 'Which brands take part?' })
  expect(question.getAttribute('aria-expanded')).toBe('true')
  expect(page.getByText('North, South.')).toBeTruthy()
  await userEvent.click(question)
  expect(question.getAttribute('aria-expanded')).toBe('false')
  const service = within(page.getByRole('complementary', { name: 'Customer service' }))
  expect(service.getByRole('link', { name: /^\+/ }).getAttribute('href')).toMatch(/^tel:/)
})
