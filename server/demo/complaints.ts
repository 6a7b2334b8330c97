import { drawPackshot } from '@fairfloor/brands/packshots/draw-packshot'
import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import type { Range } from '@fairfloor/brands/range/types'
import type { ComplaintReason } from '@fairfloor/domain/complaints/complaint'
import sharp from 'sharp'
import type { Catalogue } from '../src/areas/catalogue/index.ts'
import {
  acceptComplaint,
  closeComplaint,
  complain,
  complainableLines,
  complainableOrders,
  notePhoto,
  storePhoto,
  takeOn,
  writeMessage,
} from '../src/areas/complaints/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'
import { demoHouse } from './orders.ts'

const HOUR_MS = 60 * 60 * 1000
const { timeZone } = demoHouse.settings

type Stored = Awaited<ReturnType<typeof storePhoto>>

type Given = {
  readonly catalogue: Catalogue
  readonly buyer: { readonly userId: number; readonly customerId: number }
  readonly operatorId: number
  readonly photos: readonly Stored[]
  readonly now: Date
}

/** Photos of goods that arrived badly: a tub that lies in its box with its powder spilled, from near and from afar. */
export async function demoComplaintPhotos(files: Files, range: Range): Promise<Stored[]> {
  const brand = range.brands[0]!
  const { size, product, flavour } = bestSellers(range, brand)[0]!
  const names = { productName: product.name, flavourName: flavour.name, sizeText: size.name }
  const tub = Buffer.from(drawPackshot({ brand, shape: size.shape, ...names }))
  return [
    await storePhoto(files, await boxWith(tub, { side: 620, turned: 68 })),
    await storePhoto(files, await boxWith(tub, { side: 420, turned: 112 })),
  ]
}

async function boxWith(tub: Buffer, { side, turned }: { side: number; turned: number }): Promise<Buffer> {
  const box = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="#8a6a45"/><rect x="70" y="60" width="1060" height="780" fill="#a98457"/>
    <path d="M70 60h1060l-90 90H160z" fill="#75572f"/><path d="M70 840h1060l-90-70H160z" fill="#bb9564"/>
    <ellipse cx="760" cy="600" rx="270" ry="120" fill="#efe6d2"/><ellipse cx="860" cy="560" rx="120" ry="60" fill="#f7f1e2"/>
  </svg>`
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const fallen = await sharp(tub)
    .resize({ width: side, height: side, fit: 'inside' })
    .rotate(turned, { background })
    .png()
    .toBuffer()
  return sharp(Buffer.from(box))
    .composite([{ input: fallen, gravity: 'centre' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Three complaints of the buyer: one that nobody has seen yet, one about which both sides write, and one that is closed with a credit note. */
export async function demoComplaints(tx: Db, { catalogue, buyer, operatorId, photos, now }: Given): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const orders = await complainableOrders(tx, buyer.customerId, now, timeZone)
  const [newest, oldest] = [orders[0], orders.at(-1)]
  if (!newest || !oldest) return
  const by = { ...buyer, agentId: null }
  const make = async (order: number, nth: number, about: About): Promise<number> => {
    const found = await complainableLines(tx, { customerId: buyer.customerId, orderId: order }, now, timeZone)
    const { shipment_id, line, left } = found![nth % found!.length]!
    const quantity = Math.min(about.quantity, left)
    const given = { order_id: order, shipment_id, line, photos: [], ...about, quantity }
    return (await complain(tx, { by, body: given, timeZone, now: about.at })).id
  }
  const say = (id: number, text: string, at: Date, isDesk: boolean) =>
    writeMessage(tx, {
      ...{ id, text, now: at },
      customerId: isDesk ? null : buyer.customerId,
      userId: isDesk ? operatorId : buyer.userId,
    })

  const credited = await make(oldest.order_id, 1, {
    ...{ reason: 'short-dated', quantity: 4, at: ago(122) },
    text: 'Four of these run out at the end of the month. We cannot sell them in that time.',
  })
  await takeOn(tx, { id: credited, userId: operatorId, now: ago(118) })
  await acceptComplaint(tx, catalogue, {
    ...{ id: credited, settlement: 'credit', quantity: 4, userId: operatorId, now: ago(117) },
    text: 'You are right, they should not have left our warehouse. Please keep them: you get their price back.',
  })
  await closeComplaint(tx, { id: credited, userId: operatorId, now: ago(96) })

  const kept = []
  for (const photo of photos) kept.push((await notePhoto(tx, { ...photo, ...buyer, uploadedAt: ago(51) })).id)
  const written = await make(oldest.order_id, 4, {
    ...{ reason: 'damaged', quantity: 2, photos: kept, at: ago(50) },
    text: 'Two arrived open and the contents had spilled into the box. The others in it are fine once they are wiped.',
  })
  await takeOn(tx, { id: written, userId: operatorId, now: ago(46) })
  await say(written, 'Thank you for the photos. Was the outer box damaged as well when you got it?', ago(46), true)
  await say(written, 'No, the outer box was whole. The lids came off inside.', ago(27), false)

  await make(newest.order_id, 2, {
    ...{ reason: 'missing', quantity: 1, at: ago(3) },
    text: 'The delivery note says one more than there is in the box. We have counted twice.',
  })
}

type About = {
  readonly reason: ComplaintReason
  readonly quantity: number
  readonly text: string
  readonly photos?: number[]
  readonly at: Date
}
