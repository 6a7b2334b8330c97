import type { BonusYear } from '@fairfloor/domain/billing/bonus/desk-contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { openHouse, type TestHouse } from '../../orders/test-house.ts'
import { bonusCredits } from '../bonus-tables.ts'
import { creditNotes, invoices } from '../tables.ts'

const DESK = '/api/admin/bonus'
let app: TestApp
let house: TestHouse
let buyer: Browser
let operator: Browser
let own: Awaited<ReturnType<typeof openHouse>>['own']

beforeAll(async () => {
  ;({ app, house, buyer, own } = await openHouse())
  operator = await browserOf(app, ACCOUNTS.operator)
  const { db } = app.platform
  for (const month of ['02', '07'])
    await transaction(db, tx =>
      placeOrder(tx, house.order(20, { ...own, now: new Date(`2024-${month}-05T10:00:00Z`) })),
    )
})
afterAll(() => app.close())

const yearOf = async (year = 2024): Promise<BonusYear> => (await operator.get(`${DESK}?year=${year}`)).json()
const save = async (year: number, tiers: object[], version?: string) =>
  operator.call({
    method: 'PUT',
    url: `${DESK}/${year}/tiers`,
    payload: { version: version ?? (await yearOf(year)).version, tiers },
  })
const pay = (version: string, year = 2024) => operator.post(`${DESK}/${year}/credits`, { version })

test.each([
  ['GET', ''],
  ['PUT', '/2024/tiers'],
  ['POST', '/2024/credits'],
  ['GET', '/2024/sheet'],
] as const)('%s /api/admin/bonus%s is the operator’s alone', async (method, path) => {
  const call = (browser: Browser) => browser.call({ method, url: `${DESK}${path}` })
  expect((await call(app.browser())).statusCode).toBe(401)
  expect((await call(buyer)).statusCode).toBe(403)
})

test('tiers rise in threshold and percentage; a form that is out of date saves nothing (FF-960)', async () => {
  const { version } = await yearOf()
  const flat = await save(2024, [
    { from: 100, percent: 1 },
    { from: 200, percent: 1 },
  ])
  expect([flat.statusCode, flat.json().errors[0].path]).toEqual([422, 'tiers.1'])
  for (const wrong of [
    { from: -1, percent: 1 },
    { from: 1, percent: 0 },
    { from: 1, percent: 1.005 },
    { from: 0.001, percent: 1 },
  ])
    expect((await save(2024, [wrong])).statusCode).toBe(400)
  // Without a tier that is reached nothing waits to be paid.
  expect((await buyer.get('/api/onlineshop/bonus')).json().years).toEqual([])
  const saved = await save(2024, [
    { from: 100, percent: 1.25 },
    { from: 99_999, percent: 3 },
  ])
  expect(saved.json()).toMatchObject({ tiers: [{ from: 100, percent: 1.25 }, { from: 99_999 }] })
  expect((await save(2024, [], version)).json().code).toBe('changed_meanwhile')
  expect((await yearOf(2025)).tiers_before).toHaveLength(2)
  for (const year of ['0', '24', '12345', 'x'])
    expect((await operator.get(`${DESK}/${year}/sheet`)).statusCode).toBe(404)
})

test('of ten clicks at once one pays the year: a credit note each, with the VAT of the goods (FF-961)', async () => {
  const { db, outbox } = app.platform
  const before = await yearOf()
  const bought = (await db.select().from(invoices)).flatMap(({ document }) => document.lines)
  const turnover = bought.reduce((sum, { net }) => sum + net, 0)
  const [standing] = before.customers
  expect(standing).toMatchObject({ turnover: turnover / 100, tier: 1, percent: 1.25, paid: null })
  const bonus = Math.round(turnover * 0.0125)
  expect(before.to_pay).toEqual({ amount: bonus / 100, customers: 1 })

  // On 1 January the year that is over does not vanish: it stands there until it is paid.
  const shown = async () => (await buyer.get('/api/onlineshop/bonus')).json().years[0]
  const asItStands = { year: 2024, turnover: turnover / 100, percent: 1.25, amount: bonus / 100 }
  expect(await shown()).toEqual({ ...asItStands, is_paid: false, credit_note: null })

  const codes = (await Promise.all(Array.from({ length: 10 }, () => pay(before.pay_version)))).map(
    one => one.statusCode,
  )
  expect(codes.toSorted()).toEqual([200, ...Array(9).fill(409)])
  await Promise.all([outbox.drain(), outbox.drain()])
  expect(await db.select().from(bonusCredits)).toMatchObject([{ year: 2024, turnover, percent: 125 }])
  const notes = await db.select().from(creditNotes)
  expect(notes).toMatchObject([{ kind: 'bonus', customerId: own.customerId, invoiceId: null }])
  const { goods, gross } = notes[0]!.document.totals
  expect(goods.net).toBe(bonus)
  // Each rate has its share of the bonus, to the cent.
  for (const { rate, net } of goods.byRate) {
    const ofRate = bought.filter(({ vatRate }) => vatRate === rate).reduce((sum, line) => sum + line.net, 0)
    expect(Math.abs(net - (bonus * ofRate) / turnover)).toBeLessThan(1)
  }
  expect(goods.byRate.length).toBeGreaterThan(1)

  const paid = await yearOf()
  expect(paid.customers[0]).toMatchObject({ paid: { credit_note: notes[0]!.number }, amount: bonus / 100 })
  expect(paid.to_pay).toEqual({ amount: 0, customers: 0 })
  const { years } = (await buyer.get('/api/onlineshop/bonus')).json()
  expect(years).toHaveLength(1)
  expect(years[0]).toMatchObject({
    ...asItStands,
    is_paid: true,
    credit_note: { number: notes[0]!.number, gross: gross / 100 },
  })
  const pdf = await buyer.get(`/orders/creditNotePdf/${notes[0]!.number}`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect((await save(2024, [])).json().code).toBe('year_paid')
  const actions = (await operator.get('/api/admin/audit')).json().entries.map((one: { action: string }) => one.action)
  expect(actions.slice(0, 2)).toEqual(['pay bonus', 'set bonus tiers'])
})

test('a year that runs is not paid (FF-961)', async () => {
  const { pay_version } = await yearOf(2025)
  expect((await pay(pay_version, 2025)).json().code).toBe('year_not_over')
})

test('a year is a spreadsheet, too (FF-962)', async () => {
  const file = (await operator.get(`${DESK}/2024/sheet?language=de`)).rawPayload
  const { sheets } = await readXlsx(file)
  const [head, row] = sheets[0]!.rows
  expect(head).toContain('Umsatz')
  expect(row).toContain('Sporthuis De Merwede')
})

test('a bonus whose event was lost has its credit note by the clock, once (FF-961)', async () => {
  const { db, due } = app.platform
  const before = await db.$count(creditNotes)
  await db.delete(bonusCredits)
  const lost = { customerId: own.customerId, year: 2024, turnover: 100_000, percent: 125 }
  await db.insert(bonusCredits).values({ ...lost, madeAt: new Date('2025-05-01T10:00:00Z') })
  await Promise.all([due.ask(), due.ask()])
  expect(await db.select().from(bonusCredits)).toMatchObject([{ creditNoteId: expect.any(Number) }])
  expect(await db.$count(creditNotes)).toBe(before + 1)
})
