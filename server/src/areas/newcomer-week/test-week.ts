import { expect } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { saveWeek, type WeekInput } from './save-week.ts'

export const NCW = '/api/onlineshop/newcomer-week'

export const DURING = {
  before: '2031-03-09T12:00:00Z',
  open: '2031-03-12T12:00:00Z',
  over: '2031-03-17T12:00:00Z',
} as const

const PLAIN = { percent: null, colorBackground: null, colorText: null }

/** One week in March: everything of North at 15 per cent off. */
export const northAlone = (brandId: number): WeekInput => ({
  name: 'Newcomer Week 2031',
  published: true,
  start: new Date('2031-03-10T00:00:00+01:00'),
  end: new Date('2031-03-16T23:59:59+01:00'),
  bannerStart: new Date('2031-03-09T22:00:00Z'),
  bannerEnd: new Date('2031-03-16T21:59:59Z'),
  texts: { en: 'New', de: 'Neu' },
  questions: [],
  brands: [{ ...PLAIN, brandId, percent: 15, image: null, video: null }],
  products: [],
})

/** A named product of an event. */
export const product = (productId: number, percent: number | null = null): WeekInput['products'][number] => ({
  ...{ ...PLAIN, productId, percent },
  background: null,
  imageTransparent: null,
})

export type TestWeek = TestShow & {
  /** Ids of the brand North, its product, and the product of South. */
  readonly ids: { readonly north: number; readonly whey: number; readonly bar: number }
  save(input: WeekInput): Promise<number>
  readonly buyer: Browser
}

/** A shop of two brands in the middle of an event, with a logged-in buyer. */
export async function testWeek(env: Record<string, string> = {}): Promise<TestWeek> {
  const show = await testShow(env)
  const { platform, weeks, catalogue } = show.app
  show.app.setNow(DURING.open)
  const save = async (input: WeekInput) => {
    const id = await transaction(platform.db, tx => saveWeek(tx, input))
    await weeks.reload()
    return id
  }
  const productOf = (key: string) => catalogue.snapshot().flavours.get(show.flavour.get(key)!)!.size.product
  const ids = { north: productOf('f1').brand.id, whey: productOf('f1').id, bar: productOf('f4').id }
  await save(northAlone(ids.north))
  return { ...show, ids, save, buyer: await show.as(ACCOUNTS.buyer) }
}

/** The answer to a call that succeeds. */
export async function read(browser: Browser, path: string) {
  const answer = await browser.get(`${NCW}/${path}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
