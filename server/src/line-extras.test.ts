import { and, eq, like, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill, place } from './areas/basket/test-checkout.ts'
import { setStock } from './areas/catalogue/index.ts'
import { type ApiClient, makeClient } from './areas/customer-api/rest/test-api.ts'
import { saveWeek } from './areas/newcomer-week/save-week.ts'
import { NCW, northAlone, DURING as WEEK } from './areas/newcomer-week/test-week.ts'
import { BASKET, makeLot, ORDERS, outletOrder, putIn } from './areas/outlet/test-outlet.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './areas/show-orders/test-show.ts'
import { mails } from './platform/tables.ts'
import type { Browser } from './platform/testing/app.ts'
import { transaction } from './platform/transaction.ts'

const GIFT = { gift_note: 'Happy birthday, Jo' }

async function shop(env: Record<string, string>) {
  const show = await testShow(env)
  await show.app.platform.db.execute(sql`delete from order_minimums`)
  const buyer = await show.as(ACCOUNTS.buyer)
  const operator = await show.as(ACCOUNTS.operator)
  const { api_key } = (await buyer.form('/api/api_settings/generate_api_key', {})).json()
  return { show, buyer, operator, client: makeClient(show.app, api_key) }
}

let show: TestShow
let buyer: Browser
let operator: Browser
let client: ApiClient
beforeAll(async () => {
  ;({ show, buyer, operator, client } = await shop({ LINE_EXTRAS: 'gift_note' }))
})
afterAll(() => show.app.close())

const of = (key: string) => show.flavour.get(key)!
const shown = (lines: { extras?: object }[]) => lines.map(({ extras }) => extras)
const faults = (answer: { json(): { status: number; errors: { path: string; detail: string }[] } }) => {
  const { status, errors } = answer.json()
  return [status, ...errors.map(({ path, detail }) => `${path}: ${detail}`)]
}

/** An order as its page, the desk and a program read it. */
async function ordered(id: number) {
  const own = (await buyer.get(`/api/onlineshop/orders/${id}`)).json()
  const { order } = (await operator.get(`/api/admin/orders/${id}`)).json()
  const asked = (await client(`/orders/${id}`)).json()
  return [own.order_positions, order.order_positions, asked.lines].map(shown)
}
const everywhere = (...lines: (object | undefined)[]) => [lines, lines, lines]

describe('a gift note', () => {
  const inBasket = '/api/onlineshop/basket/positions'
  const change = (body: object) => buyer.patch(`${inBasket}/${of('f1')}`, { quantity: 2, ...body })
  const lines = async () => shown((await buyer.get('/api/onlineshop/basket')).json().positions)

  test('is written on a line of the basket, stays while pieces change, and is in the order (FF-1680)', async () => {
    await fill(show, buyer, { f1: 2, f2: 3 })
    expect(shown((await change({ extras: { gift_note: '  Happy birthday, Jo ' } })).json().positions)).toEqual([
      GIFT,
      undefined,
    ])
    await fill(show, buyer, { f1: 1 })
    await change({ quantity: 4 })
    expect(await lines()).toEqual([GIFT, undefined])
    const { order_id } = (await place(buyer)).json()
    expect(await ordered(order_id)).toEqual(everywhere(GIFT, undefined))
  })

  test('is taken away by an empty text, and comes with a line that is added (FF-1680)', async () => {
    const positionsJson = JSON.stringify([{ product_attribute_id: of('f1'), quantity: 2, extras: GIFT }])
    await buyer.form(inBasket, { positionsJson })
    expect(await lines()).toEqual([GIFT])
    await change({ extras: { gift_note: ' ' } })
    expect(await lines()).toEqual([undefined])
    await buyer.delete('/api/onlineshop/basket/basket-empty')
  })

  test('that is typed on an old page keeps the pieces that a colleague has changed; neither of both is refused (FF-1680)', async () => {
    const kept = (answer: { json(): { positions: object[] } }) => answer.json().positions
    await fill(show, buyer, { f1: 2 })
    await change({ quantity: 5 })
    expect(kept(await change({ quantity: undefined, extras: GIFT }))).toMatchObject([{ quantity: 5, extras: GIFT }])
    expect(faults(await change({ quantity: undefined }))).toEqual([400, 'quantity: This is missing.'])
    await buyer.delete('/api/onlineshop/basket/basket-empty')
  })

  test('is one line of so many characters in letters that documents print: what is wrong is said at its field (FF-1680)', async () => {
    await fill(show, buyer, { f1: 2 })
    const wrong = async (extras: object) => faults(await change({ extras }))
    expect(await wrong({ gift_note: 'x'.repeat(121) })).toEqual([400, 'extras.gift_note: At most 120 characters.'])
    expect(await wrong({ gift_note: 'two\nlines' })).toEqual([
      400,
      'extras.gift_note: A single line of plain text is expected.',
    ])
    expect(await wrong({ cost_center: '1' })).toEqual([400, 'extras.cost_center: This field is not known.'])
    expect((await change({ extras: { gift_note: '生日' } })).json().code).toBe('letters_not_printable')
    await buyer.delete('/api/onlineshop/basket/basket-empty')
  })

  test('comes with a program’s order; lines of one article say the same (FF-1680)', async () => {
    const order = (lines: object[]) => client('/orders', { method: 'POST', body: { lines } })
    const line = (more: object) => ({ sku: 'N-1', quantity: 2, ...more })
    const placed = (await order([line({ extras: GIFT }), line({ extras: GIFT }), { sku: 'N-2', quantity: 2 }])).json()
    expect(shown(placed.lines)).toEqual([GIFT, undefined])
    expect((await order([line({ extras: GIFT }), line({})])).json().details.lines).toMatchObject([
      { index: 1, code: 'extras_differ' },
    ])
    expect(faults(await order([line({ extras: { gift: 'x' } })]))).toEqual([
      400,
      'lines.0.extras.gift: This field is not known.',
    ])
  })

  test('is on lines of the fair, and on what is released of them (FF-1680)', async () => {
    await show.add(buyer, { f1: 4, f2: 2 })
    const changed = await buyer.patch(`/api/onlineshop/vts-basket-product-attributes/${of('f1')}`, { quantity: 3 })
    expect(changed.json().positions.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 2])
    const noted = await buyer.patch(`/api/onlineshop/vts-basket-product-attributes/${of('f1')}`, { extras: GIFT })
    expect(noted.json().positions).toMatchObject([{ quantity: 3, extras: GIFT }, { quantity: 2 }])
    expect(shown(noted.json().positions)).toEqual([GIFT, undefined])
    show.app.setNow(DURING.confirmation)
    await buyer.post('/api/onlineshop/vts-basket', { confirm: true })
    await show.app.platform.outbox.drain()
    const [mail] = await show.app.platform.db.select().from(mails).where(eq(mails.kind, 'show-confirmed'))
    expect(mail!.text.match(/(Gift note|Grußtext): Happy birthday, Jo/g)).toHaveLength(1)
    const released = await show.release(buyer, { f1: 2, f2: 1 })
    show.app.setNow(DURING.ordering)
    expect(await ordered(released.json().order_id)).toEqual(everywhere(GIFT, undefined))
  })

  test('is on lines of the outlet (FF-1680)', async () => {
    const { lot_id: id } = await makeLot(show, operator, 'f1')
    await putIn(buyer, { [id]: 2 })
    await buyer.patch(`${BASKET}/positions/${id}`, { quantity: 1 })
    const noted = await buyer.patch(`${BASKET}/positions/${id}`, { extras: GIFT })
    expect(noted.json().positions).toMatchObject([{ quantity: 1, extras: GIFT }])
    const { order_id } = (await buyer.post(ORDERS, await outletOrder(buyer))).json()
    expect(await ordered(order_id)).toEqual(everywhere(GIFT))
  })

  test('is on lines of the Newcomer Week (FF-1680)', async () => {
    const brandId = show.app.catalogue.snapshot().flavours.get(of('f1'))!.size.product.brand.id
    await transaction(show.app.platform.db, tx => saveWeek(tx, northAlone(brandId)))
    await show.app.weeks.reload()
    show.app.setNow(WEEK.open)
    const positionsJson = JSON.stringify([{ product_attribute_id: of('f1'), quantity: 2 }])
    await buyer.form(`${NCW}/basket/positions`, { positionsJson })
    await buyer.patch(`${NCW}/basket/positions/${of('f1')}`, { quantity: 3 })
    const noted = await buyer.patch(`${NCW}/basket/positions/${of('f1')}`, { extras: GIFT })
    expect(noted.json().positions).toMatchObject([{ quantity: 3, extras: GIFT }])
    const placed = (await buyer.post(`${NCW}/basket/place-order`)).json()
    show.app.setNow(DURING.ordering)
    expect(await ordered(placed.order_id)).toEqual(everywhere(GIFT))
  })
})

describe('an order with a gift note', () => {
  let id: number
  beforeAll(async () => {
    await setStock(show.app.platform.db, [{ flavourId: of('f1'), quantity: 50 }])
    const positionsJson = JSON.stringify([
      { product_attribute_id: of('f1'), quantity: 1, extras: { gift_note: '=1+1 & <b>Jo</b>' } },
      { product_attribute_id: of('f2'), quantity: 1 },
    ])
    await buyer.form('/api/onlineshop/basket/positions', { positionsJson })
    id = (await place(buyer)).json().order_id
  })

  const pdf = async (call: ReturnType<Browser['get']>) =>
    (await extractText(await getDocumentProxy(new Uint8Array((await call).rawPayload)), { mergePages: true })).text
      .replace(/\s+/g, ' ')
      .match(/(Gift note|Grußtext): =1\+1 & <b>Jo<\/b>/g)

  test('has it once in its mail, with markup as text (FF-1680)', async () => {
    const { outbox, db } = show.app.platform
    await outbox.drain()
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'order-placed'), like(mails.subject, `%${id}`)))
    expect(mail!.html.match(/(Gift note|Grußtext): =1\+1 &amp; &lt;b&gt;Jo&lt;\/b&gt;/g)).toHaveLength(1)
    expect(mail!.text.match(/(Gift note|Grußtext): =1\+1 & <b>Jo<\/b>/g)).toHaveLength(1)
  })

  test('has it in its files: as text, never as a formula (FF-1680)', async () => {
    expect(await pdf(buyer.get(`/orders/orderPdf/${id}?language=en`))).toHaveLength(1)
    const { sheets } = await readXlsx((await buyer.get(`/orders/orderXlsx/${id}?language=de`)).rawPayload)
    expect(sheets[0]!.rows.map(row => row.at(-1))).toEqual(['Grußtext', '=1+1 & <b>Jo</b>', null])
  })

  test('has it on pick list, delivery note and invoice (FF-1680)', async () => {
    const list = (await operator.post(`/api/admin/orders/${id}/pick-list`, {})).json()
    expect(shown(list.positions)).toEqual([{ gift_note: '=1+1 & <b>Jo</b>' }, undefined])
    expect(await pdf(operator.get(`/api/admin/pick-lists/${list.pick_list_id}/pdf`))).toHaveLength(1)
    const lines = list.positions.map(({ line, quantity }: { line: number; quantity: number }) => ({
      ...{ line, quantity, lot: null, best_before: null },
    }))
    const said = { tracking: null, parcels: null, note: null }
    const { shipment_id, invoice_number } = (
      await operator.post(`/api/admin/pick-lists/${list.pick_list_id}/ship`, { lines, ...said })
    ).json()
    expect(await pdf(operator.get(`/api/admin/shipments/${shipment_id}/delivery-note`))).toHaveLength(1)
    expect(await pdf(client(`/invoices/${invoice_number}/pdf`))).toHaveLength(1)
  })

  test('has it on what is credited of it (FF-1680)', async () => {
    const { creditable } = (await operator.get(`/api/admin/orders/${id}`)).json()
    const [{ invoice_id, lines }] = creditable
    const back = lines.map(({ line }: { line: number }) => ({ of: 'pieces', line, quantity: 1 }))
    const body = { kind: 'goodwill', reason: 'Crushed', invoice_id, lines: back }
    const credited = (await operator.post(`/api/admin/orders/${id}/credit-notes`, body)).json()
    const { number } = credited.order.documents.find(({ kind }: { kind: string }) => kind === 'credit note')
    expect(await pdf(operator.get(`/api/admin/credit-notes/by-number/${number}`))).toHaveLength(1)
  })
})

describe('where a shop takes none', () => {
  let other: Awaited<ReturnType<typeof shop>>
  beforeAll(async () => {
    other = await shop({})
  })
  afterAll(() => other.show.app.close())

  test('nothing speaks of it, and one that is sent is refused by its name (FF-1680)', async () => {
    await fill(other.show, other.buyer, { f1: 2 })
    for (const path of ['/api/settings', '/api/onlineshop/basket']) {
      const { body } = await other.buyer.get(path)
      expect(body, path).not.toMatch(/extras/)
    }
    const id = other.show.flavour.get('f1')
    const sent = await other.buyer.patch(`/api/onlineshop/basket/positions/${id}`, { quantity: 2, extras: GIFT })
    expect(faults(sent)).toEqual([400, 'extras.gift_note: This shop does not take it.'])
    const body = { lines: [{ sku: 'N-1', quantity: 2, extras: GIFT }] }
    expect(faults(await other.client('/orders', { method: 'POST', body }))).toEqual([
      400,
      'lines.0.extras.gift_note: This shop does not take it.',
    ])
    const { order_id } = (await place(other.buyer)).json()
    expect((await other.buyer.get(`/api/onlineshop/orders/${order_id}`)).body).not.toMatch(/extras/)
  })

  test('what an order has from before stays shown (FF-1680)', async () => {
    const { db } = other.show.app.platform
    await fill(other.show, other.buyer, { f1: 2 })
    const { order_id } = (await place(other.buyer)).json()
    await db.execute(sql`update order_lines set extras = ${JSON.stringify(GIFT)}::jsonb where order_id = ${order_id}`)
    const own = (await other.buyer.get(`/api/onlineshop/orders/${order_id}`)).json()
    expect(shown(own.order_positions)).toEqual([GIFT])
  })
})
