import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer, scene, visitor, vts } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { ExhibitionPage } from '../ExhibitionPage.tsx'
import { LobbyPage } from '../LobbyPage.tsx'
import { ShowFrame } from '../ShowFrame.tsx'
import { Typewriter } from './Typewriter.tsx'

vi.mock('../../../panorama/Panorama.tsx', () => ({ Panorama: () => <p>The lobby</p> }))

const LOBBY = '/virtual-trade-show/lobby'
const INFORMATION = '/virtual-trade-show/information'
const RECORD = 'POST /api/virtual-trade-show/view-guided-tour'

const open = (answers: Answers = {}, address = LOBBY) =>
  openPage({ [LOBBY]: LobbyPage, [INFORMATION]: <ShowFrame>Page</ShowFrame> }, address, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering', { is_guided_tour_viewed: false }),
    'GET /api/virtual-trade-show/scenes/0': scene(0),
    'GET /api/virtual-trade-show/scenes/1': {
      ...scene(1),
      stills: { wide: '/hall/wide.webp', tall: '/hall/tall.webp' },
    },
    'GET /api/virtual-trade-show/exhibitors': [],
    'GET /api/virtual-trade-show/visited-exhibitors': [],
    [RECORD]: { success: true },
    ...answers,
  })
const viewed = { 'GET /api/onlineshop/vts': vts('ordering') }
const tour = () => screen.findByRole('dialog', { name: 'Guided tour' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Guided tour' })).toBeNull())
const press = async (name: string) => userEvent.click(within(await tour()).getByRole('button', { name }))
const toLast = async () => {
  for (let step = 1; step < 4; step++) await press('Next Step')
}
const turnOn = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
  await userEvent.click(await screen.findByRole('switch', { name: 'Show the guided tour' }))
}

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('who has not ended the tour', () => {
  test('sees it in the lobby: four steps, each with a picture, then End, which is recorded (TS-114, TS-119, TS-120, TS-123..125)', async () => {
    const { calls } = open()
    const dialog = within(await tour())
    const pictures = new Set<string | null>()
    expect((await dialog.findByRole('img')).getAttribute('src')).toBe('/hall/wide.webp')
    for (let step = 1; step <= 4; step++) {
      expect(dialog.getByText(`Step ${step} of 4`)).toBeTruthy()
      const picture = dialog.getByRole('img')
      pictures.add(picture.getAttribute('alt') ?? picture.getAttribute('aria-label'))
      expect(dialog.getByRole('button', { name: `Step ${step} of 4` }).getAttribute('aria-current')).toBe('step')
      if (step < 4) await press('Next Step')
    }
    expect(pictures.size).toBe(4)
    expect(dialog.queryByRole('button', { name: 'Next Step' })).toBeNull()
    expect(calls(RECORD)).toHaveLength(0)
    await press('End')
    await gone()
    expect(calls(RECORD)).toHaveLength(1)
  })

  test('goes back by the pagination, and not to a step that has not come yet (TS-126)', async () => {
    open()
    const dialog = within(await tour())
    expect((dialog.getByRole('button', { name: 'Step 3 of 4' }) as HTMLButtonElement).disabled).toBe(true)
    await press('Next Step')
    await press('Step 1 of 4')
    expect(dialog.getByText('Step 1 of 4')).toBeTruthy()
  })

  test('hides it by the X on any step without a record, and sees it again on the next visit (TS-127, TS-128)', async () => {
    const { calls } = open()
    await tour()
    await toLast()
    await press('Close')
    await gone()
    expect(calls(RECORD)).toHaveLength(0)
    await userEvent.click(screen.getByRole('link', { name: 'Information' }))
    await userEvent.click(screen.getByRole('link', { name: 'Lobby' }))
    await tour()
  })

  test.each([
    ['step 1: nothing is recorded', async () => {}, 0],
    ['the last step: it is recorded', toLast, 1],
  ])('closes the dialog by Escape on %s (TS-129, TS-130)', async (_on, go, times) => {
    const { calls } = open()
    await tour()
    await go()
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(calls(RECORD)).toHaveLength(times)
  })

  test('is not shown it outside the lobby (TS-113)', async () => {
    open({}, INFORMATION)
    await screen.findByRole('button', { name: 'Exhibitors' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe("the switch 'Show the guided tour'", () => {
  test('leads to the lobby, closes the account and opens the tour although it was viewed (TS-058, TS-116..118)', async () => {
    const { address } = open(viewed, INFORMATION)
    await turnOn()
    await tour()
    expect(address()).toMatch(LOBBY)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My account' })).toBeNull())
    await press('Close')
    await gone()
    expect(address()).toBe(LOBBY)
  })

  test('shows the tour to a visitor, unrecorded; by itself it does not open over the login', async () => {
    const { calls } = open({ 'GET /api/current_user': visitor })
    await screen.findByText('The lobby')
    await turnOn()
    await tour()
    await toLast()
    await press('End')
    await gone()
    expect(calls(RECORD)).toHaveLength(0)
  })

  test('does not open by itself for a visitor, nor over a login that was asked for', async () => {
    open({ 'GET /api/current_user': visitor }, `${LOBBY}?target=%2Fvirtual-trade-show%2Fexhibition`)
    await screen.findByRole('dialog', { name: 'My account' })
    expect(screen.queryByRole('dialog', { name: 'Guided tour' })).toBeNull()
  })

  test('is not needed once the tour was viewed: it does not open by itself (TS-115)', async () => {
    open(viewed)
    await screen.findByRole('button', { name: 'Exhibitors' })
    await screen.findByText('The lobby')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the typewriter', () => {
  const TEXT = 'Welcome to the fair!'
  const typed = () => document.querySelector('[data-typed]')?.getAttribute('data-typed')
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  test('types 10 ms per character; a screen reader has the whole text at once (TS-121, TS-122)', () => {
    vi.useFakeTimers()
    render(<Typewriter text={TEXT} />)
    expect(document.querySelector('[aria-live]')?.textContent).toBe(TEXT)
    expect(typed()).toBe('0')
    act(() => void vi.advanceTimersByTime(100))
    expect(typed()).toBe('10')
    act(() => void vi.advanceTimersByTime(500))
    expect(typed()).toBe(String(TEXT.length))
  })

  test('shows all at once to those who want no motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(<Typewriter text={TEXT} />)
    expect(typed()).toBe(String(TEXT.length))
  })
})

describe('who comes into the hall without the tour', () => {
  const HALL = '/virtual-trade-show/exhibition'
  const row = { description: 'Guided tour', points: 50, count: 0, user_points: 0, cap: 1 }
  const enter = (answers: Answers = {}, address = `${HALL}/1`) =>
    openPage({ [LOBBY]: LobbyPage, [`${HALL}/:panoNr?/:boothNr?`]: ExhibitionPage }, address, {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('ordering', { is_guided_tour_viewed: false }),
      'GET /api/virtual-trade-show/scenes/0': scene(0),
      'GET /api/virtual-trade-show/scenes/1': scene(1),
      'GET /api/virtual-trade-show/exhibitors': [],
      'GET /api/virtual-trade-show/visited-exhibitors': [],
      'GET /api/virtual-trade-show/user-rewards': [row],
      ...answers,
    })
  const offer = () => screen.findByRole('complementary', { name: 'Guided tour' })

  test('is offered it there with its points; it opens in the lobby (FF-698)', async () => {
    const { address } = enter()
    await within(await offer()).findByText(/earns 50 points\.$/)
    expect(screen.queryByRole('dialog', { name: 'Guided tour' })).toBeNull()
    await userEvent.click(within(await offer()).getByRole('link', { name: 'Take the tour' }))
    await tour()
    expect(address()).toBe(`${LOBBY}?tour=on`)
  })

  test('can decline, and is not asked again (FF-698)', async () => {
    enter()
    await userEvent.click(within(await offer()).getByRole('button', { name: 'No tour' }))
    expect(screen.queryByRole('complementary', { name: 'Guided tour' })).toBeNull()
    const kept = localStorage.getItem('fairfloor.draft.1.tour-offer')!
    closePage()
    localStorage.setItem('fairfloor.draft.1.tour-offer', kept)
    enter()
    await screen.findByText('The lobby')
    expect(screen.queryByRole('complementary', { name: 'Guided tour' })).toBeNull()
  })

  test('who has completed it is not asked (FF-698)', async () => {
    const { client } = enter(viewed)
    await waitFor(() => expect(client.getQueryData(['/api/onlineshop/vts'])).toBeTruthy())
    await screen.findByText('The lobby')
    expect(screen.queryByRole('complementary', { name: 'Guided tour' })).toBeNull()
  })
})
