import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PanoramaProps } from '../../panorama/Panorama.tsx'
import { basket, buyer, exhibitor, line, scene, size, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { ExhibitionPage } from './ExhibitionPage.tsx'
import { LobbyPage } from './LobbyPage.tsx'

const focused = vi.hoisted(() => vi.fn())

// The test browser cannot draw, so the viewer is replaced by its scene's name and hotspots.
vi.mock('../../panorama/Panorama.tsx', async () => {
  const { useImperativeHandle } = await import('react')
  return {
    Panorama: ({ ref, scene, open, controls, onHotspot, onFailed }: PanoramaProps) => {
      useImperativeHandle(ref, () => ({ focusHotspot: focused, turnTo: () => {} }))
      return (
        <section aria-label={`Panorama ${scene.panoNr}`} data-turned-to={open ?? 'start'}>
          {scene.hotspots.map(hotspot => (
            <button key={hotspot.label} type="button" onClick={() => onHotspot(hotspot)}>
              {hotspot.label}
            </button>
          ))}
          <button type="button" onClick={() => onFailed('picture')}>
            lose the picture
          </button>
          {controls}
        </section>
      )
    },
  }
})

const HALL = '/virtual-trade-show/exhibition'
const SIZES = '/api/onlineshop/vts-exhibitors/11/product-sizes'
const pages = {
  '/virtual-trade-show/lobby': LobbyPage,
  '/virtual-trade-show/exhibition/:panoNr?/:boothNr?': ExhibitionPage,
  '/virtual-trade-show/information': <p>Information screen</p>,
}
const open = (address: string, answers: Answers = {}) =>
  openPage(pages, address, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [exhibitor()],
    'GET /api/virtual-trade-show/visited-exhibitors': [],
    'GET /api/virtual-trade-show/scenes': [0, 1, 4, 5].map(panoNr => ({ panoNr, name: scene(panoNr).name })),
    ...Object.fromEntries([0, 1, 4, 5].map(panoNr => [`GET /api/virtual-trade-show/scenes/${panoNr}`, scene(panoNr)])),
    'GET /api/onlineshop/vts-booth-exhibitor/7': exhibitor(),
    'POST /api/virtual-trade-show/visit-exhibitor': { success: true },
    [`GET ${SIZES}`]: [size(1, 'Whey'), size(2, 'Bar')],
    ...answers,
  })
const panorama = (panoNr: number) => screen.findByRole('region', { name: `Panorama ${panoNr}` })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const asVisitor = { 'GET /api/current_user': visitor }

beforeEach(() => {
  focused.mockClear()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  closePage()
})

describe('a show without a hall', () => {
  const empty = (panoNr: number) => ({ ...scene(panoNr), pictures: [], tiles: null })
  const answers = { 'GET /api/virtual-trade-show/scenes/0': empty(0), 'GET /api/virtual-trade-show/scenes/1': empty(1) }
  const NOTICE = /This trade show has no hall to look around in/

  test('is a list from the lobby on, says so, and offers no panorama (FF-508)', async () => {
    open('/virtual-trade-show/lobby', answers)
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^Panorama/ })).toBeNull()
    expect(screen.queryByRole('switch', { name: 'List view' })).toBeNull()
  })

  test('lists every booth, and a booth opens from there (FF-508)', async () => {
    const { address } = open(HALL, answers)
    expect(await screen.findByRole('heading', { name: 'Exhibition', level: 1 })).toBeTruthy()
    expect(screen.getByText(NOTICE)).toBeTruthy()
    await press('7 North 2 products')
    expect(address()).toMatch(/exhibition\/\d+\/7/)
  })
})

describe('the lobby', () => {
  test('is a panorama for visitors too; its entrance asks them to log in (TS-018, TS-031, TS-068, TS-070)', async () => {
    const { address } = open('/virtual-trade-show/lobby', asVisitor)
    await panorama(0)
    await press('Enter the exhibition hall')
    const account = within(await screen.findByRole('dialog', { name: 'My account' }))
    expect(account.getByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(address()).toBe('/virtual-trade-show/lobby')
  })

  test('its entrance leads who is logged in to the hall (TS-033, TS-069)', async () => {
    const { address, client } = open('/virtual-trade-show/lobby')
    await waitFor(() => expect(client.getQueryData(['/api/current_user'])).toBeTruthy())
    await press('Enter the exhibition hall')
    expect(address()).toBe(HALL)
    await panorama(1)
  })

  test('its desk leads to the information screen (TS-071)', async () => {
    const { address } = open('/virtual-trade-show/lobby', asVisitor)
    await press('Information desk')
    expect(address()).toBe('/virtual-trade-show/information')
  })
})

describe('the address of the hall', () => {
  test('without numbers is scene 1 at its start (TS-019, TS-139)', async () => {
    open(HALL)
    expect((await panorama(1)).dataset.turnedTo).toBe('start')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('with a scene shows that scene at its start (TS-019, TS-138, TS-141)', async () => {
    open(`${HALL}/5`)
    expect((await panorama(5)).dataset.turnedTo).toBe('start')
  })

  test('with a booth, too, stands before it (TS-019, TS-140)', async () => {
    open(`${HALL}/4/7`)
    expect((await panorama(4)).dataset.turnedTo).toBe('booth-7')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('with a popup in any case opens that tab (TS-142, TS-177)', async () => {
    open(`${HALL}/4/7?popup=oRdEr`)
    expect((await screen.findByRole('tab', { name: 'Place order', selected: true })).textContent).toBe('Place order')
  })

  test('with a product size scrolls to it (TS-143)', async () => {
    open(`${HALL}/4/7?popup=ORDER&productSize_id=2`)
    const scrolled = vi.mocked(Element.prototype.scrollIntoView)
    await waitFor(() =>
      expect(scrolled.mock.contexts.map(one => (one as Element).getAttribute('aria-label'))).toContain('Bar Tub'),
    )
  })

  test('leads a visitor to the lobby’s login', async () => {
    const { address } = open(`${HALL}/4/7?popup=ORDER`, asVisitor)
    expect(await screen.findByRole('dialog', { name: 'My account' })).toBeTruthy()
    expect(address()).toBe(`/virtual-trade-show/lobby?target=${encodeURIComponent(`${HALL}/4/7?popup=ORDER`)}`)
    expect(await screen.findByText('Log in to go to booth 7.')).toBeTruthy()
  })
})

describe('the hotspots of a scene', () => {
  test('lead to the next scene and open a booth (TS-003, TS-144, TS-145, TS-158)', async () => {
    const { address, calls } = open(`${HALL}/4`)
    await press('Aisle 5')
    await panorama(5)
    expect(address()).toBe(`${HALL}/5`)
    await press('North')
    const booth = within(await screen.findByRole('dialog', { name: /North/ }))
    expect(address()).toBe(`${HALL}/5/7?popup=VIDEO`)
    await waitFor(() => expect(calls()).toMatchObject([{ body: { exhibitor_id: '11' } }]))
    await userEvent.click(booth.getByRole('button', { name: 'Close' }))
    expect(address()).toBe(`${HALL}/5`)
    await waitFor(() => expect(focused).toHaveBeenCalledWith('booth-7'))
  })
})

describe('the popup of a booth', () => {
  test('shows logo, description and the five links (TS-185..187)', async () => {
    open(`${HALL}/4/7?popup=ORDER`)
    const booth = within(await screen.findByRole('dialog', { name: /North/ }))
    expect(await booth.findByText('Protein from the far north.')).toBeTruthy()
    expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toBe('/media/logo-north.webp')
    const links = ['website', 'youtube', 'twitter', 'instagram', 'facebook'] as const
    expect(booth.getAllByRole('link', { name: /^North, / }).map(link => link.getAttribute('href'))).toEqual(
      links.map(name => exhibitor()[`${name}_url`]),
    )
  })

  test('says what it does not offer when the address asks for it, and shows its welcome (FF-692)', async () => {
    open(`${HALL}/4/7?popup=SAMPLES`)
    expect(await screen.findByText('North shows nothing under ‘Free samples’ at this fair.')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Welcome', selected: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Place order' }))
    expect(screen.queryByText('North shows nothing under ‘Free samples’ at this fair.')).toBeNull()
  })

  test('leads to the page of the awards where the address asks for those', async () => {
    open(`${HALL}/4/7?popup=AWARDS`)
    expect((await screen.findByRole('link', { name: 'See the awards' })).getAttribute('href')).toBe('/awards')
  })

  test('keeps the focus when a button of one tab opens another (FF-693)', async () => {
    open(`${HALL}/4/7?popup=VIDEO`)
    await press('See the products (2)')
    const order = await screen.findByRole('tabpanel', { name: 'Place order' })
    await waitFor(() => expect(document.activeElement).toBe(order))
  })

  test('has no header or footer that would be landmarks of the whole page (FF-694)', async () => {
    open(`${HALL}/4/7?popup=ORDER`)
    const booth = await screen.findByRole('dialog', { name: /North/ })
    expect(booth.querySelector('header, footer')).toBeNull()
  })

  test('has its links as one stop of the Tab key (FF-693)', async () => {
    open(`${HALL}/4/7?popup=VIDEO`)
    const links = within(await screen.findByRole('toolbar', { name: 'Links of North' })).getAllByRole('link')
    expect(links).toHaveLength(5)
    expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  test.each([
    ['a brand’s offers Place order', false, 1],
    ['the organiser’s does not', true, 0],
  ])('%s', async (_, organiser, offers) => {
    open(`${HALL}/4/7?popup=VIDEO`, { 'GET /api/onlineshop/vts-booth-exhibitor/7': exhibitor({ organiser }) })
    await screen.findByRole('tab', { name: 'Welcome' })
    expect(screen.queryAllByRole('tab', { name: 'Place order' })).toHaveLength(offers)
  })

  test('says so when the booth is not taken', async () => {
    open(`${HALL}/4/8?popup=ORDER`, { 'GET /api/onlineshop/vts-booth-exhibitor/8': refusal(404, 'No such booth.') })
    expect(await screen.findByText('This booth is not taken.')).toBeTruthy()
  })
})

describe('the list of a scene', () => {
  test('takes the place of the panorama, in every scene, with the same popups and visits (TS-160, TS-161)', async () => {
    const { address, calls } = open(`${HALL}/4`)
    await userEvent.click(await screen.findByRole('switch', { name: 'List view' }))
    expect(screen.queryByRole('region', { name: /^Panorama/ })).toBeNull()
    await press('Go to Aisle 5')
    expect(address()).toBe(`${HALL}/5`)
    expect(await screen.findByRole('heading', { name: 'Scene 5, Aisle 5' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^Panorama/ })).toBeNull()
    await press('Booth 7, North')
    expect(await screen.findByRole('dialog', { name: /North/ })).toBeTruthy()
    expect(address()).toBe(`${HALL}/5/7?popup=VIDEO`)
    await waitFor(() => expect(calls()).toMatchObject([{ body: { exhibitor_id: '11' } }]))
  })

  test('marks a booth with the lines that are ordered there', async () => {
    const lines = [line(1, 'Vanilla', 7, 6, 17.5), line(2, 'Cocoa', 7, 12, 17.5), line(3, 'Peanut', 7, 0, 17.5)]
    open(`${HALL}/4`, { 'GET /api/onlineshop/vts-basket': basket(lines) })
    await userEvent.click(await screen.findByRole('switch', { name: 'List view' }))
    const booth = await screen.findByRole('button', { name: 'Booth 7, North' })
    expect(await within(booth).findByText('2 lines ordered')).toBeTruthy()
    // A booth of the scene is not listed again.
    const others = within(screen.getByRole('heading', { name: 'Other exhibitors' }).parentElement!)
    expect(others.queryByText('2 lines ordered')).toBeNull()
  })

  test('steps in for a picture that does not load, and says so (TS-163, TS-164)', async () => {
    open(`${HALL}/4`)
    await press('lose the picture')
    expect(await screen.findByRole('button', { name: 'Booth 7, North' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(/could not be loaded/)
    expect(screen.queryByRole('region', { name: /^Panorama/ })).toBeNull()
  })
})
