import type { Answer } from '@fairfloor/domain/endpoint'
import { monthText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import type { getOrderNotes } from '@fairfloor/domain/show-orders/contract'
import type { Block, MailContent } from '../../platform/mail-layout.ts'

type Notes = Answer<typeof getOrderNotes>

const texts = messages({
  en: {
    reference: 'Your PO number',
    note: 'Note',
    brand: 'Brand',
    month: 'Wanted in',
    subject: (company: string) => `${company} confirmed an order with a note`,
    lead: (company: string, show: string) =>
      `${company} confirmed the order at the ${show} and said the following. It reserves nothing.`,
  },
  de: {
    reference: 'Ihre Bestellnummer',
    note: 'Anmerkung',
    brand: 'Marke',
    month: 'Gewünscht im',
    subject: (company: string) => `${company} hat eine Bestellung mit Anmerkung bestätigt`,
    lead: (company: string, show: string) =>
      `${company} hat die Bestellung auf der Messe „${show}“ bestätigt und Folgendes dazu gesagt. Reserviert wird damit nichts.`,
  },
})

/** What the customer said with the confirmation; empty if nothing. */
export function noteBlocks(
  { reference, note, wishes }: Pick<Notes, 'reference' | 'note' | 'wishes'>,
  language: Language,
): Block[] {
  const t = texts[language]
  const facts = [...(reference ? [[t.reference, reference] as const] : []), ...(note ? [[t.note, note] as const] : [])]
  return [
    ...(facts.length > 0 ? [{ facts }] : []),
    ...(wishes.length > 0
      ? [
          {
            table: {
              columns: [{ title: t.brand }, { title: t.month }],
              rows: wishes.map(wish => [wish.brand_name, monthText(wish.month, language)]),
            },
          },
        ]
      : []),
  ]
}

/** To the operator: a note or wishes that came with a confirmation. */
export function noteMail(language: Language, company: string, show: string, notes: Notes): MailContent {
  const t = texts[language]
  const lead = t.lead(company, show)
  return { subject: t.subject(company), preview: lead, blocks: [{ text: lead }, ...noteBlocks(notes, language)] }
}
