import type { TestApp } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { found } from '../catalogue/test-range.ts'
import { priceGroups } from '../companies/tables.ts'
import { type TestShow, testShow } from '../show-orders/test-show.ts'
import { type PromotionInput, savePromotion } from './save-promotion.ts'

/** The first and last second in the shop's time zone. */
export const WINDOW = { start: new Date('2031-05-05T00:00:00+02:00'), end: new Date('2031-05-08T23:59:59+02:00') }

export type TestPromotions = {
  readonly show: TestShow
  readonly app: TestApp
  readonly size: (erpId: string) => number
  readonly brand: (erpId: string) => number
  /** Id of a price group. */
  readonly group: (name: string) => number
  /** Saves a promotion of 10 % in `WINDOW`, with what differs. */
  save(input: Partial<PromotionInput>): Promise<number>
}

/** The small range on sale. */
export async function testPromotions(): Promise<TestPromotions> {
  const show = await testShow()
  const { app } = show
  const groups = await app.platform.db.select().from(priceGroups)
  return {
    show,
    app,
    size: erpId => found(app.catalogue.snapshot().sizes, erpId).id,
    brand: erpId => found(app.catalogue.snapshot().brands, erpId).id,
    group: name => groups.find(group => group.name === name)!.id,
    async save(input) {
      const id = await transaction(app.platform.db, tx =>
        savePromotion(tx, null, {
          ...WINDOW,
          name: 'Spring',
          texts: { en: 'Ten off.', de: 'Zehn weniger.' },
          banner: null,
          terms: { kind: 'percent', percent: 10 },
          groups: [],
          sizeIds: [],
          brandIds: [],
          ...input,
        }),
      )
      await app.promotions.reload()
      return id!
    },
  }
}
