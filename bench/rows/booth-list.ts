import type { Floor } from '../floor/start.ts'
import { ratesOf } from '../measure.ts'
import { boothOf, type Session } from '../product.ts'
import { perSecond, row } from '../report.ts'

/** The booth's list against the same bytes from memory. */
export async function boothList(buyer: Session, floor: Floor): Promise<void> {
  const { list } = await boothOf(buyer)
  const bytes = await buyer.text(list)
  await floor.hold(bytes)
  const { ours, floor: bare } = await ratesOf(buyer.call(list), { url: `${floor.url}/bytes` })
  const ratio = ours / bare
  row({
    what: "a booth's list, logged in, against the same bytes",
    ours: perSecond(ours),
    floor: perSecond(bare),
    ratio,
    wanted: '>= 0.6',
    kept: ratio >= 0.6,
  })
  const { length } = Buffer.from(bytes)
  row({
    what: `its size (${(JSON.parse(bytes) as unknown[]).length} products)`,
    ours: `${(length / 1000).toFixed(1)} kB`,
    wanted: '<= 20 kB',
    kept: length <= 20_000,
  })
}
