import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MB } from '@fairfloor/domain/bytes'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import { announced } from '../../platform/testing/announced.ts'
import { deleteAllOld } from '../../platform/testing/delete-old.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { outsideData } from '../../platform/testing/outside-data.ts'
import { trickPictures } from '../../platform/testing/trick-pictures.ts'
import { NOW } from '../orders/test-house.ts'
import { deleteUnused } from './photos.ts'
import { complaintsRetained } from './retained.ts'
import { openComplaints, phonePhoto, type TestComplaints } from './test-complaints.ts'

const uploads = outsideData('hostile-text/uploads', 'complaints', 'five pictures that others try uploads with')

let shop: TestComplaints

const DAY_MS = 24 * 60 * 60 * 1000
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const at = (id: number, act: string) => `/api/admin/complaints/${id}/${act}`

beforeAll(async () => {
  shop = await openComplaints()
})
afterAll(() => shop.app.close())
afterEach(async () => {
  shop.app.setNow(NOW.toISOString())
  await shop.db.execute(sql`delete from mails`)
})

/** A complaint of the buyer about two of five pieces. */
async function complaint(): Promise<{ id: number; order_id: number; shipment_id: number }> {
  const made = await shop.complain(await shop.ship([5, 3]))
  expect(made.statusCode).toBe(200)
  await shop.db.execute(sql`delete from mails`)
  return made.json()
}

describe('a complaint', () => {
  test('names a shipped line, and both sides are mailed in their language (SH-215)', async () => {
    const shipped = await shop.ship([5, 3])
    const lines = (await shop.buyer.get(`/api/complainable-orders/${shipped.order_id}`)).json()
    expect(lines).toMatchObject([
      {
        line: 1,
        shipped: 5,
        left: 5,
        complain_until: later(14).toISOString().slice(0, 10),
        product_attribute_name: 'Flavour 1',
      },
      { line: 2, shipped: 3, left: 3 },
    ])
    const orders = (await shop.buyer.get('/api/complainable-orders')).json()
    expect(orders[0]).toMatchObject({ order_id: shipped.order_id, external_reference: 'PO 4711', lines: 2 })

    const made = (await shop.complain(shipped)).json()
    expect(made).toMatchObject({ state: 'open', quantity: 2, reason: 'damaged', text: 'Two tubs arrived open.' })
    expect((await shop.buyer.get(`/api/complaints/${made.id}`)).json()).toEqual(made)
    const [first] = (await shop.buyer.get('/api/complaints')).json().complaints
    expect(first).toMatchObject({ id: made.id, state: 'open', last_reply: null })
    expect(await shop.mails()).toMatchObject([
      { kind: 'complaint-made', recipient: ACCOUNTS.operator },
      { kind: 'complaint-received', recipient: ACCOUNTS.buyer, subject: `We have your complaint ${made.id}` },
    ])
  })

  test('is of at most the pieces that nobody has complained of, and of nothing of others (SH-216)', async () => {
    const shipped = await shop.ship([5])
    const first = await shop.complain(shipped, { quantity: 4 })
    expect(first.statusCode).toBe(200)
    const tooMany = await shop.complain(shipped, { quantity: 2 })
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([422, 'more_than_complainable'])
    expect(tooMany.json().errors).toMatchObject([{ path: 'quantity' }])
    for (const more of [{ line: 9 }, { shipment_id: shipped.shipment_id + 1000 }, { order_id: 999_999 }])
      expect((await shop.complain(shipped, more)).statusCode).toBe(404)
    expect((await shop.complain(shipped, {}, shop.gym)).statusCode).toBe(404)
    expect((await shop.gym.get(`/api/complainable-orders/${shipped.order_id}`)).statusCode).toBe(404)
    expect((await shop.complain(shipped, { text: ' \n' })).json().code).toBe('complaint_without_text')
    for (const more of [
      { quantity: 0 },
      { reason: 'ugly' },
      { photos: [1, 2, 3, 4, 5, 6] },
      { text: 'x'.repeat(2001) },
    ])
      expect((await shop.complain(shipped, more)).statusCode).toBe(400)

    // What was refused of the first one can be complained of again.
    await shop.operator.post(at(first.json().id, 'accept'), { settlement: 'credit', quantity: 1, text: '' })
    expect((await shop.complain(shipped, { quantity: 5 })).json().code).toBe('more_than_complainable')
    const again = await shop.complain(shipped, { quantity: 4 })
    expect(again.statusCode).toBe(200)
    await shop.operator.post(at(again.json().id, 'refuse'), { text: 'No.' })
    expect((await shop.buyer.get(`/api/complainable-orders/${shipped.order_id}`)).json()).toMatchObject([{ left: 4 }])
  })

  test('comes within fourteen days (FF-1220)', async () => {
    const shipped = await shop.ship([5])
    shop.app.setNow(later(14).toISOString())
    expect((await shop.complain(shipped, { quantity: 1 })).statusCode).toBe(200)
    shop.app.setNow(later(15).toISOString())
    const late = await shop.complain(shipped, { quantity: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'too_late_to_complain'])
    expect((await shop.buyer.get(`/api/complainable-orders/${shipped.order_id}`)).json()).toEqual([])
  })

  test('is seen and answered by its own company and by operators alone (FF-1224)', async () => {
    const { id } = await complaint()
    expect((await shop.gym.get(`/api/complaints/${id}`)).statusCode).toBe(404)
    expect((await shop.gym.post(`/api/complaints/${id}/messages`, { text: 'Hello' })).statusCode).toBe(404)
    expect((await shop.app.browser().get(`/api/complaints/${id}`)).statusCode).toBe(401)
    expect((await shop.operator.get('/api/complaints')).statusCode).toBe(403)
    expect((await shop.buyer.get(`/api/admin/complaints/${id}`)).statusCode).toBe(403)
  })
})

test('what an agent says for a user carries the agent’s name, to the customer too (FF-1650)', async () => {
  const agent = await browserOf(shop.app, ACCOUNTS.agent)
  await agent.form('/', { _switch_user: ACCOUNTS.buyer })
  const made = (await shop.complain(await shop.ship([5]), {}, agent)).json()
  await agent.post(`/api/complaints/${made.id}/messages`, { text: 'The buyer phoned.' })
  await shop.buyer.post(`/api/complaints/${made.id}/messages`, { text: 'So I did.' })
  const { name } = (await (await browserOf(shop.app, ACCOUNTS.agent)).get('/api/current_user')).json().user
  const seen = (await shop.buyer.get(`/api/complaints/${made.id}`)).json()
  expect([seen.agent, seen.messages.map((one: { name: string }) => one.name)]).toEqual([name, [name, seen.made_by]])
})

describe('what the desk does with it', () => {
  test('messages go both ways, with mails, until it is closed (SH-218, FF-1222)', async () => {
    const { id } = await complaint()
    const taken = await shop.operator.post(at(id, 'take-on'), {})
    expect(taken.json()).toMatchObject({ state: 'in progress', creditable: 5, in_stock: 95 })
    expect((await shop.operator.post(at(id, 'take-on'), {})).json().code).toBe('complaint_taken_on')
    await shop.operator.post(at(id, 'messages'), { text: ' Please send a photo. ' })
    const waitsForBuyer = async () =>
      (await shop.buyer.get(`/api/complaints?search=${id}`))
        .json()
        .complaints.find((one: { id: number }) => one.id === id).waits_for_you
    expect(await waitsForBuyer()).toBe(true)
    await shop.buyer.post(`/api/complaints/${id}/messages`, { text: 'Here it is.' })
    expect((await shop.operator.post(at(id, 'messages'), { text: ' ' })).json().code).toBe('empty_message')
    const seen = (await shop.buyer.get(`/api/complaints/${id}`)).json()
    expect(seen.messages).toMatchObject([
      { from_desk: true, name: null, text: 'Please send a photo.' },
      { from_desk: false, text: 'Here it is.' },
    ])
    expect(seen.last_reply).toBe('Please send a photo.')
    expect(await shop.mails()).toMatchObject([
      { kind: 'complaint-answered', recipient: ACCOUNTS.buyer },
      { kind: 'complaint-written', recipient: ACCOUNTS.operator },
    ])
    expect(await waitsForBuyer()).toBe(false)
    const { complaints, counts } = (await shop.operator.get('/api/admin/complaints?state=in%20progress')).json()
    expect(complaints[0]).toMatchObject({ id, waits: true })
    expect(counts['in progress']).toBeGreaterThan(0)
    const [{ theirs, others } = { theirs: 0, others: 0 }] = await rows<{ theirs: number; others: number }>(
      shop.db,
      sql`select (select customer_id from users where email = ${ACCOUNTS.buyer}) as theirs,
            (select customer_id from users where email = ${ACCOUNTS.gym}) as others`,
    )
    const of = async (customer: number) =>
      (await shop.operator.get(`/api/admin/complaints?state=in%20progress&customer=${customer}`)).json().complaints
    expect([(await of(theirs))[0].id, await of(others)]).toEqual([id, []])

    expect((await shop.operator.post(at(id, 'close'), {})).json().code).toBe('complaint_undecided')
    expect((await shop.operator.post(at(id, 'refuse'), { text: '' })).json().code).toBe('refused_without_reason')
    const refused = await shop.operator.post(at(id, 'refuse'), { text: 'The tubs were whole.' })
    expect(refused.json()).toMatchObject({ state: 'refused', outcome: null })
    expect((await shop.operator.post(at(id, 'close'), {})).json().state).toBe('closed')
    expect((await shop.buyer.post(`/api/complaints/${id}/messages`, { text: 'But' })).json().code).toBe(
      'complaint_closed',
    )
  })

  test('is withdrawn until somebody works on it; its pieces can be complained of again (FF-1419)', async () => {
    const made = await complaint()
    const withdraw = (by = shop.buyer, id = made.id) => by.post(`/api/complaints/${id}/withdrawal`)
    const leftOf = async () => (await shop.buyer.get(`/api/complainable-orders/${made.order_id}`)).json()[0].left
    expect((await withdraw(shop.gym)).statusCode).toBe(404)
    expect(await leftOf()).toBe(3)
    expect((await withdraw()).json()).toMatchObject({ state: 'closed', decided_at: null, outcome: null })
    expect(await leftOf()).toBe(5)
    expect(await shop.mails()).toMatchObject([{ kind: 'complaint-withdrawn', recipient: ACCOUNTS.operator }])
    for (const [act, body] of [
      ['take-on', {}],
      ['refuse', { text: 'No.' }],
      ['accept', { settlement: 'credit', quantity: 1, text: '' }],
      ['messages', { text: 'Why?' }],
    ] as const)
      expect((await shop.operator.post(at(made.id, act), body)).json().code, act).toBe('complaint_closed')
    expect((await withdraw()).json().code).toBe('complaint_closed')

    const other = await complaint()
    const both = await Promise.all([withdraw(shop.buyer, other.id), shop.operator.post(at(other.id, 'take-on'), {})])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const taken = await complaint()
    await shop.operator.post(at(taken.id, 'take-on'), {})
    expect((await withdraw(shop.buyer, taken.id)).json().code).toBe('complaint_taken_on')
  })

  test('comes at most thirty times an hour with its messages: each of them mails us (SH-218)', async () => {
    const { id } = await complaint()
    shop.app.setNow(later(1).toISOString())
    await shop.db.execute(sql`
      insert into complaint_messages (complaint_id, from_desk, user_id, text, written_at)
      select ${id}::int, false, id, 'Again', ${later(1).toISOString()}::timestamptz from users, generate_series(1, 30)
      where email = ${ACCOUNTS.buyer}`)
    const message = await shop.buyer.post(`/api/complaints/${id}/messages`, { text: 'And again' })
    const made = await shop.complain(await shop.ship([5], later(1)))
    for (const answer of [message, made])
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_complaints'])
    shop.app.setNow(new Date(later(1).getTime() + DAY_MS / 24).toISOString())
    expect((await shop.buyer.post(`/api/complaints/${id}/messages`, { text: 'Later' })).statusCode).toBe(200)
    await shop.db.execute(sql`delete from complaint_messages where text = 'Again'`)
  })

  test('accepted with a credit note: the pieces at the price and VAT of their invoice, and never more (FF-1223)', async () => {
    const { id, order_id } = await complaint()
    const more = await shop.operator.post(at(id, 'accept'), { settlement: 'credit', quantity: 3, text: '' })
    expect([more.statusCode, more.json().code]).toEqual([422, 'more_than_complained'])
    const accepted = await shop.operator.post(at(id, 'accept'), { settlement: 'credit', quantity: 2, text: 'Sorry!' })
    expect(accepted.json()).toMatchObject({ state: 'accepted', outcome: { settlement: 'credit', quantity: 2 } })
    const [note] = await rows<{ number: string; kind: string; reason: string; net: number; gross: number }>(
      shop.db,
      sql`select number, kind, reason, goods_net::int as net, gross::int as gross from credit_notes where order_id = ${order_id}`,
    )
    expect(note).toMatchObject({ kind: 'complaint', reason: 'damaged', net: 2500 })
    const seen = (await shop.buyer.get(`/api/complaints/${id}`)).json()
    const { number, gross } = note!
    expect(seen.outcome).toEqual({ settlement: 'credit', quantity: 2, credit_note: number, credited: gross / 100 })
    expect((await shop.mails())[0]).toMatchObject({ kind: 'complaint-accepted', recipient: ACCOUNTS.buyer })
    const pdf = await shop.buyer.get(`/orders/creditNotePdf/${note!.number}`)
    expect(pdf.statusCode).toBe(200)
    const again = await shop.operator.post(at(id, 'accept'), { settlement: 'credit', quantity: 1, text: '' })
    expect(again.json().code).toBe('complaint_decided')
  })

  test('what was credited before is neither credited nor sent again (FF-1223)', async () => {
    const { id, order_id } = await complaint()
    const [{ invoiceId } = { invoiceId: 0 }] = await rows<{ invoiceId: number }>(
      shop.db,
      sql`select id as "invoiceId" from invoices where order_id = ${order_id}`,
    )
    const body = {
      invoice_id: invoiceId,
      kind: 'goodwill',
      reason: 'all',
      lines: [{ of: 'pieces', line: 1, quantity: 5 }],
    }
    expect((await shop.operator.post(`/api/admin/orders/${order_id}/credit-notes`, body)).statusCode).toBe(200)
    const refused = await shop.operator.post(at(id, 'accept'), { settlement: 'credit', quantity: 2, text: '' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'more_than_invoiced'])
    const sent = await shop.operator.post(at(id, 'accept'), { settlement: 'replacement', quantity: 2, text: '' })
    expect([sent.statusCode, sent.json().code]).toEqual([422, 'more_than_invoiced'])
    expect((await shop.operator.get(`/api/admin/complaints/${id}`)).json()).toMatchObject({
      state: 'open',
      creditable: 0,
    })
  })

  test('accepted with a replacement: a line without a price that is picked, shipped and invoiced at 0 (FF-1223)', async () => {
    const { id, order_id } = await complaint()
    const accepted = await shop.operator.post(at(id, 'accept'), { settlement: 'replacement', quantity: 2, text: '' })
    expect(accepted.json().outcome).toEqual({
      settlement: 'replacement',
      quantity: 2,
      ...{ credit_note: null, credited: null },
    })
    const desk = (await shop.operator.get(`/api/admin/orders/${order_id}`)).json()
    expect(desk.order.order_positions[2]).toMatchObject({ line: 3, quantity: 2, reserved_quantity: 2 })
    expect(desk.creditable[0].lines[0]).toMatchObject({ line: 1, pieces: 3, amount: 37.5 })
    const lines = [{ of: 'pieces', line: 1, quantity: 4 }]
    const credit = { invoice_id: desk.creditable[0].invoice_id, kind: 'goodwill', reason: 'all', lines }
    const both = await shop.operator.post(`/api/admin/orders/${order_id}/credit-notes`, credit)
    expect([both.statusCode, both.json().code]).toEqual([422, 'more_than_invoiced'])
    expect((await shop.operator.get('/api/admin/picking?state=ready')).json().orders).toContainEqual(
      expect.objectContaining({ order_id, pieces: 2 }),
    )
    const shipped = await shop.operator.post(`/api/admin/orders/${order_id}/ship`, {
      version: desk.version,
      lines: [{ line: 3, quantity: 2, lot: null, best_before: null }],
      tracking: null,
      parcels: null,
      note: null,
    })
    expect(shipped.statusCode).toBe(200)
    const invoice = await rows(
      shop.db,
      sql`select number, gross::int, paid_at is not null as paid from invoices where order_id = ${order_id} order by id`,
    )
    expect(invoice[1]).toMatchObject({ gross: 0, paid: true })
    const pdf = await shop.buyer.get(`/orders/invoicePdf/${order_id}/${invoice[1]!.number}`)
    expect(pdf.statusCode).toBe(200)
    await shop.app.platform.outbox.drain()
    expect((await shop.mails())[0]!.text).toContain(`with order ${order_id}, free of charge`)
  })

  test('a replacement that is not in stock waits as every backorder does (FF-1223)', async () => {
    const { id, order_id } = await complaint()
    await shop.db.execute(sql`update stock set quantity = 1`)
    await shop.operator.post(at(id, 'accept'), { settlement: 'replacement', quantity: 2, text: '' })
    const desk = (await shop.operator.get(`/api/admin/orders/${order_id}`)).json()
    expect(desk.order.order_positions[2]).toMatchObject({ quantity: 2, reserved_quantity: 1, open_quantity: 1 })
  })
})

describe('photos', () => {
  test('are drawn anew, upright and without place or camera, and shown to their own customer and operators (FF-1221)', async () => {
    const photo = (await shop.upload(await phonePhoto())).json()
    expect(photo).toMatchObject({ width: 480, height: 640 })
    const made = (await shop.complain(await shop.ship([5]), { photos: [photo.id] })).json()
    expect(made.photos).toEqual([photo])
    const address = `/api/complaint-photos/${photo.id}/large`
    const shown = await shop.operator.get(address)
    const { format, exif, width } = await sharp(shown.rawPayload).metadata()
    expect([format, exif, width]).toEqual(['webp', undefined, 480])
    expect((await shop.buyer.get(`/api/complaint-photos/${photo.id}/small`)).headers['content-type']).toBe('image/webp')
    expect((await shop.gym.get(address)).statusCode).toBe(404)
    expect((await shop.app.browser().get(address)).statusCode).toBe(401)
    const twice = await shop.complain(await shop.ship([5]), { photos: [photo.id] })
    expect([twice.statusCode, twice.json().code]).toEqual([422, 'unknown_photo'])
  })

  test('of others cannot be used, and those that nobody used are deleted (FF-1221)', async () => {
    const theirs = (await shop.upload(await phonePhoto(), shop.gym)).json()
    expect((await shop.complain(await shop.ship([5]), { photos: [theirs.id] })).json().code).toBe('unknown_photo')
    const { files } = shop.app.platform
    expect(await deleteUnused(shop.db, files, later(1))).toBe(0)
    expect(await deleteUnused(shop.db, files, later(3))).toBe(1)
    expect((await shop.gym.get(`/api/complaint-photos/${theirs.id}/small`)).statusCode).toBe(404)
  })

  test('go with their complaint, and its messages, two years after it was closed (FF-1343)', async () => {
    const photo = (await shop.upload(await phonePhoto())).json()
    const [stored] = await rows<{ file: string }>(
      shop.db,
      sql`select file from complaint_photos where id = ${photo.id}`,
    )
    const isStored = () => shop.app.platform.files.get(`complaints/${stored!.file}-large.webp`)
    const { id } = (await shop.complain(await shop.ship([5]), { photos: [photo.id] })).json()
    await shop.operator.post(at(id, 'refuse'), { text: 'No.' })
    await shop.operator.post(at(id, 'close'), {})
    const clean = async (days: number) => {
      await deleteAllOld(shop.db, complaintsRetained, later(days))
      await deleteUnused(shop.db, shop.app.platform.files, later(days))
      const answers = [`complaints/${id}`, `complaint-photos/${photo.id}/small`].map(path =>
        shop.buyer.get(`/api/${path}`),
      )
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    }
    expect(await clean(729)).toEqual([200, 200])
    expect(await isStored()).toBeDefined()
    expect(await clean(730)).toEqual([404, 404])
    expect(await isStored()).toBeUndefined()
    expect(await rows(shop.db, sql`select from complaint_messages where complaint_id = ${id}`)).toEqual([])
  })

  /** @returns whether it was taken; what is shown of it hides nothing */
  async function isTaken(name: string, bytes: Buffer): Promise<boolean> {
    const answer = await shop.upload(bytes, shop.buyer, name)
    if (answer.statusCode !== 200) {
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 422, 'not_a_photo'])
      return false
    }
    const shown = await shop.buyer.get(`/api/complaint-photos/${answer.json().id}/large`)
    expect(shown.rawPayload.toString('latin1')).not.toMatch(/<\?php|phpinfo|<script/)
    return true
  }

  test('that hide a script are drawn anew, those that promise too much are not taken (FF-1221)', async () => {
    for (const { name, bytes, isPhoto } of await trickPictures())
      expect([name, await isTaken(name, bytes)]).toEqual([name, isPhoto])
  })

  test.runIf(uploads)('that others try uploads with are drawn anew, or not taken', async () => {
    for (const name of (await readdir(uploads!)).filter(one => /\.(jpg|gif)$/.test(one)))
      await isTaken(name, await readFile(join(uploads!, name)))
  })

  test('nothing else is taken: other formats, half files, more than 10 MB, one after the other without end (SH-217)', async () => {
    const jpeg = await phonePhoto()
    const others = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('%PDF-1.4'),
      jpeg.subarray(0, 600),
      await sharp(jpeg).gif().toBuffer(),
    ]
    for (const one of others) expect((await shop.upload(one)).json().code).toBe('not_a_photo')
    // Around the photo a form has 4 kB.
    const send = (bytes: number) => announced(shop.buyer, '/api/complaint-photos', bytes)
    expect([await send(10 * MB + 4096), await send(10 * MB + 4097)]).toEqual([400, 413])
    await shop.db.execute(sql`
      insert into complaint_photos (customer_id, user_id, file, width, height, uploaded_at)
      select customer_id, id, 'none', 1, 1, ${NOW.toISOString()}::timestamptz from users, generate_series(1, 30)
      where email = ${ACCOUNTS.gym}`)
    const atOnce = await Promise.all([1, 2, 3].map(() => shop.upload(jpeg)))
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429])
    expect(atOnce.find(({ statusCode }) => statusCode === 429)!.json().code).toBe('photo_under_way')
    const refused = await shop.upload(jpeg, shop.gym)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_photos'])
  })
})
