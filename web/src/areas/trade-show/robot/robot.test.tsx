import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PanoramaProps } from '../../../panorama/Panorama.tsx'
import { buyer, exhibitor, scene, size, vts } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { ExhibitionPage } from '../ExhibitionPage.tsx'
import type { Recommendation } from './use-robot.ts'

vi.mock('../../../panorama/Panorama.tsx', () => ({
  Panorama: ({ scene, onHotspot }: PanoramaProps) => (
    <section aria-label={`Panorama ${scene.panoNr}`}>
      {scene.hotspots.map(hotspot => (
        <button key={hotspot.label} type="button" onClick={() => onHotspot(hotspot)}>
          {hotspot.label}
        </button>
      ))}
    </section>
  ),
}))

const WAYS = [
  [10, 2],
  [7, 6],
  [9, 11],
  [21, 13],
  [18, 17],
  [12, 14],
] as const
const BACKWARDS = WAYS.map(([from, to]) => [to, from] as const)
const OTHER_WAYS: (readonly [number, number])[] = [...BACKWARDS, [1, 2], [11, 12]]

const HALL = '/virtual-trade-show/exhibition'
const ASKS = 'GET /api/recommended-top-product'
const product: Recommendation = {
  brand_name: 'North',
  product_name: 'Ultra Whey',
  quantity: 1234,
  exhibitor_panoNr: 4,
  exhibitor_boothNr: 7,
  product_size: {
    id: 31,
    name: 'Tub 900 g',
    image_url: null,
    unit_value: 900,
    unit_name: 'g',
    units_per_case: 6,
    regular_price: 24.99,
    current_price: 17.5,
  },
  sample_product_sizes: [{ id: 1, name: 'Sachet' }],
}

/** The hall with one way from a scene. */
const open = (from: number, to: number, answer: Recommendation | null = product) => {
  const [here] = scene(from).hotspots.filter(({ kind }) => kind === 'scene')
  return openPage({ [`${HALL}/:panoNr?/:boothNr?`]: ExhibitionPage }, `${HALL}/${from}`, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [exhibitor()],
    'GET /api/virtual-trade-show/visited-exhibitors': [],
    'GET /api/virtual-trade-show/scenes': [],
    [`GET /api/virtual-trade-show/scenes/${from}`]: {
      ...scene(from),
      hotspots: [{ ...here!, pano_nr: to, label: 'Walk on' }],
    },
    ...(to === 4 ? {} : { 'GET /api/virtual-trade-show/scenes/4': scene(4) }),
    [`GET /api/virtual-trade-show/scenes/${to}`]: scene(to),
    'GET /api/onlineshop/vts-booth-exhibitor/7': exhibitor(),
    'POST /api/virtual-trade-show/visit-exhibitor': { success: true },
    'GET /api/onlineshop/vts-exhibitors/11/product-sizes': [size(31, 'Ultra Whey')],
    [ASKS]: answer,
  })
}
const walk = async (to: number) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Walk on' }))
  // The hall behind the robot is hidden from the accessibility tree.
  await screen.findByRole('region', { name: `Panorama ${to}`, hidden: true })
}
const robot = () => screen.findByRole('dialog', { name: 'Have you seen this?' })

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('the robot', () => {
  test.each(WAYS)('waits on the way from scene %i to scene %i (TS-165..170)', async (from, to) => {
    open(from, to)
    await walk(to)
    await robot()
  })

  test.each(OTHER_WAYS)('does not wait on the way from scene %i to scene %i (TS-171)', async (from, to) => {
    const { calls } = open(from, to)
    await walk(to)
    expect(calls(ASKS)).toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not met by those who open the scene by its address (TS-171)', async () => {
    const { calls } = open(2, 10)
    await screen.findByRole('region', { name: 'Panorama 2' })
    expect(calls(ASKS)).toHaveLength(0)
  })

  test('shows brand, product, pieces, size and samples, and leads to the order tab at that size (TS-173)', async () => {
    const { address } = open(10, 2)
    await walk(2)
    const dialog = within(await robot())
    expect(dialog.getByRole('heading', { name: 'Ultra Whey' })).toBeTruthy()
    for (const text of [/^North · Booth 7$/, /^Tub 900 g · 6 per case$/, /^1\.234 pieces/, /^Sachet$/, /17,50/])
      expect(dialog.getByText(text)).toBeTruthy()
    await userEvent.click(dialog.getByRole('link', { name: 'Go to the booth' }))
    expect(address()).toBe(`${HALL}/4/7?popup=ORDER&productSize_id=31`)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Have you seen this?' })).toBeNull())
  })

  test('does not come when there is nothing to recommend (TS-175)', async () => {
    const { calls } = open(10, 2, null)
    await walk(2)
    await waitFor(() => expect(calls(ASKS)).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
