import type { Answer } from '@fairfloor/domain/endpoint'
import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import type { getPicking, PickList } from '@fairfloor/domain/picking/contract'
import type { PickingState } from '@fairfloor/domain/picking/states'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { creditNotes, invoices } from '../billing/tables.ts'
import { readStock, setStock, takeFreeStock } from '../catalogue/index.ts'
import { ORDER_RETURNED } from '../orders/events.ts'
import { type NewOrder, placeOrder } from '../orders/place-order.ts'
import { NOW, openHouse, type TestHouse } from '../orders/test-house.ts'
import { lots, shipmentLots } from '../shipping/tables.ts'

let app: TestApp
let house: TestHouse
let operator: Browser
let buyer: Browser
let own: Partial<NewOrder>

beforeAll(async () => {
  const opened = await openHouse()
  ;({ app, house, buyer } = opened)
  own = { ...opened.own, kind: 'shop', ships: 'later' }
  operator = await browserOf(app, ACCOUNTS.operator)
  await app.catalogue.reload()
})
afterAll(() => app.close())

const flavours = () => house.lines(2).map(({ flavourId }) => flavourId) as [number, number]

beforeEach(async () => {
  const { db } = app.platform
  await db.execute(sql`update order_lines set cancelled_quantity = quantity - reserved_quantity`)
  await db.execute(sql`update orders set status = 'invoiced' where status <> 'cancelled'`)
  await db.execute(sql`update shipments set shipped_at = made_at where shipped_at is null`)
  await db.execute(sql`delete from lots`)
  await setStock(
    db,
    flavours().map(flavourId => ({ flavourId, quantity: 100, eta: null })),
  )
})

/** An order of one or two flavours; of what is not in stock there is a backorder. */
async function order(quantities: number[], more: Partial<NewOrder> = {}): Promise<number> {
  return transaction(app.platform.db, async tx => {
    const wanted = house.lines(quantities.length).map((line, i) => ({ ...line, quantity: quantities[i]! }))
    const taken = await takeFreeStock(tx, wanted)
    const lines = wanted.map(line => ({ ...line, reservedQuantity: taken.get(line.flavourId) ?? 0 }))
    return (await placeOrder(tx, { ...house.order(1), ...own, lines, ...more })).orderId
  })
}

/** The credit notes of an order, after all events. */
async function creditsOf(orderId: number) {
  await app.platform.outbox.drain()
  return app.platform.db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(creditNotes.id)
}

const shown = async (orderId: number): Promise<DeskOrder> => (await operator.get(`/api/admin/orders/${orderId}`)).json()

const list = async (state: PickingState, query = ''): Promise<Answer<typeof getPicking>> =>
  (await operator.get(`/api/admin/picking?state=${state}${query}`)).json()

const idsOf = async (state: PickingState) => (await list(state)).orders.map(({ order_id }) => order_id)

const pick = (orderId: number) => operator.post(`/api/admin/orders/${orderId}/pick-list`, {})

async function picked(orderId: number): Promise<PickList> {
  const answer = await pick(orderId)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const part = (line: number, quantity: number, more: object = {}) => ({
  line,
  quantity,
  lot: null,
  best_before: null,
  ...more,
})

const SAID = { tracking: 'JJD 0001', parcels: 2, note: null }

const shipList = (pickListId: number, lines: object[], more: object = {}) =>
  operator.post(`/api/admin/pick-lists/${pickListId}/ship`, { lines, ...SAID, ...more })

const shipNow = async (orderId: number, lines: object[], version?: string) =>
  operator.post(`/api/admin/orders/${orderId}/ship`, {
    version: version ?? (await shown(orderId)).version,
    lines,
    ...SAID,
  })

const takeBack = (shipmentId: number, lines: object[]) =>
  operator.post(`/api/admin/shipments/${shipmentId}/returns`, { reason: 'damaged', note: null, lines })

const invoicesOf = (orderId: number) =>
  app.platform.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))

const free = async (which = 0) => (await readStock(app.platform.db, flavours())).get(flavours()[which]!)?.quantity

describe('a pick list', () => {
  test('has what is set aside, with the lots that expire first before the others (FF-891)', async () => {
    const [flavourId] = flavours()
    await app.platform.db.insert(lots).values([
      { flavourId, lot: 'L2', bestBefore: '2026-05-01', quantity: 9 },
      { flavourId, lot: 'L1', bestBefore: '2025-12-01', quantity: 4 },
    ])
    const orderId = await order([120, 3])
    const made = await picked(orderId)
    expect(made.positions.map(({ line, quantity }) => [line, quantity])).toEqual([
      [1, 100],
      [2, 3],
    ])
    expect(made.positions[0]!.lots.map(({ lot }) => lot)).toEqual(['L1', 'L2'])
    expect(made).toMatchObject({ order_id: orderId, closed_at: null, order_status: 'in picking' })
    expect((await buyer.get(`/api/onlineshop/orders/${orderId}`)).json()).toMatchObject({ status: 'in picking' })
  })

  test('exists once for an order, also when two make it at the same time (FF-891)', async () => {
    const orderId = await order([3])
    const answers = await Promise.all([pick(orderId), pick(orderId)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await pick(orderId)).json().code).toBe('already_picked')
    expect((await shipNow(orderId, [part(1, 1)])).json().code).toBe('already_picked')
  })

  test('given back, its goods stay set aside and can be cancelled or picked again (FF-891)', async () => {
    const orderId = await order([5])
    const { pick_list_id } = await picked(orderId)
    const cancel = () => buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines: [{ line: 1, quantity: 2 }] })
    expect((await cancel()).statusCode).toBe(409)
    const back = await operator.post(`/api/admin/pick-lists/${pick_list_id}/give-back`, {})
    expect(back.json()).toMatchObject({ order_status: 'placed', shipment_id: null })
    expect(back.json().closed_at).not.toBeNull()
    expect((await cancel()).statusCode).toBe(200)
    expect((await picked(orderId)).positions[0]!.quantity).toBe(3)
    expect((await shipList(pick_list_id, [part(1, 1)])).json().code).toBe('list_closed')
    expect(await free()).toBe(97)
  })

  test('is printed with bars (FF-892)', async () => {
    const { pick_list_id } = await picked(await order([5, 2]))
    const pdf = await operator.get(`/api/admin/pick-lists/${pick_list_id}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await buyer.get(`/api/admin/pick-lists/${pick_list_id}/pdf`)).statusCode).toBe(403)
    expect((await operator.get('/api/admin/pick-lists/999999/pdf')).statusCode).toBe(404)
  })
})

describe('shipping', () => {
  test('3 of 5, then 2, then 1 comes back: two invoices in a row, each with its own lines (SH-197, FF-890, FF-907)', async () => {
    const orderId = await order([5])
    const first = await shipNow(orderId, [part(1, 3)])
    expect(first.statusCode).toBe(200)
    expect(first.json()).toMatchObject({ order_id: orderId, pieces: 3 })
    expect((await shown(orderId)).order).toMatchObject({ status: 'shipped', order_shipped: true })
    expect((await shown(orderId)).order.order_positions[0]).toMatchObject({ shipped_quantity: 3, reserved_quantity: 2 })
    const { pick_list_id } = await picked(orderId)
    const second = await shipList(pick_list_id, [part(1, 2)])
    expect(second.json()).toMatchObject({ pieces: 2 })
    expect((await shown(orderId)).order.status).toBe('invoiced')
    const issued = await invoicesOf(orderId)
    expect(issued.map(({ sequence }) => sequence - issued[0]!.sequence)).toEqual([0, 1])
    expect(issued.map(({ document }) => document.lines.map(({ quantity }) => quantity))).toEqual([[3], [2]])
    expect(first.json().invoice_number).toBe(issued[0]!.number)
    const before = await free()
    const back = await takeBack(second.json().shipment_id, [{ line: 1, quantity: 1, restocked: 1 }])
    expect(back.json()).toMatchObject({ order_id: orderId, restocked: 1 })
    expect(await free()).toBe(before! + 1)
    const { shipments, order: after } = await shown(orderId)
    expect(shipments[1]!.returns).toMatchObject([
      { reason: 'damaged', lines: [{ line: 1, quantity: 1, restocked: 1 }] },
    ])
    expect(after.status).toBe('invoiced')
    const credited = await creditsOf(orderId)
    expect(credited).toMatchObject([
      {
        kind: 'return',
        sequence: 1,
        invoiceId: issued[1]!.id,
        document: {
          lines: [{ of: 'pieces', invoiceLine: 1, quantity: 1, unitNet: issued[1]!.document.lines[0]!.unitNet }],
        },
      },
    ])
    await publish(app.platform.db, ORDER_RETURNED, { orderId, returnId: credited[0]!.returnId })
    expect(await creditsOf(orderId)).toEqual(credited)
    const too = await takeBack(second.json().shipment_id, [{ line: 1, quantity: 2, restocked: 0 }])
    expect(too.json()).toMatchObject({
      code: 'more_than_shipped',
      errors: [{ path: 'lines.0.quantity', detail: 'Line 1: 1 pieces can come back.' }],
    })

    // A return whose event was lost is credited by the clock, once.
    const { db, due } = app.platform
    await db.execute(
      sql`delete from settlements where credit_note_id in (select id from credit_notes where order_id = ${orderId})`,
    )
    await db.execute(sql`delete from credit_notes where order_id = ${orderId}`)
    await due.ask()
    expect(await creditsOf(orderId)).toEqual([])
    await db.execute(
      sql`update returns set returned_at = returned_at - interval '1 minute' where order_id = ${orderId}`,
    )
    await Promise.all([due.ask(), due.ask()])
    expect(await creditsOf(orderId)).toMatchObject([{ kind: 'return', returnId: credited[0]!.returnId }])
  })

  test('20 orders at once leaves no gap between the invoices (SH-200, FF-893)', async () => {
    const ids = []
    for (let i = 0; i < 20; i++) ids.push(await order([1]))
    const versions = await Promise.all(ids.map(async id => (await shown(id)).version))
    const answers = await Promise.all(ids.map((id, i) => shipNow(id, [part(1, 1)], versions[i]!)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200))
    const all = await rows<{ sequence: number }>(
      app.platform.db,
      sql`select sequence from invoices where year = 2025 order by sequence`,
    )
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, i) => i + 1))
  })

  test('the same parts twice at once ships them once (FF-893)', async () => {
    const orderId = await order([4])
    const { version } = await shown(orderId)
    const answers = await Promise.all([1, 2].map(() => shipNow(orderId, [part(1, 4)], version)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await invoicesOf(orderId)).toHaveLength(1)
  })

  test('more than is set aside is refused, naming the line (FF-893)', async () => {
    const orderId = await order([120])
    const answer = await shipNow(orderId, [part(1, 60), part(1, 60)])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'more_than_set_aside',
        errors: [{ path: 'lines.0.quantity', detail: 'Line 1: 100 pieces can be shipped.' }],
      },
    ])
    expect(await invoicesOf(orderId)).toEqual([])
  })

  test('keeps the lots: those named, else what expires first (FF-894)', async () => {
    const [flavourId] = flavours()
    await app.platform.db.insert(lots).values([
      { flavourId, lot: 'L2', bestBefore: '2026-05-01', quantity: 9 },
      { flavourId, lot: 'L1', bestBefore: '2025-12-01', quantity: 4 },
      { flavourId, lot: 'OLD', bestBefore: '2025-05-01', quantity: 4 },
    ])
    const orderId = await order([10])
    await shipNow(orderId, [part(1, 2, { lot: 'L2', best_before: '2026-05-01' }), part(1, 5)])
    const [shipment] = (await shown(orderId)).order.shipments
    expect(shipment!.lines).toEqual([
      {
        line: 1,
        quantity: 7,
        lots: [
          { lot: 'L2', best_before: '2026-05-01', quantity: 3 },
          { lot: 'L1', best_before: '2025-12-01', quantity: 4 },
        ],
      },
    ])
    const kept = await app.platform.db.select().from(lots).orderBy(asc(lots.lot))
    expect(kept.map(({ lot, quantity }) => [lot, quantity])).toEqual([
      ['L1', 0],
      ['L2', 6],
      ['OLD', 4],
    ])
    const back = await takeBack(shipment!.shipment_id, [{ line: 1, quantity: 4, restocked: 3 }])
    expect(back.statusCode).toBe(200)
    expect((await app.platform.db.select().from(lots).where(eq(lots.lot, 'L2')))[0]!.quantity).toBe(9)
  })

  test('what comes back goes to those who wait before anybody else has it (FF-895)', async () => {
    const orderId = await order([100])
    const waits = await order([5])
    const shipped = await shipNow(orderId, [part(1, 100)])
    await takeBack(shipped.json().shipment_id, [{ line: 1, quantity: 7, restocked: 7 }])
    expect((await shown(waits)).order.order_positions[0]).toMatchObject({ reserved_quantity: 5, open_quantity: 0 })
    expect(await free()).toBe(2)
  })
})

describe('what must wait', () => {
  test('is an order that is paid ahead, until the money is there (FF-896)', async () => {
    const orderId = await order([2], { paymentMethod: 'prepayment' })
    expect(await idsOf('waiting')).toEqual([orderId])
    expect((await list('waiting')).orders[0]).toMatchObject({ held_for: 'payment', pieces: 2 })
    expect((await pick(orderId)).json().code).toBe('not_paid_yet')
    expect((await shipNow(orderId, [part(1, 2)])).json().code).toBe('not_paid_yet')
    await app.platform.db.execute(sql`update orders set paid_ahead_at = ${NOW} where id = ${orderId}`)
    expect(await idsOf('ready')).toEqual([orderId])
    expect((await shipNow(orderId, [part(1, 2)])).statusCode).toBe(200)
  })

  test('is an order that comes complete, until its rest is here or cancelled (FF-896)', async () => {
    const orderId = await order([102, 1])
    await app.platform.db.execute(sql`update orders set delivery = 'complete' where id = ${orderId}`)
    expect((await list('waiting')).orders).toMatchObject([
      { order_id: orderId, held_for: 'rest', pieces: 101, open: 2, waits_for: [{ pieces: 2, eta: null }] },
    ])
    expect((await pick(orderId)).json().code).toBe('waits_for_rest')
    await buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines: [{ line: 1, quantity: 2 }] })
    expect(await idsOf('ready')).toEqual([orderId])
    expect((await shipNow(orderId, [part(1, 100)])).json().code).toBe('waits_for_rest')
    expect((await shipNow(orderId, [part(1, 100), part(2, 1)])).statusCode).toBe(200)
  })
})

describe('the list of what leaves', () => {
  test('has each order where somebody has to act, the oldest first, and is found by number (FF-896)', async () => {
    const ready = await order([2])
    const inParts = await order([103])
    const waiting = await order([5])
    const lines = [{ ...house.lines(2)[1]!, quantity: 4 }]
    const packed = await order([1], { lines, ships: 'at once' })
    const listed = await order([1], { lines })
    await picked(listed)
    expect(await idsOf('ready')).toEqual([ready, inParts])
    expect(await idsOf('waiting')).toEqual([waiting])
    expect(await idsOf('picking')).toEqual([listed])
    expect(await idsOf('packed')).toEqual([packed])
    const all = await list('ready', `&search=${inParts}`)
    expect(all.counts).toEqual({ ready: 2, waiting: 1, picking: 1, packed: 1 })
    expect(all.orders).toMatchObject([{ order_id: inParts, pieces: 98, open: 5 }])
    expect((await buyer.get('/api/admin/picking')).statusCode).toBe(403)
  })
})

describe('a packed shipment', () => {
  test('is given to the carrier once, takes its lots then, and the customer is told (FF-897)', async () => {
    const [flavourId] = flavours()
    const orderId = await order([2], { ships: 'at once' })
    await app.platform.db.insert(lots).values({ flavourId, lot: 'L1', bestBefore: '2025-12-01', quantity: 4 })
    const [shipment] = (await list('packed')).orders
    const give = (tracking: string) =>
      operator.call({
        method: 'PUT',
        url: `/api/admin/shipments/${shipment!.shipment_id}/hand-over`,
        payload: { tracking, parcels: 1, note: null },
      })
    expect((await give('A 1')).json()).toEqual({ order_id: orderId, shipment_id: shipment!.shipment_id })
    expect((await give('A 2')).statusCode).toBe(200)
    const { order: after } = await shown(orderId)
    expect(after).toMatchObject({ status: 'invoiced', order_shipped: true })
    expect(after.shipments[0]).toMatchObject({ tracking: 'A 2', parcels: 1 })
    const taken = await app.platform.db
      .select()
      .from(shipmentLots)
      .where(eq(shipmentLots.shipmentId, shipment!.shipment_id!))
    expect(taken).toMatchObject([{ lot: 'L1', quantity: 2 }])
    const told = await rows(
      app.platform.db,
      sql`select from outbox_events where topic = 'orders.shipped' and (payload ->> 'orderId')::int = ${orderId}`,
    )
    expect(told).toHaveLength(1)
    expect((await give('A 3')).statusCode).toBe(200)
  })
})

describe('the delivery note', () => {
  test('is the customer’s own and the operator’s (FF-898)', async () => {
    const orderId = await order([2])
    const { shipment_id } = (await shipNow(orderId, [part(1, 2)])).json()
    for (const [who, address] of [
      [buyer, `/orders/deliveryNote/${orderId}/${shipment_id}`],
      [operator, `/api/admin/shipments/${shipment_id}/delivery-note`],
    ] as const) {
      const pdf = await who.get(address)
      expect(pdf.headers['content-type']).toBe('application/pdf')
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    // It goes into the parcel, so the desk's is in the language of where that goes.
    const named = async () =>
      (await operator.get(`/api/admin/shipments/${shipment_id}/delivery-note`)).headers['content-disposition']
    expect(await named()).toContain(`"delivery-note-${shipment_id}.pdf"`)
    await app.platform.db.execute(
      sql`update orders set shipping_address = shipping_address || '{"country":"AT"}' where id = ${orderId}`,
    )
    expect(await named()).toContain(`"lieferschein-${shipment_id}.pdf"`)
    const gym = await browserOf(app, ACCOUNTS.gym)
    expect((await gym.get(`/orders/deliveryNote/${orderId}/${shipment_id}`)).statusCode).toBe(404)
    expect((await buyer.get(`/orders/deliveryNote/${orderId}/999999`)).statusCode).toBe(404)
    expect((await app.browser().get(`/orders/deliveryNote/${orderId}/${shipment_id}`)).statusCode).toBe(401)
  })
})
