import { sizeSorts } from '@fairfloor/domain/catalogue/sort'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { ProductListPage } from './ProductListPage.tsx'
import { SearchPage } from './SearchPage.tsx'
import { shopSize } from './test-sizes.ts'

const CALL = '/api/onlineshop/products'

const facets = {
  brands: [
    { id: 4, name: 'North', count: 60 },
    { id: 5, name: 'South', count: 3 },
  ],
  categories: [{ id: 1, name: 'Protein', count: 40, sub_categories: [{ id: 2, name: 'Whey', count: 30 }] }],
  size_names: [
    { name: '908 g', count: 20 },
    { name: '2.5 kg', count: 4 },
  ],
  in_stock: 50,
  new: 7,
  sale: 0,
  gym_assortment: 12,
  price: { from: 1.5, to: 80 },
}

const brandHeading = {
  kind: 'brand',
  id: 4,
  name: 'North',
  parent: null,
  description: 'Protein from the far north.',
  logo_url: null,
  banner_url: null,
}

/** 63 products on 3 pages, fewer with a filter. */
const answer = ({ path }: Asked) => {
  const query = new URLSearchParams(path.split('?')[1])
  const page = Number(query.get('page'))
  const isFiltered = query.has('in_stock')
  return {
    total: isFiltered ? 1 : 63,
    page,
    pages: isFiltered ? 1 : 3,
    sizes: [shopSize(page, isFiltered ? 'Found' : `Product ${page}`)],
    relaxed: null,
    facets,
    heading: query.has('brand') ? brandHeading : null,
  }
}

const PAGES = {
  '/product-list': ProductListPage,
  '/product-list/brand/:brand': ProductListPage,
  '/product-list/potw/:shopProduct?': ProductListPage,
  '/product-list/category/:category/:subCategory?': ProductListPage,
  '/search/:term?': SearchPage,
}

const open = (address: string, answers: Answers = {}) =>
  openPage(PAGES, address, {
    'GET /api/current_user': buyer(),
    'GET /api/flavours/notify': [],
    'GET /api/onlineshop/basket': { total_lines: 0, total_quantity: 0, total_price_exc_vat: 0, positions: [] },
    [`GET ${CALL}`]: answer,
    ...answers,
  })

const filter = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
const products = () => screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)

/** The browser's observer, told by hand what comes into view. */
let observers: { see: (target: Element) => void; seen: Set<Element> }[]

beforeEach(() => {
  observers = []
  // Wide enough for the filters beside the list.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen = new Set<Element>()
      readonly #tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell
        observers.push(this)
      }
      see(target: Element) {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
        this.#tell([entry], this as unknown as IntersectionObserver)
      }
      observe = (target: Element) => this.seen.add(target)
      unobserve = (target: Element) => this.seen.delete(target)
      disconnect = () => this.seen.clear()
    },
  )
  // Everything is on the screen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
})
afterEach(() => {
  closePage()
  vi.restoreAllMocks()
})

test('sizes on the screen are made at once, those below one in each frame, and all keep their place', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, index * innerHeight, 100, innerHeight - 1)
  })
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const names = ['A', 'B', 'C']
  const sizes = names.map((name, index) => shopSize(index + 1, name))
  open('/product-list', { [`GET ${CALL}`]: (call: Asked) => ({ ...answer(call), total: 3, pages: 1, sizes }) })
  await waitFor(() => expect(products()).toEqual(['North A Tub']))
  const places = document.querySelectorAll('[data-page="1"] > *')
  expect(places).toHaveLength(3)
  for (const count of [2, 3]) {
    await waitFor(() => {
      for (const frame of frames.splice(0)) frame(0)
      expect(products()).toHaveLength(count)
    })
  }
  expect([...document.querySelectorAll('[data-page="1"] > *')]).toEqual([...places])
})

describe('the address and the filters', () => {
  test('a filter goes into the address, begins on page 1, and its list replaces the other (SH-126, SH-142, SH-146)', async () => {
    const { address, calls } = open('/product-list?page=2&sort=name')
    await waitFor(async () => expect((await filter('In stock')).disabled).toBe(false))
    expect(products()).toEqual(['North Product 2 Tub'])
    await userEvent.click(await filter('In stock'))
    await waitFor(() => expect(products()).toEqual(['North Found Tub']))
    expect(address()).toBe('/product-list?sort=name&in_stock=1')
    expect(calls(`GET ${CALL}`).map(({ path }) => path)).toEqual([
      `${CALL}?page=2&sort=name`,
      `${CALL}?in_stock=1&page=1&sort=name`,
    ])
    expect(screen.getByText('1 product')).toBeTruthy()
  })

  test('a chosen sort goes into the address, begins on page 1, and asks for that order (SH-143)', async () => {
    const { address, calls } = open('/product-list?page=2&in_stock=1')
    const [sort] = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    await waitFor(() => expect([...sort!.options].map(option => option.value)).toEqual(sizeSorts))
    await userEvent.selectOptions(sort!, 'price_low_first')
    await waitFor(() => expect(address()).toBe('/product-list?in_stock=1&sort=price_low_first'))
    const asked = calls(`GET ${CALL}`).map(({ path }) => path)
    expect(asked.at(-1)).toBe(`${CALL}?in_stock=1&page=1&sort=price_low_first`)
  })

  test('what is set stands in chips, and each can be taken away (SH-142)', async () => {
    const { address } = open('/product-list?brand=4&size=2.5+kg&price_from=2&price_to=9.5')
    const chips = within(await screen.findByRole('navigation', { name: 'Filters set' }))
    await screen.findByText('63 products')
    const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
    expect(chips.getAllByRole('link').map(chip => plain(chip.textContent))).toEqual([
      'North',
      '2,5 kg',
      '2,00 € to 9,50 €',
      'Clear all',
    ])
    await userEvent.click(chips.getByRole('link', { name: /^Take away the filter 2,00/ }))
    expect(address()).toBe('/product-list?brand=4&size=2.5+kg')
    await userEvent.click(chips.getByRole('link', { name: 'Clear all' }))
    expect(address()).toBe('/product-list')
  })

  test('the sale goes with all of its parts, on a phone too', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
    open('/product-list?sale=1&clearance=20&in_stock=1')
    const chip = await screen.findByRole('link', { name: 'Sale' })
    expect(chip.getAttribute('href')).toBe('/product-list?in_stock=1')
  })

  test('a price is applied as it is written here, and refused where it is none', async () => {
    const { address } = open('/product-list')
    await userEvent.type(await screen.findByLabelText('from'), 'abc')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findAllByText('An amount such as 12,50')).not.toEqual([])
    expect(address()).toBe('/product-list')
    await userEvent.clear(screen.getByLabelText('from'))
    await userEvent.type(screen.getByLabelText('from'), '1.012,5{Enter}')
    await waitFor(() => expect(address()).toBe('/product-list?price_from=1012.5'))
  })

  test('a list of a category leads to its subcategories by their own addresses (SH-131, SH-132)', async () => {
    const heading = { ...brandHeading, kind: 'category', id: 1, name: 'Protein' }
    const { address } = open('/product-list/category/1?new=1', {
      [`GET ${CALL}`]: (call: Asked) => ({ ...answer(call), heading }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Protein' })).toBeTruthy()
    await userEvent.click(await filter('Whey'))
    expect(address()).toBe('/product-list/category/1/2?new=1')
  })

  test('one size of the product of the week is named in its title (SH-135)', async () => {
    const heading = { ...brandHeading, kind: 'potw', id: 3, name: 'North Whey 2.5 kg' }
    open('/product-list/potw/3', { [`GET ${CALL}`]: (call: Asked) => ({ ...answer(call), heading }) })
    const name = 'Product of the week: North Whey 2,5 kg'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  })
})

describe('the pages of a list', () => {
  const see = (target: Element | null) => {
    for (const one of observers) if (target && one.seen.has(target)) one.see(target)
  }
  const part = (page: number) => document.querySelector(`[data-page="${page}"]`)

  test('follow each other when the end comes near, and the address names the one at the top (SH-144)', async () => {
    const replaced = vi.spyOn(history, 'replaceState')
    open('/product-list?sort=name')
    await screen.findByText('24 of 63 products')
    see(part(1)!.parentElement!.nextElementSibling)
    await waitFor(() => expect(products()).toEqual(['North Product 1 Tub', 'North Product 2 Tub']))
    expect(screen.getByText('48 of 63 products')).toBeTruthy()
    see(part(2))
    expect(String(replaced.mock.lastCall?.[2])).toMatch(/[?&]page=2$/)
  })

  test('one opened by its address offers the page before it (SH-145)', async () => {
    open('/product-list?page=3')
    expect((await screen.findByRole('link', { name: 'Page 2, before these' })).getAttribute('href')).toBe(
      '/product-list?page=2',
    )
    expect(screen.getByText('63 of 63 products')).toBeTruthy()
  })

  test('the last one is shown for an address beyond it', async () => {
    open('/product-list?page=9')
    await screen.findByRole('link', { name: 'Page 2, before these' })
    await waitFor(() => expect(part(3)?.children.length).toBeGreaterThan(0))
  })

  test('one that is chosen by its link is shown, also within the same list', async () => {
    const held = Promise.withResolvers<void>()
    const { address } = open('/product-list?page=3', {
      [`GET ${CALL}`]: async (call: Asked) => {
        if (call.path.includes('page=2')) await held.promise
        return answer(call)
      },
    })
    await screen.findByText('63 of 63 products')
    await userEvent.click(screen.getByRole('link', { name: 'Page 2, before these' }))
    // The rows that stay meanwhile do not write their page into the new address.
    const replaced = vi.spyOn(history, 'replaceState')
    see(part(3))
    expect(replaced).not.toHaveBeenCalled()
    held.resolve()
    await waitFor(() => expect(products()).toEqual(['North Product 2 Tub']))
    expect(address()).toBe('/product-list?page=2')
  })

  test('one that fails says so below the others, and is asked for again', async () => {
    let fails = true
    open('/product-list', {
      [`GET ${CALL}`]: (call: Asked) =>
        fails && call.path.includes('page=2') ? refusal(500, 'Something went wrong.') : answer(call),
    })
    await screen.findByText('24 of 63 products')
    see(part(1)!.parentElement!.nextElementSibling)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(products()).toEqual(['North Product 1 Tub'])
    fails = false
    await userEvent.click(retry)
    await waitFor(() => expect(products()).toHaveLength(2))
  })
})

describe('states', () => {
  const none = { total: 0, page: 1, pages: 0, sizes: [], relaxed: null, facets, heading: null }

  test('a brand that does not exist is said, with the way to the others (SH-130)', async () => {
    open('/product-list/brand/77', { [`GET ${CALL}`]: none })
    expect(await screen.findByRole('heading', { level: 1, name: 'This brand does not exist.' })).toBeTruthy()
    closePage()
    open('/product-list/brand/abc')
    expect(await screen.findByRole('heading', { level: 1, name: 'This brand does not exist.' })).toBeTruthy()
  })

  test('filters that leave nothing can be taken away together', async () => {
    open('/product-list?new=1&in_stock=1', { [`GET ${CALL}`]: none })
    await screen.findByText('No product fits all of these filters.')
    expect(screen.getAllByRole('link', { name: 'Clear all' })[0]?.getAttribute('href')).toBe('/product-list')
  })

  test('the search page without a term leads to that of a term', async () => {
    const { address } = open('/search', { [`GET ${CALL}`]: none })
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Brand, product, flavour, SKU or EAN' }),
      ' w{Enter}',
    )
    expect(address()).toBe('/search')
    await userEvent.type(screen.getByRole('searchbox'), 'hey %{Enter}')
    await waitFor(() => expect(address()).toBe('/search/whey%20%25'))
  })

  test('a search that nothing fits whole says which words are missing, in both languages (FF-1706)', async () => {
    const relaxed = { has: ['whey', 'isolate'], lacks: ['xyz', '2 kg'] }
    const answers = { [`GET ${CALL}`]: (call: Asked) => ({ ...answer(call), relaxed }) }
    open('/search/whey%20isolate%20xyz%202%20kg', answers)
    await screen.findByText('No product has all these words. Shown is ‘whey isolate’ without ‘xyz’, ‘2 kg’.')
    closePage()
    document.documentElement.lang = 'de'
    open('/search/whey%20isolate%20xyz%202%20kg', answers)
    await screen.findByText('Kein Produkt hat alle diese Wörter. Gezeigt wird „whey isolate“ ohne „xyz“, „2 kg“.')
  })

  test('a search without result says so (SH-038, SH-114, SH-141)', async () => {
    open('/search/zzz', { [`GET ${CALL}`]: none })
    expect(await screen.findByText('No results for your search')).toBeTruthy()
    // The text is announced before it is on the screen.
    expect((await screen.findByRole('link', { name: 'All products' })).getAttribute('href')).toBe('/product-list')
    expect(screen.getByRole('heading', { level: 1, name: 'Results for ‘zzz’' })).toBeTruthy()
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
  })

  test('a visitor logs in for prices, sees no price, and cannot sort by it (SH-143, SH-151)', async () => {
    const unpriced = shopSize(1, 'Whey', { current_price: null, regular_price: null, msrp: null })
    open('/product-list?sort=price_low_first', {
      'GET /api/current_user': visitor,
      [`GET ${CALL}`]: (call: Asked) => ({ ...answer(call), sizes: [unpriced], facets: { ...facets, price: null } }),
    })
    const way = await screen.findByRole('link', { name: 'Log in for prices' })
    expect(way.getAttribute('href')).toBe('/login?target=%2Fproduct-list%3Fsort%3Dprice_low_first')
    expect(document.body.textContent).not.toContain('€')
    const [sort] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    expect([...sort!.options].map(option => option.text)).toEqual(['Best selling', 'Name', 'New'])
    expect(sort!.value).toBe('top')
  })

  test('the regular price is struck only where the current one is lower (SH-153)', async () => {
    const same = shopSize(1, 'Same', { regular_price: 17.5, current_price: 17.5 })
    const lower = shopSize(2, 'Lower', { regular_price: 25, current_price: 20 })
    open('/product-list', { [`GET ${CALL}`]: (call: Asked) => ({ ...answer(call), sizes: [same, lower] }) })
    const shown = within(await screen.findByRole('region', { name: 'Lower Tub' }))
    expect(shown.getByText(/^25,00\s€$/).tagName).toBe('S')
    expect(shown.getByText('−20 %')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Same Tub' }).querySelector('s')).toBeNull()
  })

  test('a promotion stands on its size, and the sum of a case and of a typed line counts it as the basket will (FF-979)', async () => {
    const terms = { kind: 'free', paid: 5, free: 1, unit: 'piece', percent: null, from: null } as const
    const promotion = { id: 7, name: 'Five plus one', text: { en: '', de: '' }, end: '2031-05-08T21:59:59Z', ...terms }
    const size = shopSize(1, 'Bar', { regular_price: 2, current_price: 2, promotions: [promotion] })
    open('/product-list', { [`GET ${CALL}`]: (call: Asked) => ({ ...answer(call), sizes: [size] }) })
    const shown = within(await screen.findByRole('region', { name: 'Bar Tub' }))
    expect(shown.getByRole('link', { name: /^5 \+ 1 free/ }).getAttribute('href')).toBe('/product-list/promo/7')
    expect(shown.getByText(/^case/).nextElementSibling?.textContent).toMatch(/^10,00\s€$/)
    await userEvent.type(shown.getByRole('textbox'), '12')
    expect(shown.getByText(/^20,00\s€$/)).toBeTruthy()
  })
})
