import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basket, buyer, line, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { OrderOverviewModal } from './OrderOverview.tsx'

const BASKET = '/api/onlineshop/vts-basket'
const REMOVE = '/api/onlineshop/vts-basket-sample-positions'
const sample = (id: number, name: string, quantity: number) => ({
  id,
  quantity,
  vts_sample_product_attribute: {
    name,
    image_url: null,
    vts_sample_product_size: { name: 'Whey, sachet 30 g', vts_exhibitor: { id: 11, name: 'North' } },
  },
})
const samples = [sample(1, 'Vanilla', 2), sample(2, 'Cocoa', 1)]
const withSamples = basket([line(1, 'Lime', 3, 10, 17.5)], {
  sample_positions: samples,
  total_sample_positions_quantity: 3,
})

const open = (answers: Answers = {}) =>
  openPage({ '/': <OrderOverviewModal open onClose={() => {}} /> }, '/', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [],
    [`GET ${BASKET}`]: withSamples,
    ...answers,
  })
const list = async () => within(await screen.findByRole('region', { name: 'Free samples' }))
const remove = async (name: string) =>
  userEvent.click((await list()).getByRole('button', { name: `Remove Whey, sachet 30 g, ${name}` }))

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('free samples in the order overview', () => {
  test('are listed with exhibitor and pieces, each with its remove button (TS-304)', async () => {
    open()
    const shown = await list()
    expect(shown.getByText('3 samples · With your first release')).toBeTruthy()
    const rows = shown.getAllByRole('listitem')
    expect(rows.map(row => row.textContent)).toEqual([
      'VanillaNorth · Whey, sachet 30 g2 ×',
      'CocoaNorth · Whey, sachet 30 g1 ×',
    ])
    for (const row of rows) expect(within(row).getByRole('button')).toBeTruthy()
  })

  test('stand there also where nothing is ordered yet', async () => {
    open({ [`GET ${BASKET}`]: { ...withSamples, positions: [] } })
    await list()
    expect(screen.queryByText('Nothing ordered yet')).toBeNull()
  })

  test('one that is removed is gone at once, before the server has answered (TS-305)', async () => {
    const { calls } = open({ [`DELETE ${REMOVE}/2`]: () => new Promise(() => {}) })
    await remove('Cocoa')
    expect(screen.queryByText('Cocoa')).toBeNull()
    await waitFor(() => expect(calls()).toMatchObject([{ method: 'DELETE', path: `${REMOVE}/2` }]))
  })

  test('the answer’s samples are kept, its lines are not', async () => {
    const answer = { ...withSamples, positions: [], sample_positions: [samples[0]!] }
    const { client } = open({ [`DELETE ${REMOVE}/2`]: answer })
    await remove('Cocoa')
    await waitFor(() =>
      expect(client.getQueryData([BASKET])).toMatchObject({
        sample_positions: [{ id: 1 }],
        positions: [{ quantity: 10 }],
      }),
    )
  })

  test('one whose removal fails comes back with the reason under it (TS-306, TS-312)', async () => {
    open({ [`DELETE ${REMOVE}/2`]: refusal(409, 'The ordering window is closed.') })
    await remove('Cocoa')
    const row = within((await screen.findByText('Cocoa')).closest('li')!)
    expect((await row.findByRole('alert')).textContent).toBe('The ordering window is closed.')
  })

  test('cannot be given back when nothing can be changed', async () => {
    open({ 'GET /api/onlineshop/vts': vts('closed') })
    expect((await list()).queryByRole('button')).toBeNull()
  })
})
