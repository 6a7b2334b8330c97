import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { saveClearances, setBrandOfMonth, setProductOfWeek } from './save-campaigns.ts'
import { endPromotion, savePromotion } from './save-promotion.ts'
import { promotionSizes } from './tables.ts'
import { type TestPromotions, testPromotions, WINDOW } from './test-promotions.ts'

let given: TestPromotions

beforeEach(async () => {
  given = await testPromotions()
})
afterEach(() => given.app.close())

const DURING = '2031-05-06T12:00:00Z'
const LAST_MOMENT = '2031-05-08T21:59:59.999Z'
const OVER = '2031-05-08T22:00:00Z'

const offer = (erpId: string, at: string, priceGroupId: number | null = null) => {
  const { app, size } = given
  const found = app.catalogue.snapshot().sizes.get(size(erpId))!
  return app.promotions.offerOf(found, { priceGroupId, country: null, now: new Date(at) })!
}
const line = (erpId: string, quantity: number, at = DURING) => {
  const { app, size } = given
  const found = app.catalogue.snapshot().sizes.get(size(erpId))!
  return app.promotions.linePrice(found, quantity, { priceGroupId: null, country: null, now: new Date(at) })
}

describe('a promotion', () => {
  test('counts from its first moment to the end of its last second, by the clock alone (FF-970)', async () => {
    await given.save({ sizeIds: [given.size('S2')] })
    const read = vi.spyOn(given.app.platform.backgroundDb, 'select')
    const prices = ['2031-05-04T21:59:59.999Z', '2031-05-04T22:00:00Z', LAST_MOMENT, OVER, DURING].map(
      at => offer('S2', at).current,
    )
    expect(prices).toEqual([4999, 4499, 4499, 4999, 4499])
    expect(given.app.promotions.nextChange(new Date(LAST_MOMENT))).toBe(Date.parse(OVER))
    expect(read).not.toHaveBeenCalled()
  })

  test('is for the sizes of its brands, and for its groups only', async () => {
    const { brand, group, save, app } = given
    const gym = group('Gym')
    const id = await save({ brandIds: [brand('B1')], groups: [gym] })
    expect(offer('S2', DURING, gym)).toMatchObject({ current: 4499, promotions: [{ id }] })
    expect(offer('S2', DURING, group('Retail'))).toMatchObject({ current: 4999, promotions: [] })
    expect(offer('S2', DURING)).toMatchObject({ current: 4999 })
    expect(offer('S3', DURING, gym)).toMatchObject({ current: 199 })
    const sizesOf = (priceGroupId: number | null, at = DURING) =>
      app.promotions.sizesOf(id, { priceGroupId, now: new Date(at) })
    expect(sizesOf(gym)).toEqual(new Set([given.size('S1'), given.size('S2')]))
    expect(sizesOf(null)).toEqual(new Set())
    expect(sizesOf(gym, OVER)).toEqual(new Set())
  })

  test('that changes is read again, and none of the others', async () => {
    const { save, size, app } = given
    const { campaigns } = app.promotions
    const first = await save({ sizeIds: [size('S1')] })
    const second = await save({ sizeIds: [size('S2')] })
    // Changes are told in their order: what was told of the first is read by now.
    await vi.waitFor(() => expect([...campaigns().promotions.keys()]).toEqual([first, second]))
    const [kept, ended] = [first, second].map(id => campaigns().promotions.get(id)!)
    await transaction(app.platform.db, tx => endPromotion(tx, ended!, new Date('2031-05-01T00:00:00Z')))
    await vi.waitFor(() => expect([...campaigns().promotions.keys()]).toEqual([first]))
    expect(campaigns().promotions.get(first)).toBe(kept)
  })

  test('stays with a size that an import joins to another one', async () => {
    const { save, size, app } = given
    const id = await save({ sizeIds: [size('S1')] })
    await transaction(app.platform.db, async tx => {
      await tx
        .update(promotionSizes)
        .set({ sizeId: size('S2') })
        .where(eq(promotionSizes.promotionId, id))
      await app.catalogue.changed(tx)
    })
    const asked = { priceGroupId: null, now: new Date(DURING) }
    await vi.waitFor(() => expect(app.promotions.sizesOf(id, asked)).toEqual(new Set([size('S2')])))
  })

  test('counts where it is lower, never on top of a reduction or of clearance (FF-971)', async () => {
    const { save, size, app } = given
    const id = await save({ sizeIds: [size('S1'), size('S2')] })
    // 24.99, already reduced to 19.99.
    expect(offer('S1', DURING)).toMatchObject({ regular: 2499, current: 1999, promotions: [] })
    await transaction(app.platform.db, tx =>
      saveClearances(tx, [{ sizeId: size('S2'), percent: 30, group: 'Last stock', ...WINDOW }]),
    )
    await app.promotions.reload()
    const reduced = { current: 3499, clearance: { percent: 30, group: 'Last stock' }, promotions: [] }
    expect(offer('S2', DURING)).toMatchObject(reduced)
    expect(offer('S2', OVER)).toMatchObject({ current: 4999, clearance: null })
    expect(line('S2', 2)).toMatchObject({ single: 3499, total: 6998, promotion: null })
    expect(app.promotions.sizesOf(id, { priceGroupId: null, now: new Date(DURING) }).size).toBe(2)
  })

  test('makes the price of a line from a number of cases on', async () => {
    const id = await given.save({
      sizeIds: [given.size('S1')],
      terms: { kind: 'free', paid: 2, free: 1, unit: 'case' },
    })
    expect(line('S1', 17)).toMatchObject({ single: 1999, discount: 0, total: 17 * 1999, promotion: null })
    expect(line('S1', 18)).toMatchObject({
      regular: 2499,
      single: 2499,
      discount: 6 * 2499,
      total: 12 * 2499,
      promotion: { id },
    })
    expect(line('S1', 18, OVER)).toMatchObject({ total: 18 * 1999, promotion: null })
  })

  test('shows on every server once it is saved, and what was made of the old prices no longer holds', async () => {
    const before = given.app.promotions.basis(new Date(DURING))
    await transaction(given.app.platform.db, tx =>
      savePromotion(tx, null, {
        ...WINDOW,
        name: 'Spring',
        texts: { en: '', de: '' },
        banner: null,
        terms: { kind: 'percent', percent: 50 },
        groups: [],
        sizeIds: [given.size('S2')],
        brandIds: [],
      }),
    )
    await expect.poll(() => offer('S2', DURING).current).toBe(2500)
    const after = given.app.promotions.basis(new Date(DURING))
    expect(after).not.toBe(before)
    expect(given.app.promotions.basis(new Date(LAST_MOMENT))).toBe(after)
    expect(given.app.promotions.basis(new Date(OVER))).not.toBe(after)
  })
})

describe('what the menu of the sale asks for', () => {
  const get = async (path: string) => (await given.app.browser().get(`/api/onlineshop/${path}`)).json()

  test('is empty where nothing is set (SH-547, SH-548)', async () => {
    expect(await get('botm')).toEqual({ brand: null })
    expect(await get('potw')).toEqual({ products: [] })
    expect(await get('promotion/active')).toEqual({ promo: [], sale: {} })
  })

  test('names the brand of the month and the product of the week, as of the shop’s days (SH-547, SH-548, SH-593, SH-594)', async () => {
    const { app, brand, size } = given
    await transaction(app.platform.db, async tx => {
      await setBrandOfMonth(tx, '2031-05', brand('B2'))
      await setProductOfWeek(tx, '2031-W19', [size('S3'), size('S1')])
    })
    await app.promotions.reload()
    expect(await get('botm')).toEqual({ brand: { name: 'South' } })
    expect(await get('potw')).toEqual({
      products: [
        { erp_id: size('S3'), name: 'Bar 60 g', brand: { name: 'South' } },
        { erp_id: size('S1'), name: 'Whey 900 g', brand: { name: 'North' } },
      ],
    })
    app.setNow('2031-05-11T21:59:59Z')
    expect((await get('potw')).products).toHaveLength(2)
    app.setNow('2031-05-11T22:00:00Z')
    expect(await get('potw')).toEqual({ products: [] })
    app.setNow('2031-05-31T22:00:00Z')
    expect(await get('botm')).toEqual({ brand: null })
  })

  test('lists running promotions of the viewer’s group, and the sale’s percentages with their groups (SH-549, SH-595)', async () => {
    const { app, size, save, group } = given
    const open = await save({ sizeIds: [size('S2')] })
    const own = await save({ name: 'Gyms', sizeIds: [size('S2')], groups: [group('Gym')] })
    await save({ name: 'Later', start: new Date('2031-05-07T00:00:00Z'), sizeIds: [size('S2')] })
    await transaction(app.platform.db, tx =>
      saveClearances(tx, [
        { sizeId: size('S1'), percent: 30, group: 'Short-dated', ...WINDOW },
        { sizeId: size('S2'), percent: 30, group: 'Last stock', ...WINDOW },
        { sizeId: size('S3'), percent: 50, group: null, start: WINDOW.start },
      ]),
    )
    await app.promotions.reload()
    const { promo, sale } = await get('promotion/active')
    expect(promo).toMatchObject([{ id: open, name: 'Spring', kind: 'percent', percent: 10, banner_url: null }])
    expect(sale).toEqual({ 30: ['Last stock', 'Short-dated'], 50: [] })
    const gym = await given.show.as(ACCOUNTS.gym)
    const seen = (await gym.get('/api/onlineshop/promotion/active')).json()
    expect(seen.promo.map(({ id }: { id: number }) => id)).toEqual([open, own])
    app.setNow(OVER)
    expect(await get('promotion/active')).toEqual({ promo: [], sale: { 50: [] } })
  })
})
