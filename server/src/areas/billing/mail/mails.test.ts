import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import { mails } from '../../../platform/tables.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { type Mailbox, openMailbox } from '../../../platform/testing/mailbox.ts'
import { creditNotes } from '../tables.ts'
import { openPayments, type TestPayments } from '../test-payments.ts'

let mailbox: Mailbox
let shop: TestPayments

beforeAll(async () => {
  mailbox = await openMailbox()
  shop = await openPayments({ SMTP_URL: mailbox.url })
  await shop.app.platform.jobs.start()
})
afterAll(async () => {
  await shop.app.close()
  await mailbox.close()
})

async function mailsOf(kind: string) {
  await shop.app.platform.outbox.drain()
  return shop.db.select().from(mails).where(eq(mails.kind, kind)).orderBy(mails.id)
}

/** Everything of an order: its invoice, and a credit note for one piece of it. */
async function documents(more: Parameters<TestPayments['place']>[1] = {}) {
  const orderId = await shop.place(2, more)
  const [invoice] = await shop.invoicesOf(orderId)
  const issued = await shop.credit({ invoiceId: invoice!.id, wanted: [{ of: 'pieces', line: 1, quantity: 1 }] })
  return { orderId, invoice: invoice!, ...issued! }
}

describe('an invoice and a credit note', () => {
  test('are mailed once to those who may see them, each with its file (FF-909)', async () => {
    const { orderId, invoice, creditNoteId, number } = await documents()
    const [mail, ...more] = await mailsOf('invoice')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: ACCOUNTS.buyer,
      subject: `Your invoice ${invoice.number}`,
      attachments: [{ kind: 'invoice', ref: String(invoice.id) }],
    })
    expect(mail!.text).toContain('Please transfer')
    expect(mail!.text).toContain(`/orders/invoicePdf/${orderId}/${invoice.number}`)
    const [credit, ...others] = await mailsOf('credit-note')
    expect(others).toEqual([])
    expect(credit).toMatchObject({
      subject: `Your credit note ${number}`,
      attachments: [{ kind: 'credit-note', ref: String(creditNoteId) }],
    })
    expect(credit!.text).toContain(`We set it against invoice ${invoice.number}`)
    await expect.poll(() => mailbox.received.flatMap(one => one.attachments).length, { timeout: 20_000 }).toBe(2)
    const files = mailbox.received.flatMap(one => one.attachments)
    expect(files.map(({ filename }) => filename).sort()).toEqual([`${number}.pdf`, `${invoice.number}.pdf`].sort())
    expect(files.map(({ content }) => content.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-'])
  })

  test('are not mailed to a user who may not see invoices, and are German for those who read German (FF-909)', async () => {
    const { db } = shop
    await db.delete(mails).where(inArray(mails.kind, ['invoice', 'credit-note']))
    const of = sql`where email = ${ACCOUNTS.buyer}`
    await db.execute(sql`update users set language = 'de' ${of}`)
    await documents()
    expect((await mailsOf('invoice'))[0]!.subject).toMatch(/^Ihre Rechnung MV-/)
    expect((await mailsOf('invoice'))[0]!.text).toContain('Bitte überweisen Sie')
    expect((await mailsOf('credit-note'))[0]!.subject).toMatch(/^Ihre Gutschrift MV-CN-/)
    await db.execute(sql`update users set rights = '["order"]'::jsonb ${of}`)
    await documents()
    expect([await mailsOf('invoice'), await mailsOf('credit-note')].map(written => written.length)).toEqual([1, 1])
    await db.execute(sql`update users set rights = '["order", "invoices"]'::jsonb ${of}`)
  })
})

describe('their files', () => {
  test('are the PDFs that the buyer and the operator open; nobody else does (FF-908)', async () => {
    const { app } = shop
    const { creditNoteId, number } = await documents()
    const own = `/orders/creditNotePdf/${number}`
    const answer = await shop.buyer.get(own)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe(`inline; filename="${number}.pdf"`)
    const operator = await browserOf(app, ACCOUNTS.operator)
    const desk = `/api/admin/credit-notes/by-number/${number}`
    expect((await operator.get(desk)).rawPayload.equals(answer.rawPayload)).toBe(true)
    expect((await operator.get(`${desk}0`)).statusCode).toBe(404)
    expect((await shop.buyer.get(desk)).statusCode).toBe(403)
    expect((await app.browser().get(desk)).statusCode).toBe(401)
    expect((await app.browser().get(own)).statusCode).toBe(401)
    expect((await shop.buyer.get('/orders/creditNotePdf/MV-CN-2025-99999')).statusCode).toBe(404)
    await shop.db.update(creditNotes).set({ customerId: shop.house.customerId }).where(eq(creditNotes.id, creditNoteId))
    expect((await shop.buyer.get(own)).statusCode).toBe(404)
  })
})
