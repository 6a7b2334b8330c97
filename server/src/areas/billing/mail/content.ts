import { getCreditNotePdf, getInvoicePdfByNumber } from '@fairfloor/domain/billing/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { calendarDay, centsText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { cents } from '@fairfloor/domain/money'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { CreditNote } from '../document/credit.ts'
import { creditReason, creditTerms } from '../document/credit-words.ts'
import type { Invoice } from '../document/invoice.ts'
import { paymentOf } from '../document/payment.ts'
import { mailTexts } from './texts.ts'

type Facts = readonly (readonly [name: string, value: string | null | undefined])[]

const given = (facts: Facts) => facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))

const dayText = (day: string, language: Language) => calendarDay(day, language, { year: true })

/** A new invoice: its sum, and how it is paid, in the words that stand on it. */
export function invoiceMail(whole: Invoice, language: Language, shop: string): MailContent {
  const t = mailTexts[language]
  const { order, invoice, totals } = whole
  const { name, terms, prepaid, due } = paymentOf(whole, language)
  const { number, issuedOn, dueOn } = invoice
  const href = addressOf(getInvoicePdfByNumber, { params: { order_id: order.id, invoice_number: number } })
  return {
    subject: t.invoice.subject(number),
    preview: t.invoice.preview(order.id),
    blocks: [
      { text: t.invoice.lead(order.id) },
      {
        facts: given([
          [t.invoice.number, number],
          [t.date, dayText(issuedOn, language)],
          [t.order, String(order.id)],
          [t.reference, order.externalReference],
          [t.sum, centsText(totals.gross)],
          [t.prepaid, prepaid > 0 ? centsText(cents(prepaid)) : null],
          [t.payment, name],
          [t.due, due > 0 ? dayText(dueOn, language) : null],
        ]),
      },
      { text: terms },
      { button: t.open, href: shop + href },
    ],
  }
}

/** A new credit note: its sum, why, and what becomes of it. */
export function creditMail(whole: CreditNote, language: Language, shop: string): MailContent {
  const t = mailTexts[language]
  const { credit, corrects, order, totals } = whole
  const { terms, more } = creditTerms(whole, language)
  const href = addressOf(getCreditNotePdf, { params: { credit_note_number: credit.number } })
  return {
    subject: t.credit.subject(credit.number),
    preview: creditReason(whole, language),
    blocks: [
      { text: t.credit.lead },
      {
        facts: given([
          [t.credit.number, credit.number],
          [t.date, dayText(credit.issuedOn, language)],
          [t.credit.corrects, corrects?.number],
          [t.order, order && String(order.id)],
          [t.reference, order?.externalReference],
          [t.sum, centsText(totals.gross)],
        ]),
      },
      { text: creditReason(whole, language) },
      { text: [terms, more].filter(Boolean).join(' ') },
      { button: t.open, href: shop + href },
    ],
  }
}
