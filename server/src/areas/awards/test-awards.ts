import { sql } from 'drizzle-orm'
import { rows } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange } from '../catalogue/index.ts'
import { type TestShow, testShow } from '../show-orders/test-show.ts'
import { type AwardYearInput, saveAwards } from './index.ts'

/** Instants around the voting and the winners' days of the test awards: 10 May to 30 June in Berlin. */
export const AT = {
  before: '2031-05-04T12:00:00Z',
  voting: '2031-05-06T12:00:00Z',
  counting: '2031-05-09T12:00:00Z',
  dayBefore: '2031-05-09T21:59:59Z',
  firstDay: '2031-05-09T22:00:00Z',
  between: '2031-06-01T12:00:00Z',
  lastDay: '2031-06-30T21:59:59Z',
  dayAfter: '2031-06-30T22:00:00Z',
}

export type TestAwards = {
  show: TestShow
  year: AwardYearInput
  /** Category and nominee ids by name. */
  category: Record<'Brand' | 'Product' | 'Jury', number>
  nominee: Record<'Norrsund' | 'North' | 'South' | 'Daily' | 'Whey' | 'Bar' | 'JuryNorth' | 'JurySouth', number>
}

/** The test show with awards: brands, products, and a category whose winner the operator chose. */
export async function testAwards(): Promise<TestAwards> {
  const show = await testShow()
  const { app } = show
  const { db } = app.platform
  const { edition } = app.shows.current()
  const year = {
    editionId: edition.id,
    name: 'Awards 2031',
    votingStart: edition.orderStart,
    votingEnd: edition.orderEnd,
    winnerStart: '2031-05-10',
    visibleEnd: '2031-06-30',
  }
  await transaction(db, async tx => {
    // The brand whose booth the demo's exhibitor staffs.
    await saveRange(tx, {
      brands: [{ key: 'own', erpId: '1001', name: 'Norrsund' }],
      products: [{ key: 'daily', erpId: 'P9', brand: 'own', category: ['Protein', 'Whey'], name: 'Daily Whey' }],
      sizes: [{ key: 's9', erpId: 'S9', product: 'daily', name: '1 kg', regularPrice: 999, currentPrice: 999 }],
      flavours: [],
    })
    const [ids] = await rows<Record<string, number>>(
      tx,
      sql`select
        (select id from brands where erp_id = '1001') as own, (select id from brands where erp_id = 'B1') as north,
        (select id from brands where erp_id = 'B2') as south, (select id from products where erp_id = 'P9') as daily,
        (select id from products where erp_id = 'P1') as whey, (select id from products where erp_id = 'P2') as bar`,
    )
    const brand = (...keys: string[]) => keys.map(key => ({ brandId: ids![key]! }))
    const product = (...keys: string[]) => keys.map(key => ({ productId: ids![key]! }))
    await saveAwards(
      tx,
      year,
      [
        { name: 'Brand of the year', overlay: 'f'.repeat(32), nominees: brand('own', 'north', 'south'), winner: null },
        { name: 'Best product', overlay: null, nominees: product('daily', 'whey', 'bar'), winner: null },
        { name: 'Jury prize', overlay: null, nominees: brand('north', 'south'), winner: 1 },
      ],
      new Date(AT.before),
    )
  })
  await app.catalogue.reload()
  const ofYear = sql`from award_years y join award_categories c on c.year_id = y.id and y.edition_id = ${edition.id}`
  const found = await rows<{ id: number }>(
    db,
    sql`select n.id ${ofYear} join award_nominees n on n.category_id = c.id order by n.category_id, n.rank`,
  )
  const categories = await rows<{ id: number }>(db, sql`select c.id ${ofYear} order by c.rank`)
  const [Norrsund, North, South, Daily, Whey, Bar, JuryNorth, JurySouth] = found.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const [Brand, Product, Jury] = categories.map(({ id }) => id) as [number, number, number]
  return {
    show,
    year,
    category: { Brand, Product, Jury },
    nominee: { Norrsund, North, South, Daily, Whey, Bar, JuryNorth, JurySouth },
  }
}
