import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import { transaction } from '../../../platform/transaction.ts'
import { issueCreditNote } from '../../billing/index.ts'
import { shipOrder } from '../../orders/index.ts'
import { TAKEN } from '../../orders/test-house.ts'
import { send } from '../mapping/test-sheets.ts'
import { ACCOUNTS, type ApiClient, everythingIsWritten, type TestApi, testApi } from './test-api.ts'

const NOW = new Date('2031-05-06T13:00:00Z')

let api: TestApi
let client: ApiClient
let gym: ApiClient

beforeEach(async () => {
  api = await testApi()
  await api.show.app.platform.db.execute(sql`update customers set has_api_access = true`)
  client = await api.clientOf(ACCOUNTS.buyer)
  gym = await api.clientOf(ACCOUNTS.gym)
})
afterEach(() => api.show.app.close())

const db = () => api.show.app.platform.db

test('invoices and credit notes come when they change, with their PDF, and only to who they are for (SH-343)', async () => {
  const { next_cursor: before } = (await client('/invoices')).json()
  const order = { lines: [{ sku: 'N-1', quantity: 4 }], external_reference: 'PO 9' }
  const { order_id } = (await client('/orders', { method: 'POST', body: order })).json()
  await transaction(db(), tx => shipOrder(tx, order_id, [{ line: 1, quantity: 4 }], NOW, TAKEN))
  await everythingIsWritten(api.show.app)
  const { data, next_cursor } = (await client(`/invoices?cursor=${before}`)).json()
  expect(data).toMatchObject([{ kind: 'invoice', order_id, external_reference: 'PO 9', is_paid: false }])
  const [{ number, net, vat, gross, open }] = data
  expect([(net + vat).toFixed(2), open]).toEqual([gross.toFixed(2), gross])
  const [invoice] = await rows<{ id: number }>(db(), sql`select id from invoices where number = ${number}`)
  const wanted = [{ of: 'pieces', line: 1, quantity: 1 }] as const
  const note = { kind: 'goodwill', invoiceId: invoice!.id, wanted, reason: 'Late', issuedBy: null, now: NOW } as const
  await transaction(db(), tx => issueCreditNote(tx, note))
  await everythingIsWritten(api.show.app)
  const later = (await client(`/invoices?cursor=${next_cursor}`)).json().data
  expect(later).toMatchObject([
    { kind: 'credit note', corrects: number, open: null, is_paid: null },
    { kind: 'invoice', number, is_paid: false },
  ])
  expect(later[1].open).toBeCloseTo(gross - later[0].gross, 2)
  for (const one of later) {
    const pdf = await client(`/invoices/${one.number}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await gym(`/invoices/${one.number}/pdf`)).statusCode).toBe(404)
  }
  expect((await gym(`/invoices?cursor=${before}`)).json().data).toEqual([])
  await db().execute(sql`update users set rights = '["order"]' where is_technical`)
  const blind = await api.clientOf(ACCOUNTS.buyer)
  expect((await blind('/invoices')).json()).toMatchObject({ status: 403, code: 'may_not_see_invoices' })
  expect((await blind(`/invoices/${number}/pdf`)).statusCode).toBe(403)
})

describe('own references', () => {
  const put = (references: object[], by = client) => by('/references', { method: 'PUT', body: { references } })
  const row = (sku: string, customer_reference: string | null) => ({ sku, customer_reference })
  const read = async (query = '', by = client) => (await by(`/references${query}`)).json()

  test('are saved together, may be swapped, and read on from the last time (SH-342)', async () => {
    expect((await put([row('N-1', ' 00A '), row('N-2', 'B')])).json()).toEqual({ saved: 2, removed: 0, unchanged: 0 })
    const first = await read('?limit=1')
    const second = await read(`?limit=1&cursor=${first.next_cursor}`)
    expect([...first.data, ...second.data]).toMatchObject([
      { sku: 'N-1', gtin: '4006381333931', customer_reference: '00A' },
      { sku: 'N-2', customer_reference: 'B' },
    ])
    expect((await read(`?cursor=${second.next_cursor}`)).data).toEqual([])
    api.show.app.setNow('2031-05-06T14:00:00Z')
    expect((await put([row('N-1', 'B'), row('N-2', '00A'), row('N-3', null)])).json()).toEqual({
      ...{ saved: 2, removed: 0, unchanged: 1 },
    })
    const changed = await read(`?cursor=${second.next_cursor}`)
    expect(changed.data).toMatchObject([row('N-1', 'B'), row('N-2', '00A')])
    expect((await read('?updated_since=2031-05-06T13:30:00Z')).data).toHaveLength(2)
    const before = await read()
    expect((await put([row('N-1', '')])).json()).toEqual({ saved: 0, removed: 1, unchanged: 0 })
    expect((await read()).data).toMatchObject([row('N-2', '00A')])
    // Those who keep a copy are told that it is gone: by cursor and by time, and no more once there is another one.
    const gone = await read(`?cursor=${before.next_cursor}`)
    expect([gone.data, gone.removed]).toEqual([[], ['N-1']])
    expect((await read('?updated_since=2031-05-06T13:30:00Z')).removed).toEqual(['N-1'])
    expect((await read(`?cursor=${gone.next_cursor}`)).removed).toEqual([])
    await put([row('N-1', 'again')])
    const back = await read(`?cursor=${before.next_cursor}`)
    expect([back.data, back.removed]).toMatchObject([[row('N-1', 'again')], []])
    const buyer = await api.show.as(ACCOUNTS.buyer)
    const empty = { product_attribute_id: api.show.flavour.get('f1'), cpc_reference: ' ' }
    const saved = await buyer.post('/api/user/productReferences/save_reference', empty)
    expect(saved.json()).toMatchObject({ reference: null })
    await send(buyer, ['N-2', ''])
    expect((await read(`?cursor=${back.next_cursor}`)).removed).toEqual(['N-1', 'N-2'])
    expect((await read('', gym)).data).toEqual([])
  })

  test('come to those who read on by the time, whichever way and with whichever clock they were saved', async () => {
    const { show } = api
    const buyer = await show.as(ACCOUNTS.buyer)
    await put([row('N-1', 'A')])
    const last = await read()
    // The clock of another server is behind.
    show.app.setNow('2031-05-06T11:00:00Z')
    const save = { product_attribute_id: show.flavour.get('f2'), cpc_reference: 'B' }
    await buyer.post('/api/user/productReferences/save_reference', save)
    const single = await read(`?cursor=${last.next_cursor}`)
    expect(single.data).toMatchObject([row('N-2', 'B')])
    await send(buyer, ['N-3', 'C'])
    const sheet = await read(`?cursor=${single.next_cursor}`)
    expect(sheet.data).toMatchObject([row('N-3', 'C')])
    // The one that was saved last goes in the same request.
    await put([row('N-3', ''), row('N-1', 'D')])
    expect((await read(`?cursor=${sheet.next_cursor}`)).data).toMatchObject([row('N-1', 'D')])
    // Clocks of clients are not exact either.
    api.show.app.setNow('2031-05-06T14:00:00Z')
    await put([row('N-1', 'E')])
    api.show.app.setNow('2031-05-06T14:00:20Z')
    expect((await read('?updated_since=2031-05-06T14:00:20Z')).data).toMatchObject([row('N-1', 'E')])
  })

  test('are read on from any instant, and from no place that there cannot be', async () => {
    const statuses = async (path: string, queries: string[]) =>
      Promise.all(queries.map(async query => (await client(`${path}?${query}`)).statusCode))
    const instants = ['0001-01-01T00:00:00%2B01:00', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00']
    const any = [...instants, '2031-05-06T14:00:00%2B23:00'].map(instant => `updated_since=${instant}`)
    for (const path of ['/references', '/orders', '/invoices'])
      expect([path, await statuses(path, any)]).toEqual([path, [200, 200, 200, 200]])
    const cursors = ['999999999999999-1', '0-9999999999', '253402300799999-2147483647'].map(one => `cursor=${one}`)
    expect(await statuses('/references', cursors)).toEqual([400, 400, 200])
  })

  test('that cannot be saved are all named, and none is saved (SH-342)', async () => {
    await put([row('N-3', 'C')])
    const refused = await put([row('N-1', 'A'), row('none', 'B'), row('N-2', 'C'), row('N-1', 'D'), row('S-1', 'A')])
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'lines_refused'])
    const { lines } = refused.json().details
    expect(lines.map(({ index, code }: { index: number; code: string }) => `${index} ${code}`)).toEqual([
      ...['1 unknown_sku', '2 reference_taken', '3 same_twice', '4 same_twice'],
    ])
    expect((await read()).data).toMatchObject([row('N-3', 'C')])
    // Others may have the same.
    expect((await put([row('N-1', 'C')], gym)).statusCode).toBe(200)
    expect((await put([row('N-1', 'x'.repeat(65))])).statusCode).toBe(400)
  })
})
