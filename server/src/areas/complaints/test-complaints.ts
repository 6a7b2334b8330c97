import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { ACCOUNTS } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { setStock, takeFreeStock } from '../catalogue/index.ts'
import { placeOrder } from '../orders/place-order.ts'
import { shipOrder } from '../orders/ship-order.ts'
import { NOW, openHouse, TAKEN } from '../orders/test-house.ts'

const BOUNDARY = 'complaint-photo'

/** A shop with a buyer, another customer and an operator, in which orders can be shipped and complained of. */
export async function openComplaints() {
  const opened = await openHouse()
  const { app, house, buyer, own } = opened
  const { db } = app.platform
  await app.catalogue.reload()
  const operator = await browserOf(app, ACCOUNTS.operator)
  const gym = await browserOf(app, ACCOUNTS.gym)

  /** An order of the buyer with some pieces of each line, all of it shipped. */
  async function ship(quantities: readonly number[], now = NOW) {
    const wanted = house.lines(quantities.length).map((line, i) => ({ ...line, quantity: quantities[i]! }))
    await setStock(
      db,
      wanted.map(({ flavourId }) => ({ flavourId, quantity: 100, eta: null })),
    )
    return transaction(db, async tx => {
      await takeFreeStock(tx, wanted)
      const order = { ...house.order(1), ...own, kind: 'shop', ships: 'later', lines: wanted, now } as const
      const { orderId } = await placeOrder(tx, order)
      const parts = wanted.map(({ quantity }, i) => ({ line: i + 1, quantity }))
      const { shipmentId } = await shipOrder(tx, orderId, parts, now, TAKEN)
      return { order_id: orderId, shipment_id: shipmentId }
    })
  }

  const bodyOf = (shipped: object, more: object = {}) => ({
    ...shipped,
    line: 1,
    quantity: 2,
    reason: 'damaged',
    text: 'Two tubs arrived open.',
    photos: [],
    ...more,
  })

  const complain = (shipped: object, more: object = {}, by: Browser = buyer, headers: Record<string, string> = {}) =>
    by.post('/api/complaints', bodyOf(shipped, more), headers)

  const upload = (content: Uint8Array, by: Browser = buyer, filename = 'photo.jpg') =>
    by.call({
      method: 'POST',
      url: '/api/complaint-photos',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'x-requested-with': 'XMLHttpRequest' },
      payload: Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photo"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`,
        ),
        content,
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
    })

  const mails = () =>
    rows<{ kind: string; recipient: string; subject: string; text: string }>(
      db,
      sql`select kind, recipient, subject, text from mails where kind like 'complaint-%' order by id`,
    )

  return { ...opened, db, operator, gym, ship, complain, upload, mails }
}

export type TestComplaints = Awaited<ReturnType<typeof openComplaints>>

/** A photo as a phone sends it: on its side, with its place. */
export const phonePhoto = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#806040' } })
    .withExif({ IFD0: { Make: 'Telephone', ImageDescription: 'my warehouse' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
