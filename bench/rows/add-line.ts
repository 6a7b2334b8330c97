import type { Floor } from '../floor/start.ts'
import { ratesOf } from '../measure.ts'
import { adding, boothOf, positionsOf, type Session } from '../product.ts'
import { perSecond, row } from '../report.ts'

const places = [
  { what: 'add a line to an order, against one upsert', path: '/api/onlineshop/vts-basket-add-position' },
  { what: 'add a line to the shop basket, against one upsert', path: '/api/onlineshop/basket/positions' },
]

/** One line alone would reach the most pieces that it may hold before the row ends. */
const LINES = 20

/** Adding a line against one upsert: ten connections on one order or basket, for the product and the floor. */
export async function addLine(buyer: Session, floor: Floor): Promise<void> {
  const { flavourIds } = await boothOf(buyer)
  const lines = flavourIds.slice(0, LINES).map(id => adding(positionsOf([id], 1)))
  const bodies = lines.map(({ body }) => body!)
  for (const { what, path } of places) {
    const { ours, floor: bare } = await ratesOf(
      { ...buyer.call(path, lines[0]), bodies },
      { url: `${floor.url}/line`, method: 'POST' },
    )
    const ratio = ours / bare
    row({
      what,
      ours: perSecond(ours),
      floor: perSecond(bare),
      ratio,
      wanted: '>= 0.6',
      kept: ratio >= 0.6,
    })
  }
}
