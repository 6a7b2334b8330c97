import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { week, weekBasket, weekHeader } from '../../../testing/week.ts'
import { BrandsPage } from './BrandsPage.tsx'
import { ProductsPage } from './ProductsPage.tsx'

export const size = (id: number, name = 'Whey', part: object = {}) => ({
  ...{ erp_id: id, name: '900 g', product: { id, name }, image_transparent_url: `/media/${id}/320.webp` },
  ...{ promotion_discount: 20, regular_price: 10, price: 8, order_multiple: 1, min_quantity: 1 },
  productAttributes: [{ id: id * 10, erp_id: id * 10, name: 'Vanilla' }],
  ...part,
})

const brand = (id: number, name: string) => ({
  ...{ erp_id: id, name, brand_description: `About ${name}`, brand_logo_url: `/media/logo${id}/320.webp` },
  ...{ brand_image_url: null, brand_video_url: `/media/${id}.mp4`, colorBackground: '#1c2b4a', colorText: '#ffffff' },
  discountPromotion: 20,
  categories: {
    1: { name: 'Whey protein', productSizes: [size(id)] },
    2: { name: 'Bars', productSizes: [size(id + 50)] },
  },
})

export const product = (id: number, name: string, part: object = {}) => ({
  ...{ erp_id: id, backgroundUrl: `/media/ground${id}/1280.webp`, colorBackground: '#000000', colorText: '#ffffff' },
  discountPromotion: null,
  product: {
    ...{ id, name, description: `About ${name}`, brand: { id: 9, name: 'Kilowatt' } },
    image_transparent_url: `/media/pack${id}/320.webp`,
  },
  productSizes: [size(id, name), size(id + 50, name, { name: '500 g', price: 5 })],
  ...part,
})

export const products = (count: number) => Array.from({ length: count }, (_, i) => product(100 + i, `Product ${i + 1}`))

/** What a story sets: the screen, and what the reader wants. */
export const reader = { isWide: true, isStill: true }
/** What waits for the screen to become wider or narrower. */
const turned = new Set<() => void>()
/** What was scrolled to, in order. */
export const scrolled: Element[] = []

/** A wide screen of a reader who wants no motion, unless a story says otherwise. */
export function besideShowcases(): void {
  beforeEach(() => {
    Object.assign(reader, { isWide: true, isStill: true })
    scrolled.length = 0
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('prefers-reduced-motion') ? reader.isStill : query.includes('1200') && reader.isWide,
      addEventListener: (_: string, changed: () => void) => turned.add(changed),
      removeEventListener: (_: string, changed: () => void) => turned.delete(changed),
    }))
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this)
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    closePage()
  })
}

/** The reader turns the screen. */
export const turn = (isWide: boolean) =>
  act(() => {
    reader.isWide = isWide
    for (const changed of [...turned]) changed()
  })

export const open = (address: string, answers: Answers = {}) =>
  openPage(
    {
      '/newcomer-week/brands/:weekBrand?': BrandsPage,
      '/newcomer-week/products/:weekProduct?': ProductsPage,
      '/before': null,
    },
    address,
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/newcomer-week/current-ncw': week('open'),
      'GET /api/onlineshop/newcomer-week/basket-header': weekHeader(),
      'GET /api/onlineshop/newcomer-week/basket': weekBasket(),
      'GET /api/onlineshop/newcomer-week/brands': [brand(32, 'Kruimel'), brand(33, 'Passo Alto'), brand(34, 'Hexlift')],
      'GET /api/onlineshop/newcomer-week/products': products(3),
      ...answers,
    },
  )

export const stage = () => screen.findByRole('region', { name: /^(Brands|Products)$/ })
/** The steps that are set. */
export const steps = () => document.querySelector('[data-steps]')?.getAttribute('data-steps')
/** What the pointer offers at each column. */
export const hints = () => [...document.querySelectorAll('[data-column]')].map(one => one.getAttribute('data-hint'))
