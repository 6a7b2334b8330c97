import type { Floor } from '../floor/start.ts'
import { ratesOf } from '../measure.ts'
import { boothOf, type Session } from '../product.ts'
import { perSecond, row } from '../report.ts'

/** The booth's list against the same bytes served from memory. */
export async function boothList(buyer: Session, floor: Floor): Promise<void> {
  const { list } = await boothOf(buyer)
  await listFromMemory(buyer, floor, "a booth's list", list)
}

/** The shop's list of products, its first page, likewise. */
export const shopList = (buyer: Session, floor: Floor): Promise<void> =>
  listFromMemory(buyer, floor, "the shop's list", '/api/onlineshop/products')

async function listFromMemory(buyer: Session, floor: Floor, what: string, list: string): Promise<void> {
  const bytes = await buyer.text(list)
  await floor.hold(bytes)
  const { ours, floor: bare } = await ratesOf(buyer.call(list), { url: `${floor.url}/bytes` })
  const ratio = ours / bare
  row({
    what: `${what}, logged in, against the same bytes`,
    ours: perSecond(ours),
    floor: perSecond(bare),
    ratio,
    wanted: '>= 0.6',
    kept: ratio >= 0.6,
  })
  const { url, headers } = buyer.call(list)
  const packed = await fetch(url, { headers: { ...headers, 'accept-encoding': 'gzip' } })
  const length = Number(packed.headers.get('content-length'))
  const unpacked = kilobytes(Buffer.byteLength(bytes))
  row({
    what: `its size as browsers get it (${unpacked} before gzip)`,
    ours: kilobytes(length),
    wanted: '<= 20 kB',
    kept: length <= 20_000,
  })
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
