import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import { type ReminderLevel, reminderLevels } from '@fairfloor/domain/billing/receivables/reminders'
import { transferReference } from '@fairfloor/domain/billing/reference'
import { type Day, daysAfter } from '@fairfloor/domain/day'
import { calendarDay, centsText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { sum } from '@fairfloor/domain/money'
import type { Seller } from '@fairfloor/domain/seller/seller'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { DueReminder } from './due.ts'
import { reminderTexts } from './texts.ts'

/** What a firm reminder gives. */
const DAYS_TO_PAY = 7

/** The PDFs of so many invoices go with a letter: mail servers refuse large mails. The page of unpaid invoices has the others. */
export const MOST_FILES = 10

type Given = {
  readonly due: readonly DueReminder[]
  readonly today: Day
  readonly seller: Seller
  /** Address of the shop. */
  readonly shop: string
}

/** The tone of a letter: that of its furthest reminder. */
export const levelOf = (due: readonly DueReminder[]): ReminderLevel =>
  reminderLevels.findLast(level => due.some(one => one.level === level)) ?? 1

/** One letter to a customer with all its invoices that are to be reminded of today. */
export function reminderMail(language: Language, { due, today, seller, shop }: Given): MailContent {
  const t = reminderTexts[language]
  const letter = t[levelOf(due)]
  const total = centsText(sum(due.map(({ owed }) => owed)))
  const long = (day: Day) => calendarDay(day, language, { year: true })
  const { company, iban, bic, bank } = seller
  return {
    subject: letter.subject(due.length),
    preview: t.preview(total),
    blocks: [
      { text: letter.text(total, long(daysAfter(today, DAYS_TO_PAY))) },
      {
        table: {
          columns: [
            { title: t.number },
            { title: t.due },
            { title: t.reminder, isNumber: true },
            { title: t.owed, isNumber: true },
          ],
          rows: due.map(({ number, dueOn, level, owed }) => [number, long(dueOn), `${level}`, centsText(owed)]),
          foot: [[t.total, '', '', total]],
        },
      },
      {
        facts: [
          [t.holder, company],
          [t.iban, iban.replace(/(.{4})(?=.)/g, '$1 ')],
          [t.bic, [bic, bank].filter(Boolean).join(' · ')],
          [t.reference, transferReference(due.map(({ number }) => number))],
        ].filter((fact): fact is [string, string] => fact[1] !== ''),
      },
      ...(letter.last === '' ? [] : [{ text: letter.last }]),
      ...(due.length > MOST_FILES ? [{ text: t.more(MOST_FILES) }] : []),
      { text: t.crossed },
      { button: t.see, href: shop + unpaidInvoicesPage.path },
    ],
  }
}
