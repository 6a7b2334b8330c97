import type { Scene } from '@fairfloor/domain/trade-show/scenes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buyer, scene, size, vts } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ExhibitionPage } from './ExhibitionPage.tsx'
import { keepListView } from './list-view.ts'

const HALL = '/virtual-trade-show/exhibition'
/** A scene with two glass cases; the showcase has three vitrines. */
const showcaseScene: Scene = {
  ...scene(13),
  hotspots: [2, 1].map(vitrine_id => ({
    kind: 'vitrine',
    label: `Vitrine ${vitrine_id}`,
    polygon: [],
    at: { yaw: 0, pitch: 0 },
    booth_number: null,
    pano_nr: null,
    vitrine_id,
  })),
}
const product = (id: number, name: string) => ({
  ...size(id, name),
  brand_video_url: null,
  brand_video_poster_url: null,
})
const open = (panoNr: number) =>
  openPage({ [`${HALL}/:panoNr?/:boothNr?`]: ExhibitionPage }, `${HALL}/${panoNr}`, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [],
    'GET /api/virtual-trade-show/visited-exhibitors': [],
    'GET /api/virtual-trade-show/scenes': [],
    'GET /api/virtual-trade-show/scenes/13': showcaseScene,
    'GET /api/virtual-trade-show/scenes/4': scene(4),
    'GET /api/onlineshop/vts-show-case-product-sizes': [1, 2, 3].map(vitrineId => ({
      vitrineId,
      products: [product(vitrineId, `Whey ${vitrineId}`)],
    })),
  })

beforeEach(() => keepListView(true))
afterEach(closePage)

test('the list of the showcase’s scene names all vitrines, in their order; each opens the showcase (TS-274)', async () => {
  const { address } = open(13)
  await screen.findByRole('button', { name: 'Vitrine 3' })
  const vitrines = screen.getAllByRole('button', { name: /^Vitrine/ })
  expect(vitrines.map(button => button.getAttribute('aria-label'))).toEqual(['Vitrine 1', 'Vitrine 2', 'Vitrine 3'])
  await userEvent.click(vitrines[2]!)
  const showcase = within(await screen.findByRole('dialog', { name: 'Showcase' }))
  expect(await showcase.findByText('03/03')).toBeTruthy()
  expect(showcase.getByRole('heading', { name: 'Whey 3 Tub' })).toBeTruthy()
  await userEvent.click(showcase.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe(`${HALL}/13`))
})

test('a scene without vitrines does not ask for them', async () => {
  const { calls } = open(4)
  await screen.findByRole('button', { name: 'Booth 7, North' })
  expect(calls('GET /api/onlineshop/vts-show-case-product-sizes')).toEqual([])
})
