import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { ProductPage } from './ProductPage.tsx'
import { SizePage } from './SizePage.tsx'
import { shopFlavour, shopSize } from './test-sizes.ts'

const product = {
  id: 5,
  name: 'Whey',
  description: 'Whey from pasture milk.',
  brand: { id: 4, name: 'North', logo_url: null },
  categories: [
    { id: 1, name: 'Protein' },
    { id: 2, name: 'Whey protein' },
  ],
}
const small: ShopSize = shopSize(1, 'Whey', {
  name: '450 g',
  msrp: 29.99,
  msrp_exc_vat: 27.51,
  product_attributes: [shopFlavour(10, 'Vanilla'), shopFlavour(11, 'Cocoa')],
})
const large: ShopSize = shopSize(2, 'Whey', {
  name: '2.5 kg',
  product_attributes: [shopFlavour(20, 'Cocoa', { stock_available: 0 })],
})
const card = {
  id: 9,
  name: 'Bar 55 g',
  brand_name: 'North',
  image_url: null,
  current_price: 1.5,
  regular_price: 2,
  clearance: null,
  promotions: [],
}

const open = (address: string, answers: Answers = {}) =>
  openPage({ '/productSize/:productSize': SizePage, '/product-list/product/:product': ProductPage }, address, {
    'GET /api/current_user': buyer(),
    'GET /api/flavours/notify': [],
    'GET /api/onlineshop/product-sizes/1': {
      size: small,
      product: { ...product, sizes: [small, large].map(({ id, name }) => ({ id, name })) },
      related: [card],
      also_bought: [],
      has_food_information: false,
    },
    'GET /api/onlineshop/products/5': {
      product,
      sizes: [small, large],
      related: [],
      also_bought: [card],
      has_food_information: false,
    },
    ...answers,
  })

const screenIs = (width: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', () => ({
    matches: width === 'wide',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
beforeEach(() => screenIs('wide'))
afterEach(closePage)

describe('the page of a size', () => {
  test('shows brand, path, price of a piece and a case, facts and its other sizes (SH-039, SH-136)', async () => {
    open('/productSize/1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Whey 450 g' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'North' }).getAttribute('href')).toBe('/product-list/brand/4')
    const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
    expect(path.map(way => way.getAttribute('href'))).toEqual([
      '/product-list/category/1',
      '/product-list/category/1/2',
    ])
    const sizes = within(screen.getByRole('navigation', { name: 'Sizes' })).getAllByRole('link')
    expect(sizes.map(way => [way.textContent, way.getAttribute('href')])).toEqual([
      ['450 g', '/productSize/1'],
      ['2,5 kg', '/productSize/2'],
      ['All sizes', '/product-list/product/5'],
    ])
    expect(screen.getByText(/a piece · 105,00\s€ a case of 6/)).toBeTruthy()
    const facts = screen.getAllByRole('term').map(term => term.parentElement?.textContent.replace(/\s/g, ' '))
    expect(facts).toContain('Recommended retail priceincl. VAT29,99 €')
    // 17.50 of 27.51.
    expect(facts).toContain('Margin on itboth without VAT36 %')
    const related = within(await screen.findByRole('region', { name: 'Related products' }))
    expect(related.getByRole('link', { name: /Bar 55 g/ }).getAttribute('href')).toBe('/productSize/9')
    expect(screen.queryByRole('region', { name: /also bought/ })).toBeNull()
  })

  test('a case costs what its promotion makes of it (FF-979)', async () => {
    const terms = { kind: 'quantity', percent: 20, from: 1, unit: 'case', paid: null, free: null } as const
    const promotion = { id: 7, name: 'By the case', text: { en: '', de: '' }, end: '2031-05-08T21:59:59Z', ...terms }
    open('/productSize/1', {
      'GET /api/onlineshop/product-sizes/1': {
        size: { ...small, regular_price: 17.5, current_price: 17.5, promotions: [promotion] },
        product: { ...product, sizes: [{ id: 1, name: '450 g' }] },
        related: [],
        also_bought: [],
      },
    })
    expect(await screen.findByText(/a piece · 84,00\s€ a case of 6/)).toBeTruthy()
  })

  test('a visitor sees the way to the login in place of prices', async () => {
    open('/productSize/1', {
      'GET /api/current_user': visitor,
      'GET /api/onlineshop/product-sizes/1': {
        size: { ...small, current_price: null, regular_price: null, msrp: null, msrp_exc_vat: null },
        product: { ...product, sizes: [{ id: 1, name: '450 g' }] },
        related: [{ ...card, current_price: null, regular_price: null }],
        also_bought: [],
      },
    })
    expect((await screen.findByRole('link', { name: 'Log in for prices' })).getAttribute('href')).toBe(
      '/login?target=%2FproductSize%2F1',
    )
    expect(document.body.textContent).not.toContain('€')
  })

  test('one that does not exist is said', async () => {
    open('/productSize/7', { 'GET /api/onlineshop/product-sizes/7': refusal(404, 'Not found') })
    expect(await screen.findByRole('heading', { level: 1, name: /does not exist/ })).toBeTruthy()
    closePage()
    open('/productSize/abc')
    expect(await screen.findByRole('heading', { level: 1, name: /does not exist/ })).toBeTruthy()
  })
})

describe('the page of a product', () => {
  test('shows flavours by sizes, and says what is not made (SH-137)', async () => {
    open('/product-list/product/5')
    const column = within(await screen.findByRole('region', { name: 'Whey 2,5 kg' }))
    expect(column.getByText('Vanilla:').parentElement?.textContent).toBe('Vanilla: not made')
    expect(column.getByText('none left')).toBeTruthy()
    const small = within(screen.getByRole('region', { name: 'Whey 450 g' }))
    expect(small.getAllByText('in stock')).toHaveLength(2)
    expect(small.getByText(/^RRP/).textContent).toMatch(/^RRP 29,99\s€ · margin 36 %$/)
    expect(screen.getByRole('region', { name: 'Who bought this also bought' })).toBeTruthy()
  })

  test('shows one size at a time on a small screen (SH-137)', async () => {
    screenIs('narrow')
    open('/product-list/product/5')
    const tabs = within(await screen.findByRole('group', { name: 'Sizes' }))
    expect(tabs.getByRole('button', { name: /450 g/ }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(screen.getAllByText('in stock')).toHaveLength(2))
    await userEvent.click(tabs.getByRole('button', { name: /2,5 kg/ }))
    expect(screen.queryByText('in stock')).toBeNull()
    expect(screen.getByText('none left')).toBeTruthy()
  })
})

describe('food information', () => {
  const texts = {
    language: 'de',
    legal_name: 'Proteinpulver',
    ingredients: 'Molke (Milch), Aroma.',
    allergens: ['Milch'],
    operator: { name: 'North AB', address: 'Umeå' },
    storage: 'Trocken.',
    origin: 'Schweden',
    best_before_days: 240,
  }
  const nutrition = {
    language: 'de',
    per: '100 g',
    serving: '30 g',
    rows: [{ nutrient: 'Fett', part: false, per_100: '6,4 g', per_serving: '1,9 g' }],
  }
  /** Scrolls to what is observed. */
  let scroll: () => void

  beforeEach(() => {
    const waiting = new Set<() => void>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #tell: IntersectionObserverCallback
        constructor(tell: IntersectionObserverCallback) {
          this.#tell = tell
        }
        observe(target: Element) {
          const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
          waiting.add(() => this.#tell([entry], this as unknown as IntersectionObserver))
        }
        disconnect() {}
      },
    )
    scroll = () => {
      for (const tell of waiting) tell()
    }
  })

  test('is read once it is nearly in view, with its allergens set apart and a declaration by 100 g and serving (FF-990, FF-993)', async () => {
    const { calls } = open('/productSize/1', {
      'GET /api/onlineshop/product-sizes/1': {
        size: small,
        product: { ...product, sizes: [{ id: 1, name: '450 g' }] },
        related: [],
        also_bought: [],
        has_food_information: true,
      },
      'GET /api/onlineshop/product-sizes/1/food-information?language=en': {
        languages: ['de'],
        flavours: [
          { id: 10, name: 'Vanilla', information: null, nutrition: null },
          { id: 11, name: 'Cocoa', information: texts, nutrition },
        ],
      },
    })
    const section = within(await screen.findByRole('region', { name: 'Food information' }))
    const FOOD = 'GET /api/onlineshop/product-sizes/1/food-information'
    expect(calls(FOOD)).toEqual([])
    // Nothing is on its way yet.
    expect(screen.getByRole('region', { name: 'Food information' }).querySelector('[aria-busy]')).toBeNull()
    scroll()
    expect(await section.findByText('Proteinpulver')).toBeTruthy()
    expect(section.getByLabelText('Flavour')).toHaveProperty('value', 'Cocoa')
    expect(section.getAllByText('Milch').map(({ tagName }) => tagName)).toEqual(['STRONG', 'STRONG'])
    expect(section.getByText('Trocken.').lang).toBe('de')
    const table = within(section.getByRole('table', { name: 'Nutrition declaration of Cocoa' }))
    expect(table.getAllByRole('row').map(row => row.textContent)).toEqual([
      'Nutrientper 100 gper serving (30 g)',
      'Fett6,4 g1,9 g',
    ])
    await userEvent.selectOptions(section.getByLabelText('Flavour'), 'Vanilla')
    expect(section.getByText('The label of this flavour is not known yet.')).toBeTruthy()
  })

  test('has no place on the page of what has none (FF-990)', async () => {
    open('/productSize/1')
    await screen.findByRole('heading', { name: 'Related products' })
    expect(screen.queryByRole('region', { name: 'Food information' })).toBeNull()
  })
})
