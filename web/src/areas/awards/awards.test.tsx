import type { voteInAwards } from '@fairfloor/domain/awards/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { AwardsPage } from './AwardsPage.tsx'
import type { Awards } from './awards.ts'

afterEach(closePage)

const nominee = (id: number, name: string, user_voted = false) => ({
  id,
  name,
  image: `/media/${id}/320.webp`,
  overlay_image: '/media/won/320.webp',
  user_voted,
  booth: { pano_nr: 3, booth_number: id },
})
const awards = (part: Partial<Awards> = {}): Awards => ({
  name: 'Awards 2031',
  awardYearCategories: [
    {
      award_category: { id: 1, name: 'Brand of the year' },
      award_brands: [nominee(11, 'North'), nominee(12, 'South')],
      award_products: [],
      winner_participant_id: null,
    },
    {
      award_category: { id: 2, name: 'Best bar' },
      award_brands: [],
      award_products: [{ ...nominee(21, 'Oat Bar'), brand: { name: 'North' } }],
      winner_participant_id: null,
    },
  ],
  voting_active: true,
  voting_start: '2031-05-04T22:00:00Z',
  voting_end: '2031-05-08T21:59:59Z',
  winnerStart: '2031-05-10',
  visibleEnd: '2031-06-30',
  stage: 'voting',
  time_zone: 'Europe/Berlin',
  user_votes: [],
  ...part,
})
const won = (part: Partial<Awards> = {}): Awards => {
  const [brands, products] = awards().awardYearCategories
  return awards({
    stage: 'winners',
    voting_active: false,
    awardYearCategories: [{ ...brands!, winner_participant_id: 12 }, products!],
    ...part,
  })
}

const open = (answer: unknown = awards(), more: Answers = {}) =>
  openPage({ '/awards': AwardsPage }, '/awards', {
    'GET /api/current_user': buyer(),
    'GET /api/awards': answer,
    'POST /api/awards/vote': { success: true } satisfies Answer<typeof voteInAwards>,
    ...more,
  })
const category = async (name: string) => within(await screen.findByRole('region', { name }))
const pressed = () =>
  screen
    .queryAllByRole('button', { pressed: true })
    .map(button => button.getAttribute('aria-label')?.replace('Vote for ', ''))
const cardOf = (text: string) => screen.getByText(text).closest('[data-state]')

describe('the awards', () => {
  test('shows the categories with their nominees (TS-259..261)', async () => {
    open()
    await screen.findByRole('button', { name: 'Vote for North' })
    const brands = await category('Brand of the year')
    expect(brands.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'NorthVoteBooth 11',
      'SouthVoteBooth 12',
    ])
    const bars = await category('Best bar')
    expect(bars.getByText('Oat Bar')).toBeTruthy()
    expect(bars.getByText('North')).toBeTruthy()
    const images = [...document.querySelectorAll('li img')].map(image => image.getAttribute('src'))
    expect(images).toEqual(['/media/11/320.webp', '/media/12/320.webp', '/media/21/320.webp'])
    expect(brands.getByRole('link', { name: 'Booth 12, South' }).getAttribute('href')).toMatch(
      /^\/virtual-trade-show\/exhibition\/3\/12/,
    )
    expect(screen.getByText(/until 8 May, 23:59/)).toBeTruthy()
  })

  test('jumps to a category, where the first nominee has the focus, and marks the voted ones', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    open(awards({ user_votes: [{ category_id: 1, participant_id: 12 }] }))
    const categories = within(await screen.findByRole('navigation', { name: 'Categories' }))
    expect(categories.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Voted: Brand of the year',
      'Best bar',
    ])
    await screen.findByRole('button', { name: 'Vote for Oat Bar, North' })
    await userEvent.click(categories.getByRole('link', { name: 'Best bar' }))
    expect(scrolled).toHaveBeenCalled()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Vote for Oat Bar, North')
  })

  test('a choice is sent, shown at once, and can be changed (TS-262, TS-265)', async () => {
    let kept = awards()
    const { calls } = open(() => kept, {
      'POST /api/awards/vote': ({ body }: { body: Awards['user_votes'][number] }) => {
        kept = awards({ user_votes: [body] })
        return { success: true }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Vote for North' }))
    expect(pressed()).toEqual(['North'])
    expect(await screen.findByText('You have voted in 1 of 2 categories')).toBeTruthy()
    await waitFor(() => expect(calls('GET /api/awards')).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Vote for South' }))
    await waitFor(() => expect(calls('GET /api/awards')).toHaveLength(3))
    expect(pressed()).toEqual(['South'])
    expect(calls().map(({ path, body }) => [path, body])).toEqual([
      ['/api/awards/vote', { category_id: 1, participant_id: 11 }],
      ['/api/awards/vote', { category_id: 1, participant_id: 12 }],
    ])
  })

  test('the chosen one again sends nothing', async () => {
    const { calls } = open(awards({ user_votes: [{ category_id: 1, participant_id: 11 }] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Vote for North' }))
    expect(calls()).toEqual([])
  })

  test('a refused vote goes back, and says why', async () => {
    open(awards({ user_votes: [{ category_id: 1, participant_id: 11 }] }), {
      'POST /api/awards/vote': refusal(403, 'You cannot vote for your own brand.'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Vote for South' }))
    const brands = await category('Brand of the year')
    expect(await brands.findByText('You cannot vote for your own brand.')).toBeTruthy()
    expect(pressed()).toEqual(['North'])
  })

  test('the vote that was given is the selection (TS-264)', async () => {
    const [brands, products] = awards().awardYearCategories
    open(
      awards({
        user_votes: [{ category_id: 1, participant_id: 12 }],
        awardYearCategories: [
          brands!,
          { ...products!, award_products: [{ ...nominee(21, 'Oat Bar', true), brand: { name: 'North' } }] },
        ],
      }),
    )
    await screen.findByRole('region', { name: 'Best bar' })
    await waitFor(() => expect(pressed()).toEqual(['South', 'Oat Bar, North']))
  })

  test.each([
    ['before', 'Voting opens on 5 May, 00:00.'],
    ['counting', 'Voting is closed. The winners are announced on 10 May.'],
    ['over', 'These awards are over. Thank you for voting.'],
  ] as const)('nothing can be chosen %s (TS-263)', async (stage, text) => {
    open(awards({ stage, voting_active: false, user_votes: [{ category_id: 1, participant_id: 12 }] }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(cardOf('South')?.getAttribute('data-state')).toBe('chosen')
  })

  test('the winner has its overlay, the others are greyed (TS-271, TS-272)', async () => {
    open(won({ user_votes: [{ category_id: 1, participant_id: 11 }] }))
    expect(await screen.findByText('Winner')).toBeTruthy()
    expect(screen.getByText('The winners are chosen. They stand here until 30 June.')).toBeTruthy()
    expect(cardOf('South')?.getAttribute('data-state')).toBe('winner')
    expect(cardOf('South')?.querySelector('img[src="/media/won/320.webp"]')).toBeTruthy()
    const other = screen.getByText('Your vote').closest('[data-state]')
    expect(other?.getAttribute('data-state')).toBe('other')
    expect(other?.querySelector('img[src="/media/won/320.webp"]')).toBeNull()
    expect(screen.getByText('Nobody voted here, so nobody has won.')).toBeTruthy()
    expect(cardOf('Oat Bar')?.getAttribute('data-state')).toBe('plain')
  })

  test('the page is open to visitors, with the same categories (TS-028, TS-273, SH-017, SH-243)', async () => {
    const { calls } = open(awards(), { 'GET /api/current_user': visitor })
    expect(await screen.findByRole('heading', { level: 1, name: 'Awards 2031' })).toBeTruthy()
    await category('Brand of the year')
    const login = await screen.findByRole('link', { name: 'Log in to vote' })
    expect(login.getAttribute('href')).toBe('/login?target=%2Fawards')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(calls()).toEqual([])
  })

  test('without any one reads what belongs here', async () => {
    open(awards({ awardYearCategories: [], stage: 'none', voting_active: false, name: null }))
    expect(await screen.findByText('There are no awards at the moment')).toBeTruthy()
  })

  test('that cannot be loaded are asked for again', async () => {
    const answers = [refusal(500, 'Something went wrong.'), awards()]
    open(() => answers.shift())
    expect(await screen.findByText('Something went wrong.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /again/i }))
    await category('Best bar')
  })
})
