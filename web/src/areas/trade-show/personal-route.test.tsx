import type { Answer } from '@fairfloor/domain/endpoint'
import type { getPersonalRoute } from '@fairfloor/domain/show-orders/personal-route-contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitor, exhibitorStaff, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { MyFairPage } from './MyFairPage.tsx'

const MY_FAIR = '/virtual-trade-show/my-fair'
const ROUTE = 'GET /api/virtual-trade-show/personal-route'
const size = (product_size_id: number, product_name: string) => ({
  product_size_id,
  product_name,
  product_size_name: '2 kg',
  image_url: null,
})
const route: Answer<typeof getPersonalRoute> = [
  {
    exhibitor_id: 11,
    brand_name: 'North',
    logo_image_url: null,
    pano_nr: 4,
    booth_number: 7,
    again_count: 8,
    new_count: 1,
    again: [{ ...size(31, 'Whey'), flavours: ['Vanilla', 'Cocoa', 'Lime'], quantity: 1400 }],
    new: [size(32, 'Shake')],
  },
]
const open = (answers: Answers = {}) =>
  openPage({ [MY_FAIR]: MyFairPage }, MY_FAIR, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [exhibitor()],
    'GET /api/virtual-trade-show/visited-exhibitors': [],
    'GET /api/onlineshop/vts-basket': basket([]),
    [ROUTE]: route,
    ...answers,
  })

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

test('the personal route leads to each booth’s order tab, and to what was bought and is new there (FF-726)', async () => {
  open()
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your route: 1 booth' })
  const links = within(heading.closest('section') as HTMLElement).getAllByRole('link')
  const booth = '/virtual-trade-show/exhibition/4/7?popup=ORDER'
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['N7North8 not ordered yet · 1 new', booth],
    ['Whey 2 kg1.400 pieces: Vanilla, Cocoa, 1 more', `${booth}&productSize_id=31`],
    ['Shake 2 kgNew', `${booth}&productSize_id=32`],
    ['7 more at the booth', booth],
  ])
})

test('a long route starts with its first booths and the first sizes of each', async () => {
  const long = Array.from({ length: 7 }, (_, i) => ({
    ...route[0]!,
    exhibitor_id: 20 + i,
    booth_number: 20 + i,
    again: [1, 2, 3, 4].map(id => ({ ...size(id, `Bar ${id}`), flavours: ['Lime'], quantity: 24 })),
  }))
  open({ [ROUTE]: long })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your route: 7 booths' })
  const part = within(heading.closest('section') as HTMLElement)
  expect(part.getAllByText('6 more at the booth')).toHaveLength(5)
  expect(part.queryByText(/Shake/)).toBeNull()
  await userEvent.click(part.getByRole('button', { name: 'Show all 7 booths' }))
  expect(part.getAllByText('6 more at the booth')).toHaveLength(7)
  expect(part.queryByRole('button')).toBeNull()
})

test('a buyer without a route sees none, and staff ask for none', async () => {
  open({ [ROUTE]: [] })
  await screen.findByRole('heading', { level: 2, name: '1 booth to see' })
  expect(screen.queryByText(/Your route/)).toBeNull()
  closePage()
  const { calls } = open({ 'GET /api/current_user': exhibitorStaff() })
  await screen.findByRole('heading', { level: 2, name: '1 booth to see' })
  expect(calls(ROUTE)).toEqual([])
})
