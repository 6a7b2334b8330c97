import { type Availability, availabilityOf } from '@fairfloor/domain/catalogue/availability'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { basket, buyer, exhibitorStaff, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import SamplesFoot from './SamplesFoot.tsx'
import SamplesTab from './SamplesTab.tsx'

const SAMPLES = '/api/onlineshop/vts-exhibitors/11/samples'
const LIMITS = '/api/onlineshop/vts-exhibitors/11/user-sample-limits'
const ADD = '/api/onlineshop/vts-basket-add-sample-position'

const flavour = (id: number, name: string, stock_available: number | null, availability?: Availability) => ({
  id,
  name,
  image_url: null,
  stock_available,
  availability: availability ?? availabilityOf(stock_available, null),
})
const samples = [
  {
    id: 1,
    name: 'Whey, sachet 30 g',
    sample_product_attributes: [flavour(10, 'Vanilla', 8), flavour(11, 'Banana', 0), flavour(12, 'Cocoa', 2)],
  },
  { id: 2, name: 'Bar 20 g', sample_product_attributes: [flavour(20, 'Lemon', 9)] },
]
const limits = (taken: number, inAll: number) => ({
  exhibitor_samples_quantity: taken,
  exhibitor_samples_limit: 5,
  total_samples_quantity: inAll,
  total_samples_limit: 30,
})

const open = (answers: Answers = {}) =>
  openPage(
    {
      '/': (
        <>
          <SamplesTab exhibitor={{ id: 11 }} />
          <SamplesFoot exhibitor={{ id: 11 }} />
        </>
      ),
    },
    '/',
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('ordering'),
      [`GET ${SAMPLES}`]: samples,
      [`GET ${LIMITS}`]: limits(1, 4),
      ...answers,
    },
  )
const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`${name}$`) })
const type = async (name: string, quantity: string) =>
  fireEvent.change(await input(name), { target: { value: quantity } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add samples' })
const figures = () => screen.getAllByText(/^(here|in all)$/).map(figure => figure.textContent)

afterEach(closePage)

describe('the samples tab', () => {
  test('lists the products with their flavours and what is left of each (TS-218)', async () => {
    open()
    const whey = within(await screen.findByRole('region', { name: 'Whey, sachet 30 g' }))
    expect(whey.getByRole('heading', { name: 'Whey' })).toBeTruthy()
    expect(whey.getAllByRole('listitem').map(row => row.textContent)).toEqual([
      'Vanilla8 left',
      'Bananareserved',
      'Cocoa2 left',
    ])
    expect(screen.getByRole('region', { name: 'Bar 20 g' })).toBeTruthy()
  })

  test('a flavour of which nothing is left says reserved and has no input (TS-220)', async () => {
    open()
    const row = within((await screen.findByText('Banana')).closest('li')!)
    expect(row.getByText('reserved')).toBeTruthy()
    expect(row.queryByRole('textbox')).toBeNull()
  })

  test('to readers who are not told the stock it says in words what is there, and the limits remain', async () => {
    const hidden = [flavour(10, 'Vanilla', null, 'in_stock'), flavour(11, 'Banana', null, 'out')]
    open({ [`GET ${SAMPLES}`]: [{ id: 1, name: 'Whey', sample_product_attributes: hidden }] })
    await waitFor(() => expect(figures()).toContain('1 of 5 here'))
    const rows = screen.getAllByRole('listitem').map(row => row.textContent)
    expect(rows).toEqual(['Vanillain stock', 'Bananareserved'])
    await type('Vanilla', '9')
    expect((await input('Vanilla')).value).toBe('4')
  })

  test('says how many are taken and typed, here and in all (TS-223)', async () => {
    open()
    await waitFor(() => expect(figures()).toEqual(['1 of 5 here', '4 of 30 in all']))
    await type('Vanilla', '2')
    expect(figures()).toEqual(['3 of 5 here', '6 of 30 in all'])
  })

  test('an input takes no more than is left, and no more than the limits leave (TS-219)', async () => {
    open()
    await waitFor(() => expect(figures()).toContain('1 of 5 here'))
    await type('Cocoa', '9')
    expect((await input('Cocoa')).value).toBe('2')
    await type('Vanilla', '9')
    expect((await input('Vanilla')).value).toBe('2')
    expect((await input('Lemon')).disabled).toBe(true)
    await type('Cocoa', '0')
    expect((await input('Cocoa')).value).toBe('')
    expect((await input('Lemon')).disabled).toBe(false)
  })

  test('what is typed survives closing', async () => {
    open()
    await type('Vanilla', '3')
    expect(localStorage.getItem('fairfloor.pending.1.samples-11')).toBe('{"10":3}')
  })

  test('without samples says so', async () => {
    open({ [`GET ${SAMPLES}`]: [] })
    expect(await screen.findByText('No samples here')).toBeTruthy()
  })
})

describe('adding samples', () => {
  test('sends what is typed once with a key, empties the inputs and reads what is left (TS-221)', async () => {
    const { calls } = open({ [`POST ${ADD}`]: basket([]) })
    await type('Vanilla', '2')
    await type('Lemon', '1')
    await userEvent.dblClick(button())
    await waitFor(async () => expect((await input('Vanilla')).value).toBe(''))
    expect(calls()).toHaveLength(1)
    expect(JSON.parse((calls()[0]!.body as { positionsJson: string }).positionsJson)).toEqual([
      { sample_product_attribute_id: 10, quantity: 2 },
      { sample_product_attribute_id: 20, quantity: 1 },
    ])
    expect(calls()[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    await waitFor(() => expect(calls(`GET ${SAMPLES}`)).toHaveLength(2))
    await waitFor(() => expect(calls(`GET ${LIMITS}`)).toHaveLength(2))
  })

  test('that is refused says why beside the button, and keeps what was typed (TS-222)', async () => {
    open({ [`POST ${ADD}`]: refusal(409, 'Only 1 left of Vanilla.') })
    await type('Vanilla', '2')
    await userEvent.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Only 1 left of Vanilla.')
    expect(alert.parentElement!.contains(button())).toBe(true)
    expect((await input('Vanilla')).value).toBe('2')
  })

  test('waits for something typed, and for the ordering window', async () => {
    open()
    await input('Vanilla')
    expect(button().disabled).toBe(true)
    await type('Vanilla', '1')
    expect(button().disabled).toBe(false)
    closePage()
    open({ 'GET /api/onlineshop/vts': vts('confirmation') })
    expect(await screen.findByText('Samples can be taken from 5 May, 00:00 to 8 May, 23:59.')).toBeTruthy()
    await type('Vanilla', '1')
    expect(button().disabled).toBe(true)
  })

  test('is for customers', async () => {
    open({ 'GET /api/current_user': exhibitorStaff() })
    expect(await screen.findByText('Staff can look around; only customers take samples.')).toBeTruthy()
    expect((await input('Vanilla')).disabled).toBe(true)
  })
})
