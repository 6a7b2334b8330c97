import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../test-show.ts'
import type { DocumentLine, OrderDocument } from './order-document.ts'
import { orderPdf } from './pdf.ts'
import { orderXlsx } from './xlsx.ts'

const XLSX = '/orders/vts-order.xlsx'
const PDF = '/orders/vts-order.pdf'
const ink = { signal: '#c8f031', onSignal: '#14171a' }

const line = (part: Partial<DocumentLine> = {}): DocumentLine => ({
  booth: 1,
  brand: 'North',
  product: 'Whey',
  size: '900 g',
  flavour: 'Vanilla',
  sku: 'NW-1',
  ean: '4000000000016',
  unitsPerCase: 6,
  ordered: 12,
  quantity: 8,
  released: 2,
  deleted: 0,
  remaining: 6,
  price: cents(1750),
  sum: cents(14000),
  ...part,
})
const order = (lines: readonly DocumentLine[]): OrderDocument => ({
  show: 'Show 2031',
  timeZone: 'Europe/Berlin',
  company: 'Gym Shop',
  reference: 'PO-4711',
  note: null,
  confirmedAt: new Date('2031-05-12T12:00:00Z'),
  at: new Date('2031-05-13T12:00:00Z'),
  language: 'en',
  lines,
})
const rowsOf = async (file: Uint8Array) => (await readXlsx(file)).sheets[0]!.rows
const textOf = async (file: Uint8Array) => {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return { totalPages, text }
}

describe('the files of an order', () => {
  test('a spreadsheet has a row for each line, with numbers as numbers (FF-706)', async () => {
    const [titles, first, ...rest] = await rowsOf(await orderXlsx(order([line()])))
    expect(rest).toEqual([])
    const row = Object.fromEntries((titles ?? []).map((title, i) => [title, first?.[i]]))
    expect(row).toMatchObject({
      Booth: 1,
      Brand: 'North',
      SKU: 'NW-1',
      EAN: '4000000000016',
      Ordered: 12,
      Pieces: 8,
      Released: 2,
      Remaining: 6,
      'Price excl. VAT': 17.5,
      'Sum excl. VAT': 140,
    })
  })

  test.each(['=1+1', '=HYPERLINK("https://x.test")', '+1', '-1', '@SUM(A1)'])(
    'the name %s is a text in the spreadsheet, no formula (FF-706)',
    async flavour => {
      // A formula would be read as its result.
      expect((await rowsOf(await orderXlsx(order([line({ flavour })]))))[1]).toContain(flavour)
    },
  )

  test('a spreadsheet has the own order number and the note on a second sheet', async () => {
    const { sheets } = await readXlsx(await orderXlsx({ ...order([line()]), note: '=Ring at the back door' }))
    expect(sheets[1]!.rows).toContainEqual(['Your PO number', 'PO-4711'])
    expect(sheets[1]!.rows).toContainEqual(['Note', '=Ring at the back door'])
  })

  test('the PDF of 222 lines names all of them on numbered pages (FF-706)', async () => {
    const lines = Array.from({ length: 222 }, (_, i) => line({ sku: `SKU-${i + 1}`, brand: `Brand ${i % 9}` }))
    const { totalPages, text } = await textOf(await orderPdf(order(lines), ink, 'Lift & Co'))
    for (const { sku } of lines) expect(text).toContain(sku)
    expect(text).toContain('222 lines, 1.776 pieces')
    expect(text).toMatch(/Total excl\. VAT 31\.080,00\s€/)
    expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
    expect(text).toContain('PO-4711')
    expect(text).toContain('Released')
  })

  test('a reader without prices gets none', async () => {
    const hidden = order([line({ price: null, sum: null })])
    expect((await rowsOf(await orderXlsx(hidden)))[0]?.join()).not.toMatch(/Price|Sum/)
    expect((await textOf(await orderPdf(hidden, ink, 'Lift & Co'))).text).not.toContain('€')
  })
})

describe('asked for', () => {
  let show: TestShow
  let buyer: Browser
  beforeAll(async () => {
    show = await testShow()
    buyer = await show.as(ACCOUNTS.buyer)
    await show.add(buyer, { f1: 8, f4: 3 })
  })
  afterAll(() => show.app.close())

  test.each(['ordering', 'confirmation', 'over'] as const)(
    'in the phase %s it is the customer’s order (FF-706)',
    async phase => {
      show.app.setNow(DURING[phase])
      // The session ends before the show does.
      buyer = await show.as(ACCOUNTS.buyer)
      const sheet = await buyer.get(XLSX)
      expect(sheet.statusCode).toBe(200)
      expect(sheet.headers['content-disposition']).toBe('attachment; filename="order.xlsx"')
      expect(await rowsOf(sheet.rawPayload)).toHaveLength(3)
      const pdf = await buyer.get(`${PDF}?language=de`)
      expect(pdf.headers['content-type']).toBe('application/pdf')
      expect((await textOf(pdf.rawPayload)).text).toContain('nicht bestätigt')
    },
  )

  test('without the right to see prices (FF-706)', async () => {
    show.app.setNow(DURING.ordering)
    const { db } = show.app.platform
    await db.execute(sql`update users set rights = rights - 'prices' where email = ${ACCOUNTS.gym}`)
    const gym = await show.as(ACCOUNTS.gym)
    await show.add(gym, { f1: 1 })
    expect((await rowsOf((await gym.get(XLSX)).rawPayload))[0]?.join()).not.toMatch(/Price|Sum/)
  })

  test.each([XLSX, PDF])('%s asks a visitor to log in', async path =>
    expect((await show.app.browser().get(path)).statusCode).toBe(401),
  )
})
