import type { Floor } from '../floor/start.ts'
import { ratesOf } from '../measure.ts'
import { adding, boothOf, positionsOf, type Session } from '../product.ts'
import { perSecond, row } from '../report.ts'

/** Adding a line against one upsert: ten connections on one order, for the product and the floor. */
export async function addLine(buyer: Session, floor: Floor): Promise<void> {
  const { flavourIds } = await boothOf(buyer)
  const add = buyer.call('/api/onlineshop/vts-basket-add-position', adding(positionsOf(flavourIds.slice(0, 1), 1)))
  const { ours, floor: bare } = await ratesOf(add, { url: `${floor.url}/line`, method: 'POST' })
  const ratio = ours / bare
  row({
    what: 'add a line to an order, against one upsert',
    ours: perSecond(ours),
    floor: perSecond(bare),
    ratio,
    wanted: '>= 0.6',
    kept: ratio >= 0.6,
  })
}
