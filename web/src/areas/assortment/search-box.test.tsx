import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../../testing/open-page.tsx'
import SearchBox from './SearchBox.tsx'

const found = {
  brands: [{ id: 4, name: 'North' }],
  products: [
    {
      id: 41,
      brand: { name: 'North' },
      name: 'Whey Pro',
      size_name: '2.5 kg',
      image_uri: '/media/pack/320.webp',
      image_overlay_uri: '/media/new/320.webp',
    },
    { id: 42, brand: { name: 'South' }, name: 'Whey', size_name: '908 g', image_uri: null, image_overlay_uri: null },
  ],
}

const CALL = 'GET /api/search/'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Until the results are there: effects run after the first step. */
const rest = async () => {
  await pass(500)
  await pass(100)
  await pass(100)
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const key = (name: string) => fireEvent.keyDown(box(), { key: name })
const submit = () => fireEvent.submit(box().form!)
const options = () => screen.queryAllByRole('option')
const shown = () => options().length

function open(answer: unknown = found) {
  const page = openPage({ '*': SearchBox }, '/', { 'GET /api/search/wh': answer, 'GET /api/search/whey': answer })
  act(() => box().focus())
  return { ...page, searches: () => page.calls(CALL).map(({ path }) => path) }
}

const type = (text: string) => fireEvent.change(box(), { target: { value: text } })

beforeEach(async () => {
  // Loaded on demand, which fake timers would not wait for.
  await import('./SearchResults.tsx')
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  closePage()
  vi.useRealTimers()
})

describe('what is typed', () => {
  test('replaces the last term when the box is entered again', () => {
    open()
    type('whey')
    act(() => box().blur())
    act(() => box().focus())
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 4])
  })

  test('is searched for once, half a second after the last key (SH-108, SH-635)', async () => {
    const { searches } = open()
    for (const text of ['wh', 'whe', 'whey']) {
      type(text)
      await pass(499)
    }
    expect(searches()).toEqual([])
    await pass(1)
    expect(searches()).toEqual(['/api/search/whey'])
    await pass(5000)
    expect(searches()).toHaveLength(1)
  })

  test('is not searched for once the box has lost the focus (SH-110)', async () => {
    const { searches } = open()
    type('whey')
    await pass(400)
    act(() => box().blur())
    await pass(5000)
    expect(searches()).toEqual([])
    act(() => box().focus())
    await rest()
    expect(searches()).toEqual(['/api/search/whey'])
    expect(shown()).toBe(3)
    act(() => box().blur())
    expect(shown()).toBe(0)
  })

  test.each(['w', ' w ', '', '..'])('is not searched for if it is %j (SH-109, SH-636)', async text => {
    const { searches } = open()
    type('whey')
    type(text)
    await pass(5000)
    expect(searches()).toEqual([])
  })

  test('is searched for from two characters on (SH-108, SH-636)', async () => {
    const { searches } = open()
    type('wh')
    await rest()
    expect(searches()).toEqual(['/api/search/wh'])
  })
})

test('the box shows the term whose results the page shows, unless another is being typed', async () => {
  const { goTo } = openPage({ '/:page/:term?': SearchBox }, '/search/whey%20pro', {})
  expect(box().value).toBe('whey pro')
  await goTo('/brands')
  expect(box().value).toBe('whey pro')
  await goTo('/search/oats')
  expect(box().value).toBe('oats')
  act(() => box().focus())
  type('bar')
  await goTo('/search/whey')
  expect(box().value).toBe('bar')
})

describe('the results', () => {
  test('are brands by name, and products with brand, name, size and both pictures, and lead to them (SH-111..113)', async () => {
    open()
    type('whey')
    await rest()
    const [brands, products] = screen.getAllByRole('group')
    expect([brands, products].map(group => group?.getAttribute('aria-label'))).toEqual(['Brands', 'Products'])
    expect(within(brands!).getAllByRole('option', { name: 'North' })).toHaveLength(1)
    expect(within(products!).getAllByRole('option', { name: 'North Whey Pro 2,5 kg' })).toHaveLength(1)
    expect(options().map(option => option.getAttribute('href'))).toEqual([
      '/brand/4',
      '/productSize/41',
      '/productSize/42',
    ])
    expect([...options()[1]!.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
      '/media/pack/160.webp',
      '/media/new/160.webp',
    ])
    expect(options()[2]!.querySelector('img')).toBeNull()
  })

  test('do not come back for another term once the box was emptied', async () => {
    open()
    type('whey')
    await rest()
    type('c')
    expect(shown()).toBe(0)
    type('cr')
    await pass(400)
    expect(shown()).toBe(0)
  })

  test('are said to be none (SH-114)', async () => {
    open({ brands: [], products: [] })
    type('whey')
    await rest()
    const said = screen.getAllByText('No results for your search')
    expect(said.some(element => element.closest('search'))).toBe(true)
    expect(said.some(element => element.closest('[data-announcer]'))).toBe(true)
  })

  test('are walked by arrows, and Enter goes to the one they are on (SH-113)', async () => {
    const { address } = open()
    type('whey')
    await rest()
    const on = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
    key('ArrowUp')
    expect(on()).toContain('South')
    key('ArrowDown')
    expect(on()).toBeUndefined()
    key('ArrowDown')
    key('ArrowDown')
    expect(on()).toContain('Whey Pro')
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Whey Pro')
    submit()
    await pass(0)
    expect(address()).toBe('/productSize/41')
    await pass(5000)
    expect(shown()).toBe(0)
  })

  test('are closed by Escape, which leaves the text', async () => {
    open()
    type('whey')
    await rest()
    expect(shown()).toBe(3)
    key('Escape')
    await pass(5000)
    expect(shown()).toBe(0)
    expect(box().value).toBe('whey')
  })

  test('are gone to by a click, which does not take the focus before', async () => {
    const { address } = open()
    type('whey')
    await rest()
    expect(fireEvent.mouseDown(options()[0]!)).toBe(false)
    fireEvent.click(options()[0]!)
    await pass(0)
    expect(address()).toBe('/brand/4')
    expect(shown()).toBe(0)
  })
})

describe('Enter and the icon', () => {
  test.each([
    ['whey', '/search/whey'],
    [' 100% a/b? ', '/search/100%25%20a%2Fb%3F'],
    ['w', '/search'],
    ['', '/search'],
    ['..', '/search'],
  ])('go from %j to %s, and search for nothing more (SH-115..117)', async (text, target) => {
    for (const go of [submit, () => fireEvent.click(screen.getByRole('button', { name: 'Search' }))]) {
      const { address, searches } = open()
      type(text)
      go()
      await pass(5000)
      expect(address()).toBe(target)
      expect(searches()).toEqual([])
      closePage()
    }
  })
})
