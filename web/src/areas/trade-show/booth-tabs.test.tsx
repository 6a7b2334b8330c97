import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buyer, exhibitor, size, vts } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { boothTabs, offeredTabs, shownTab } from './booth-tabs.tsx'
import type { Exhibitor } from './show.ts'
import { Welcome } from './Welcome.tsx'

const has = {
  has_highlights: true,
  has_new_product_attributes: true,
  has_samples: true,
  has_media_files: true,
}
const namesOf = (part: Partial<Exhibitor>) => offeredTabs(exhibitor(part)).map(({ name }) => name)

afterEach(() => {
  cleanup()
  closePage()
})

test('the popup knows eight tabs (TS-176)', () =>
  expect(boothTabs.map(({ name }) => name)).toEqual([
    'VIDEO',
    'HIGHLIGHT',
    'ORDER',
    'FEEDBACK',
    'MEDIA',
    'NEW',
    'SAMPLES',
    'AWARDS',
  ]))

test('a brand’s booth always welcomes, takes orders and feedback (TS-181, TS-183)', () =>
  expect(namesOf({})).toEqual(['VIDEO', 'ORDER', 'FEEDBACK']))

test.each([
  ['has_highlights', 'HIGHLIGHT'],
  ['has_new_product_attributes', 'NEW'],
  ['has_samples', 'SAMPLES'],
  ['has_media_files', 'MEDIA'],
] as const)('with %s alone it offers %s as well, without it does not (TS-179, TS-180, TS-182, TS-184)', (flag, tab) => {
  expect(namesOf({ [flag]: true }).filter(name => !namesOf({}).includes(name))).toEqual([tab])
  expect(namesOf({ ...has, [flag]: false })).not.toContain(tab)
})

test('the organiser’s booth welcomes, and offers feedback and awards only, whatever it has', () =>
  expect(namesOf({ ...has, organiser: true })).toEqual(['VIDEO', 'FEEDBACK', 'AWARDS']))

test.each(['VIDEO', 'HIGHLIGHT', 'ORDER', 'FEEDBACK', 'MEDIA', 'NEW', 'SAMPLES'] as const)(
  'the tab %s that the address names is open (TS-177)',
  name => expect(shownTab(name, offeredTabs(exhibitor(has))).name).toBe(name),
)

test('the organiser’s awards are open when the address names them; what a booth does not offer leads to its welcome (TS-177)', () => {
  expect(shownTab('AWARDS', offeredTabs(exhibitor({ organiser: true }))).name).toBe('AWARDS')
  expect(shownTab('AWARDS', offeredTabs(exhibitor())).name).toBe('VIDEO')
})

test('the welcome shows the booth’s film with its still, and none where it has none (TS-188)', () => {
  const answers = { 'GET /api/current_user': buyer(), 'GET /api/onlineshop/vts': vts('ordering') }
  const open = (part: Partial<Exhibitor>) =>
    openPage({ '/': <Welcome exhibitor={exhibitor(part)} onChoose={() => {}} /> }, '/', answers)
  open({ video_public_link: '/media/booths/north.webm', video_poster_link: '/media/still/640.webp' })
  const film = screen.getByLabelText<HTMLVideoElement>('Video of North')
  expect([film.getAttribute('src'), film.getAttribute('poster')]).toEqual([
    '/media/booths/north.webm',
    '/media/still/640.webp',
  ])
  expect(film.controls).toBe(true)
  closePage()
  open({})
  expect(screen.queryByLabelText('Video of North')).toBeNull()
})

describe('the welcome', () => {
  const [FRESH, CARDS, SIZES] = [
    'GET /api/virtual-trade-show/exhibitors/11/new-products',
    'GET /api/virtual-trade-show/exhibitor-highlights/11',
    'GET /api/onlineshop/vts-exhibitors/11/product-sizes',
  ]
  const onChoose = vi.fn()
  const open = (part: Partial<Exhibitor>, phase: Parameters<typeof vts>[0] = 'ordering') =>
    openPage({ '/': <Welcome exhibitor={exhibitor(part)} onChoose={onChoose} /> }, '/', {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts(phase),
      [FRESH]: [
        {
          id: 20,
          image_background_public_url: '/media/bar/640.webp',
          product_size: { id: 2, name: '60 g', product: { name: 'Bar' } },
          product_attribute: { id: 20, name: 'Peanut' },
          regular_price: 2.49,
          current_price: 1.99,
        },
      ],
      [CARDS]: [
        {
          id: 5,
          imageInitialLink: '/media/front/640.webp',
          imageFlippedLink: '/media/back/640.webp',
          isViewedByUser: false,
          title: 'Clear whey',
          text: '22 g protein',
          product_size_id: 2,
        },
      ],
      'GET /api/virtual-trade-show/exhibitors/11/enquiries': [],
      [SIZES]: [size(3, 'Whey'), size(4, 'Whey', { name: 'Bag', product: size(3, 'Whey').product }), size(5, 'Oats')],
    })

  test('without a film shows what is new, the highlights, and a form to ask the brand (FF-691)', async () => {
    open(has)
    expect(await screen.findByRole('link', { name: /Bar 60 g/ })).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Clear whey' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Ask North' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'See all new' }))
    await userEvent.click(screen.getByRole('button', { name: 'See all' }))
    expect(onChoose.mock.calls).toEqual([['NEW'], ['HIGHLIGHT']])
  })

  test('shows the best sellers with their discount, one size of each product, and leads to them', async () => {
    const { address } = open({})
    const best = within(await screen.findByRole('list', { name: 'Best sellers' }))
    expect(best.getAllByRole('link').map(one => one.querySelector('b')?.textContent)).toEqual(['Whey Tub', 'Oats Tub'])
    expect(best.getAllByText('−30 %')).toHaveLength(2)
    await userEvent.click(best.getByRole('link', { name: /Oats/ }))
    expect(address()).toBe('/?popup=ORDER&productSize_id=5')
  })

  test('of a booth that has neither asks for neither', async () => {
    const { calls } = open({})
    expect(await screen.findByRole('heading', { name: 'Ask North' })).toBeTruthy()
    expect([...calls(FRESH), ...calls(CARDS)]).toEqual([])
  })

  test.each([
    ['before', 'Ordering opens on 5 May, 00:00'],
    ['ordering', 'Order until 8 May, 23:59'],
    ['closed', 'Ordering is closed.'],
  ] as const)('says when one can order: %s (FF-691)', async (phase, words) => {
    open({}, phase)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('does not repeat a description that the booth’s header shows whole (FF-691)', () => {
    open({})
    expect(screen.getByText('Protein from the far north.').dataset.inHead).toBe('')
    closePage()
    open({ description: 'North. '.repeat(40) })
    expect(screen.getByText(/^North\. North/).dataset.inHead).toBeUndefined()
  })
})
