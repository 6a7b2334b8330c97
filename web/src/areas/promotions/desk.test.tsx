import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage } from '../../testing/open-page.tsx'
import { CampaignsDeskPage } from './CampaignsDeskPage.tsx'
import { ClearanceDeskPage } from './ClearanceDeskPage.tsx'
import { PromotionsDeskPage } from './PromotionsDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const open = (path: string, answers: Answers) =>
  openPage(
    { '/promotions': PromotionsDeskPage, '/clearance': ClearanceDeskPage, '/campaigns': CampaignsDeskPage },
    path,
    { 'GET /api/current_user': operator, ...answers },
  )

const list = { next: null, previous: null, total: 1, time_zone: 'Europe/Berlin' }
const row = {
  id: 7,
  name: 'Fill the fridge',
  kind: 'free',
  percent: null,
  from: null,
  paid: 5,
  free: 1,
  unit: 'case',
  start: '2031-05-04T22:00:00.000Z',
  end: '2031-05-08T21:59:59.000Z',
  state: 'running',
  groups: ['Gym'],
  sizes: 12,
}
const choices = {
  groups: [{ id: 3, name: 'Gym' }],
  brands: [{ id: 4, name: 'North' }],
  sizes: [{ id: 5, name: 'North Whey 2 kg' }],
}

test('a promotion is written, previewed and saved; what is missing is said first (FF-977)', async () => {
  const { calls } = open('/promotions?open=new', {
    'GET /api/admin/promotions': { ...list, promotions: [row] },
    'GET /api/admin/promotion-choices': choices,
    'POST /api/admin/promotions/preview': {
      included: 2,
      cheaper: 1,
      sizes: [
        {
          id: 5,
          name: 'North Whey 2 kg',
          regular_price: 49.99,
          price_before: 49.99,
          price_after: 49.99,
          quantity: 24,
          total_before: 1199.76,
          total_after: 1079.78,
        },
      ],
    },
    'POST /api/admin/promotions': { ...row, id: 8 },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'New promotion' }))
  await user.click(form.getByRole('button', { name: 'Save promotion' }))
  expect(form.getAllByText('Please fill this in.')).toHaveLength(3)
  expect(form.getByText('Please add a brand or a size.')).toBeTruthy()
  expect(calls()).toEqual([])

  await user.type(form.getByLabelText('Name'), 'Creatine in stock')
  await user.click(form.getByLabelText('A percentage from a quantity on'))
  await user.type(form.getByLabelText('Per cent off the regular price'), '10')
  await user.type(form.getByLabelText('From how many'), '4')
  await user.type(form.getByLabelText('Begins'), '2031-05-05T00:00')
  await user.type(form.getByLabelText('Last second'), '2031-05-20T23:59')
  await user.type(form.getByLabelText('Search brands and sizes'), 'north')
  await user.click(await form.findByRole('button', { name: 'Add North, whole brand' }))
  await user.click(form.getByLabelText('Gym'))
  await user.click(form.getByRole('button', { name: 'Preview prices' }))
  expect(await form.findByText('1 of 2 sizes become cheaper.')).toBeTruthy()
  expect(form.getByRole('row', { name: /North Whey/ }).textContent).toContain('24 pieces: 1.079,78')
  await user.click(form.getByRole('button', { name: 'Save promotion' }))
  await waitFor(() => expect(calls()).toHaveLength(2))
  expect(calls()[1]?.body).toEqual({
    name: 'Creatine in stock',
    text: { en: '', de: '' },
    kind: 'quantity',
    percent: 10,
    from: 4,
    paid: null,
    free: null,
    unit: 'case',
    start: '2031-05-04T22:00:00.000Z',
    end: '2031-05-20T21:59:00.000Z',
    group_ids: [3],
    brand_ids: [4],
    size_ids: [],
  })
})

test('a running promotion says what it gives, and is ended only after a second press', async () => {
  const { calls } = open('/promotions', {
    'GET /api/admin/promotions': { ...list, promotions: [row] },
    'GET /api/admin/promotion-choices': choices,
    'GET /api/admin/promotions/7': {
      ...row,
      version: 'a',
      text: { en: '', de: '' },
      banner_url: null,
      group_ids: [3],
      brands: [],
      single_sizes: choices.sizes,
    },
    'POST /api/admin/promotions/7/end': { success: true },
  })
  const user = userEvent.setup()
  const table = within(await screen.findByRole('table', { name: 'Promotions' }))
  expect(table.getByText('Buy 6 cases, pay for 5')).toBeTruthy()
  await user.click(table.getByRole('link', { name: 'Open Fill the fridge' }))
  const form = within(await screen.findByRole('form', { name: 'Fill the fridge' }))
  expect((form.getByLabelText('Begins') as HTMLInputElement).value).toMatch(/^2031-05-05T00:00/)
  await user.click(form.getByRole('button', { name: 'End it now' }))
  expect(calls()).toEqual([])
  await user.click(form.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(calls().map(({ path }) => path)).toEqual(['/api/admin/promotions/7/end']))
})

test('a promotion that somebody else has changed shows their state, and is saved from there', async () => {
  let percent = 10
  const promotion = () => ({
    ...{ ...row, kind: 'percent', percent, paid: null, free: null, unit: null, version: String(percent) },
    ...{ text: { en: '', de: '' }, banner_url: null, group_ids: [], brands: [], single_sizes: choices.sizes },
  })
  const taken: unknown[] = []
  open('/promotions?open=7', {
    'GET /api/admin/promotions': { ...list, promotions: [row] },
    'GET /api/admin/promotion-choices': choices,
    'GET /api/admin/promotions/7': promotion,
    'PUT /api/admin/promotions/7': ({ body }: Asked) => {
      taken.push((body as { version: string }).version)
      if (taken.length > 1) return promotion()
      percent = 25
      const problem = { status: 409, code: 'changed_meanwhile', detail: 'Somebody else has changed this.' }
      return new Response(JSON.stringify(problem), {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      })
    },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Fill the fridge' }))
  await user.click(form.getByRole('button', { name: 'Save promotion' }))
  await waitFor(() =>
    expect((form.getByRole('textbox', { name: 'Per cent off the regular price' }) as HTMLInputElement).value).toBe(
      '25',
    ),
  )
  await user.click(form.getByRole('button', { name: 'Save promotion' }))
  await waitFor(() => expect(taken).toEqual(['10', '25']))
})

test('sizes go into the clearance sale (FF-977)', async () => {
  const { calls } = open('/clearance?open=new', {
    'GET /api/admin/clearance': { ...list, total: 0, groups: ['Last stock'], clearances: [] },
    'GET /api/admin/promotion-choices': choices,
    'PUT /api/admin/clearance': { success: true },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Put sizes in' }))
  await user.type(form.getByLabelText('Search sizes'), 'whey')
  await user.click(await form.findByRole('button', { name: 'Add North Whey 2 kg' }))
  expect(form.queryByRole('button', { name: /whole brand/ })).toBeNull()
  await user.type(form.getByLabelText('Per cent'), '40')
  await user.type(form.getByLabelText(/Group/), 'Last stock')
  await user.type(form.getByLabelText('Begins'), '2031-05-05T00:00')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls()[0]?.body).toEqual({
      size_ids: [5],
      percent: 40,
      group: 'Last stock',
      start: '2031-05-04T22:00:00.000Z',
      end: null,
    }),
  )
})

test('a month gets its brand, a week its sizes (FF-977)', async () => {
  const { calls } = open('/campaigns', {
    'GET /api/admin/campaigns': {
      brands: choices.brands,
      months: [{ month: '2031-05', brand: null }],
      weeks: [{ week: '2031-W19', first_day: '2031-05-05', last_day: '2031-05-11', sizes: choices.sizes }],
    },
    'GET /api/admin/promotion-choices': choices,
    'PUT /api/admin/campaigns/months/2031-05': { success: true },
    'PUT /api/admin/campaigns/weeks/2031-W19': { success: true },
  })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Brand of May 2031'), 'North')
  await user.click(screen.getByRole('button', { name: 'Change the product of 2031-W19' }))
  await user.click(await screen.findByRole('button', { name: 'Remove North Whey 2 kg' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ brand_id: 4 }, { size_ids: [] }]))
})
