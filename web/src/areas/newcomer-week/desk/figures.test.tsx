import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { WeekFiguresDeskPage } from '../WeekFiguresDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const sold = { orders: 12, customers: 9, new_customers: 2, pieces: 480, net: 9500.5 }

test('an event’s figures are shown by brand, product, day and page, with a spreadsheet in the reader’s language (FF-1155)', async () => {
  openPage({ '/admin/newcomer-weeks/:newcomerWeek/figures': WeekFiguresDeskPage }, '/admin/newcomer-weeks/3/figures', {
    'GET /api/current_user': operator,
    'GET /api/admin/newcomer-weeks/3/figures': {
      ...{ name: 'News', phase: 'over', ...sold, visits: 1300, by_customers: 900 },
      baskets: { customers: 3, pieces: 40, net: 720 },
      backorders: { asked: 4, answered: 3, pieces_asked: 90, pieces_confirmed: 60 },
      days: [{ day: '2031-03-12', visits: 1300, by_customers: 900, orders: 12, net: 9500.5 }],
      pages: [{ page: 'brands', visits: 700, by_customers: 500 }],
      brands: [{ brand: 'North', ...sold }],
      products: [{ brand: 'North', product: 'Whey', ...sold }],
    },
  })
  const table = async (name: string) => within(await screen.findByRole('table', { name }))
  expect((await table('By brand')).getByRole('row', { name: /North 12 9 2 480 9\.500,50/ })).toBeTruthy()
  expect((await table('By product')).getByText('Whey')).toBeTruthy()
  expect((await table('By day')).getByText('12 March 2031')).toBeTruthy()
  expect((await table('By page')).getByText('Brand showcase')).toBeTruthy()
  expect(screen.getByText('New customers: 2')).toBeTruthy()
  expect(screen.getByRole('link', { name: /XLSX/ }).getAttribute('href')).toBe(
    '/api/admin/newcomer-weeks/3/figures.xlsx?language=en',
  )
})
