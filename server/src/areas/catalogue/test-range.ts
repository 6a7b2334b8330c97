import type { Db } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { priceGroups } from '../companies/tables.ts'
import { editions } from '../trade-show/tables.ts'
import type { Range, Saved } from './save/range.ts'
import { saveRange } from './save/save-range.ts'

/** Two brands with a product each, one of them in two sizes; five flavours. For tests. */
export const smallRange: Range = {
  brands: [
    { key: 'north', erpId: 'B1', name: 'North' },
    { key: 'south', erpId: 'B2', name: 'South' },
  ],
  products: [
    { key: 'whey', erpId: 'P1', brand: 'north', category: ['Protein', 'Whey'], name: 'Whey', description: 'Milk.' },
    { key: 'bar', erpId: 'P2', brand: 'south', category: ['Bars'], name: 'Bar', isNew: true, vatClass: 'reduced' },
  ],
  sizes: [
    {
      key: 'whey-900',
      erpId: 'S1',
      product: 'whey',
      name: '900 g',
      unitValue: 900,
      unitName: 'g',
      unitsPerCase: 6,
      regularPrice: 2499,
      currentPrice: 1999,
      rank: 2,
    },
    { key: 'whey-2000', erpId: 'S2', product: 'whey', name: '2 kg', regularPrice: 4999, currentPrice: 4999, rank: 1 },
    { key: 'bar-60', erpId: 'S3', product: 'bar', name: '60 g', regularPrice: 199, currentPrice: 199, rank: 3 },
  ],
  flavours: [
    {
      key: 'f1',
      erpId: 'F1',
      size: 'whey-900',
      sku: 'N-1',
      name: 'Vanilla',
      ean: '4006381333931',
      stock: { quantity: 10 },
    },
    { key: 'f2', erpId: 'F2', size: 'whey-900', sku: 'N-2', name: 'Cocoa', rank: -1, stock: { quantity: 10 } },
    { key: 'f3', erpId: 'F3', size: 'whey-2000', sku: 'N-3', name: 'Vanilla', stock: { quantity: 10 } },
    { key: 'f4', erpId: 'F4', size: 'bar-60', sku: 'S-1', name: 'Peanut', stock: { quantity: 0, eta: '2025-06-01' } },
    { key: 'f5', erpId: 'F5', size: 'bar-60', name: 'Coconut' },
  ],
}

/** Saves a range in its own transaction. */
export const save = (db: Db, range: Range = smallRange): Promise<Saved> => transaction(db, tx => saveRange(tx, range))

/** Saves the small range; its first size has a group price, a show price, a recommended price and a deposit. */
export async function savePriced(db: Db): Promise<{ group: { id: number }; edition: { id: number } }> {
  const [group] = await db.insert(priceGroups).values({ name: 'Gyms' }).returning()
  const [orderStart, orderEnd, confirmationStart, confirmationEnd, releaseEnd] = [5, 8, 9, 16, 30].map(
    day => new Date(Date.UTC(2025, 4, day)),
  ) as [Date, Date, Date, Date, Date]
  const windows = { orderStart, orderEnd, confirmationStart, confirmationEnd, releaseEnd }
  const [edition] = await db
    .insert(editions)
    .values({ name: 'Fair', timeZone: 'UTC', ...windows })
    .returning()
  const [whey, ...others] = smallRange.sizes
  const prices = {
    msrp: 3499,
    depositClass: 'can',
    groupPrices: [{ priceGroupId: group!.id, regular: 2399, current: 1899 }],
    showPrices: [{ editionId: edition!.id, price: 1699 }],
  }
  await save(db, { ...smallRange, sizes: [{ ...whey!, ...prices }, ...others] })
  return { group: group!, edition: edition! }
}

/** The row with this ERP number. */
export const found = <Thing extends { erpId: string | null }>(
  things: { values(): Iterable<Thing> },
  erpId: string,
): Thing => [...things.values()].find(thing => thing.erpId === erpId)!
