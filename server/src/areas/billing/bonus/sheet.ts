import { titles } from '@fairfloor/domain/billing/bonus/titles'
import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { euros, sum } from '@fairfloor/domain/money'
import { EUROS, listWorkbook } from '../../../platform/workbook.ts'
import type { CustomersYear } from './year.ts'

const texts = messages({
  en: {
    number: 'Number',
    company: 'Company',
    turnover: 'Turnover',
    tier: 'Tier',
    percent: 'Per cent',
    amount: 'Bonus without VAT',
    creditNote: 'Credit note',
    details: 'Details',
    customers: 'Customers',
  },
  de: {
    number: 'Nummer',
    company: 'Firma',
    turnover: 'Umsatz',
    tier: 'Stufe',
    percent: 'Prozent',
    amount: 'Bonus ohne MwSt.',
    creditNote: 'Gutschrift',
    details: 'Angaben',
    customers: 'Kunden',
  },
})

type Given = { year: number; customers: readonly CustomersYear[]; language: Language; at: Date }

/** A year of the bonus as a spreadsheet. */
export function bonusSheet({ year, customers, language, at }: Given): Promise<Uint8Array> {
  const t = texts[language]
  const title = titles[language].year(year)
  return listWorkbook({
    title,
    name: title,
    columns: [
      { title: t.number, width: 14, value: ({ number }) => number },
      { title: t.company, width: 36, value: ({ company }) => company },
      { title: t.turnover, width: 16, value: ({ turnover }) => euros(turnover), format: EUROS },
      { title: t.tier, width: 8, value: ({ tier }) => tier },
      { title: t.percent, width: 10, value: ({ percent }) => percent / 100 },
      { title: t.amount, width: 20, value: ({ amount }) => euros(amount), format: EUROS },
      { title: t.creditNote, width: 18, value: ({ paid }) => paid?.creditNote ?? null },
    ],
    lines: customers,
    details: {
      name: t.details,
      facts: [
        [t.customers, String(customers.length)],
        [t.turnover, euros(sum(customers.map(({ turnover }) => turnover))).toFixed(2)],
        [t.amount, euros(sum(customers.map(({ amount }) => amount))).toFixed(2)],
      ],
    },
    at,
  })
}
