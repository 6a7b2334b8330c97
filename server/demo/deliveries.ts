import { type Day, dayIn, daysAfter } from '@fairfloor/domain/day'
import type { Snapshot } from '../src/areas/catalogue/index.ts'
import { bookReceipt, createDelivery } from '../src/areas/stock/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoHouse } from './orders.ts'

/** Suppliers bring goods of one brand: which of the brands, in how many days, and how many flavours. */
const ANNOUNCED = [
  { brand: 0, reference: 'AB-2203', inDays: -2, lines: 4 },
  { brand: 1, reference: 'LS-88214', inDays: 0, lines: 5 },
  { brand: 2, reference: 'AB-2219', inDays: 6, lines: 6 },
  { brand: 3, reference: null, inDays: null, lines: 2 },
] as const

const CASES = 20

/** Announces deliveries: one that is late, one for today of which a part has arrived, a later one, and one of nobody's day. */
export async function demoDeliveries(tx: Db, snapshot: Snapshot, userId: number, now: Date): Promise<void> {
  const today = dayIn(now, demoHouse.settings.timeZone)
  const byBrand = [...Map.groupBy(snapshot.flavours.values(), ({ size }) => size.product.brand.name)]
  for (const { brand, reference, inDays, lines } of ANNOUNCED) {
    const [supplier, flavours] = byBrand[brand % byBrand.length]!
    const on: Day | null = inDays === null ? null : daysAfter(today, inDays)
    const wanted = flavours.slice(0, lines)
    const body = {
      supplier,
      reference,
      note: null,
      lines: wanted.map(({ id, size }) => ({
        line: null,
        flavour_id: id,
        quantity: CASES * size.unitsPerCase,
        expected_on: on,
      })),
    }
    const deliveryId = await createDelivery(tx, body, userId, { snapshot, today, now })
    if (inDays !== 0) continue
    const received = {
      note: null,
      lines: [
        {
          line: 1,
          quantity: CASES * wanted[0]!.size.unitsPerCase,
          lot: 'L26141',
          best_before: daysAfter(today, 600),
        },
      ],
    }
    await bookReceipt(tx, { deliveryId, body: received, userId, today, now })
  }
}
