import type { Highlight, MediaFile } from '@fairfloor/domain/booth-content/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exhibitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { FlipCard } from './FlipCard.tsx'
import HighlightTab from './HighlightTab.tsx'
import MediaTab from './MediaTab.tsx'

const VIEW = 'POST /api/virtual-trade-show/view-highlight'
const KIT = 'POST /api/virtual-trade-show/download-media-kit'

const highlight = (part: Partial<Highlight> = {}): Highlight => ({
  id: 5,
  imageInitialLink: '/media/front/640.webp',
  imageFlippedLink: '/media/back/640.webp',
  isViewedByUser: false,
  title: 'Clear whey',
  text: '22 g protein',
  product_size_id: null,
  ...part,
})
const file = (id: number, name: string, size: number, part: Partial<MediaFile> = {}): MediaFile => ({
  id,
  name,
  link: `/media/booths/${id}.png`,
  size,
  mime_type_prefix: 'image',
  category: { id: 1, name: 'Pictures' },
  preview_url: null,
  ...part,
})

afterEach(closePage)

describe('highlights', () => {
  const open = (shown: Highlight) =>
    openPage({ '/': <HighlightTab exhibitor={exhibitor()} /> }, '/?popup=HIGHLIGHT', {
      'GET /api/virtual-trade-show/exhibitor-highlights/11': [shown],
      [VIEW]: { success: true },
    })

  test('are cards with a front and a flipped picture (TS-004, TS-242)', async () => {
    open(highlight())
    const card = await screen.findByRole('button', { name: 'Clear whey' })
    expect([...card.querySelectorAll('img')].map(one => one.getAttribute('src'))).toEqual([
      '/media/front/640.webp',
      '/media/back/640.webp',
    ])
  })

  test.each(['click', 'Enter', ' '])('turn by %j, and the first interaction alone is told (TS-243)', async how => {
    const { calls } = open(highlight())
    const card = await screen.findByRole('button', { name: 'Clear whey', pressed: false })
    const act = () =>
      how === 'click'
        ? userEvent.click(card)
        : userEvent.type(card, how === 'Enter' ? '{Enter}' : ' ', { skipClick: true })
    card.focus()
    await act()
    const viewed = await screen.findByRole('button', { name: 'Clear whey, viewed', pressed: true })
    expect(viewed).toBe(card)
    await act()
    expect(card.getAttribute('aria-pressed')).toBe('false')
    expect(calls(VIEW).map(({ body }) => body)).toEqual([{ highlight_id: '5' }])
  })

  test('lead to the product that they are about, where there is one (FF-690)', async () => {
    const { address } = open(highlight({ product_size_id: 2 }))
    await userEvent.click(await screen.findByRole('link', { name: 'Order: Clear whey' }))
    expect(address()).toBe('/?popup=ORDER&productSize_id=2')
    closePage()
    open(highlight())
    expect(await screen.findByText('22 g protein')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('already viewed are not told again (TS-244)', async () => {
    const { calls } = open(highlight({ isViewedByUser: true }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear whey, viewed' }))
    expect(calls(VIEW)).toEqual([])
  })
})

describe('a card on which a mouse rests', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const rest = (milliseconds: number) => {
    const onInteract = vi.fn()
    openPage({ '/': <FlipCard highlight={highlight()} onInteract={onInteract} /> }, '/', {})
    const card = screen.getByRole('button')
    fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    vi.advanceTimersByTime(milliseconds)
    fireEvent.pointerLeave(card, { pointerType: 'mouse' })
    vi.advanceTimersByTime(2000)
    return onInteract.mock.calls.length
  }

  test('is an interaction after 900 ms (TS-245)', () => expect(rest(900)).toBe(1))
  test('is none before (TS-245)', () => expect(rest(899)).toBe(0))
})

describe('the media center', () => {
  const open = () =>
    openPage({ '/': <MediaTab exhibitor={exhibitor({ complete_media_kit_url: '/kit' })} /> }, '/', {
      'GET /api/virtual-trade-show/exhibitor-media/11': [
        file(1, 'Tub.png', 1_540_000),
        file(2, 'Clip.webm', 260_000, { mime_type_prefix: 'video', category: { id: 2, name: 'Videos' } }),
        file(3, 'Note.pdf', 40_000, { mime_type_prefix: null, category: null }),
      ],
      'GET /api/virtual-trade-show/media-categories': [
        { id: 1, name: 'Pictures' },
        { id: 2, name: 'Videos' },
      ],
      [KIT]: { success: true },
    })
  const rows = () => screen.getAllByRole('listitem').map(row => row.textContent)

  test('shows name, category and size of each file (TS-248, TS-249)', async () => {
    open()
    await screen.findByText('Tub.png')
    expect(rows()).toEqual(['Tub.pngPictures · 1,5 MB', 'Clip.webmVideos · 0,3 MB', 'Note.pdf0,1 MB'])
  })

  test('hides files of categories that are not checked; those without category stay (TS-246, TS-247)', async () => {
    open()
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(box => box.checked)).toEqual([true, true])
    await userEvent.click(boxes[0]!)
    expect(rows()).toEqual(['Clip.webmVideos · 0,3 MB', 'Note.pdf0,1 MB'])
  })

  test('gives the complete kit, and tells that it was downloaded (TS-005, TS-250, TS-251)', async () => {
    const { calls } = open()
    const kit = await screen.findByRole('link', { name: 'Complete media kit' })
    expect(kit.getAttribute('href')).toBe('/kit')
    kit.addEventListener('click', event => event.preventDefault())
    await userEvent.click(kit)
    await waitFor(() => expect(calls(KIT).map(({ body }) => body)).toEqual([{ exhibitor_id: '11' }]))
  })
})
