import { type BasisPoints, cents } from '@fairfloor/domain/money'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../platform/transaction.ts'
import { NOW } from '../orders/test-house.ts'
import { facturX } from './document/factur-x.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { creditNotes } from './tables.ts'
import { openPayments, type TestPayments } from './test-payments.ts'

let shop: TestPayments

beforeAll(async () => {
  shop = await openPayments()
})
afterAll(() => shop.app.close())

const invoiceOf = async (orderId: number) => (await shop.invoicesOf(orderId))[0]!
const notesOf = (orderId: number) =>
  shop.db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(asc(creditNotes.id))

describe('a credit note', () => {
  test('settles the invoice it corrects, and has what was invoiced, with the VAT of it', async () => {
    const orderId = await shop.place(3)
    const invoice = await invoiceOf(orderId)
    const issued = await shop.credit({ invoiceId: invoice.id, wanted: [{ of: 'pieces', line: 2, quantity: 1 }] })
    const [note] = await notesOf(orderId)
    expect(note).toMatchObject({
      number: issued!.number,
      kind: 'goodwill',
      invoiceId: invoice.id,
      issuedOn: '2025-05-12',
    })
    const { sku, unitNet, vatRate } = invoice.document.lines[1]!
    expect(note!.document.lines).toMatchObject([{ goods: { sku }, quantity: 1, unitNet, net: unitNet, vatRate }])
    expect(note!.document.corrects).toMatchObject({ number: invoice.number })
    expect(await shop.settledOf(orderId)).toEqual([{ settled: note!.gross, isPaid: false }])
  })

  test('for everything leaves nothing to pay, and the order is paid (FF-906)', async () => {
    const orderId = await shop.place(3)
    const invoice = await invoiceOf(orderId)
    await shop.credit({ invoiceId: invoice.id, wanted: shop.wholeOf(invoice) })
    await shop.app.platform.outbox.drain()
    expect(await shop.settledOf(orderId)).toEqual([{ settled: invoice.gross, isPaid: true }])
    expect(await shop.statusOf(orderId)).toBe('paid')
    await expect(
      shop.credit({ invoiceId: invoice.id, wanted: [{ of: 'pieces', line: 1, quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'more_than_invoiced' })
  })

  test("for a paid invoice pays the customer's next one", async () => {
    const orderId = await shop.place(3)
    const invoice = await invoiceOf(orderId)
    await shop.pay(invoice.gross, { orderId })
    await shop.credit({ invoiceId: invoice.id, wanted: [{ of: 'pieces', line: 1, quantity: 1 }] })
    const [note] = await notesOf(orderId)
    expect(await shop.settledOf(orderId)).toEqual([{ settled: invoice.gross, isPaid: true }])
    const next = await shop.place(1)
    expect(await shop.settledOf(next)).toEqual([{ settled: note!.gross, isPaid: false }])
  })

  test('of a year is a bonus: it names no invoice and pays the next one', async () => {
    const { customerId } = shop.own
    const sums = [{ category: 'S', rate: 900 as BasisPoints, net: cents(100) }] as const
    const bonus = { kind: 'bonus', customerId, year: 2024, sums, reason: '', issuedBy: null, now: NOW } as const
    const issued = await transaction(shop.db, tx => issueCreditNote(tx, bonus))
    const [note] = await shop.db.select().from(creditNotes).where(eq(creditNotes.id, issued!.creditNoteId))
    expect(note).toMatchObject({
      orderId: null,
      invoiceId: null,
      gross: 109,
      document: { bonusYear: 2024, order: null },
    })
    expect(await shop.settledOf(await shop.place(1))).toEqual([{ settled: 109, isPaid: false }])
    const nobody = transaction(shop.db, tx => issueCreditNote(tx, { ...bonus, customerId: 999_999 }))
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('an invoice of an order that was paid ahead asks for nothing (FF-911)', async () => {
  const orderId = await shop.placeInParts([], { paymentMethod: 'prepayment' })
  await shop.pay(100_000, { orderId })
  await shop.app.platform.outbox.drain()
  await shop.ship(orderId, 1)
  const invoice = await invoiceOf(orderId)
  expect(invoice.document.prepaid).toBe(invoice.gross)
  const data = facturX({ ...invoice.document, invoice })
  expect(data).toContain(`<ram:TotalPrepaidAmount>${(invoice.gross / 100).toFixed(2)}</ram:TotalPrepaidAmount>`)
  expect(data).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>')
  expect(data).toContain('You have paid it in advance.')
})
