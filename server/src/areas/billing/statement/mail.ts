import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import * as contract from '@fairfloor/domain/billing/receivables/contract'
import { refuse } from '@fairfloor/domain/billing/receivables/refusals'
import type { Period } from '@fairfloor/domain/billing/receivables/statement'
import * as shapes from '@fairfloor/domain/billing/receivables/statement-shapes'
import { centsText } from '@fairfloor/domain/formats'
import { type Language, languages } from '@fairfloor/domain/language'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { readersOfInvoices } from '../receivables/readers.ts'
import type { Sending } from '../reminders/remind.ts'
import { type AccountStatement, accountStatement, periodOf } from './account-statement.ts'
import { daysOf, fileNameOf, pdfOf } from './serve.ts'
import { statementTexts } from './texts.ts'

const STATEMENT_FILE = 'statement'

/** Serves mailing a statement from the desk, to all of the customer who may see invoices, each in their language. */
export function serveStatementMail(platform: Platform, { shop, letters, publicUrl }: Sending): void {
  const { db, mails, clock } = platform

  mails.makeFiles(STATEMENT_FILE, async ref => {
    const { customerId, period, language } = fileIn(ref)
    const { timeZone } = shop.current()
    const statement = await accountStatement(db, customerId, { period, timeZone })
    return {
      filename: `${fileNameOf(statement, language)}.pdf`,
      contentType: 'application/pdf',
      content: await pdfOf(statement, shop, { language, at: clock() }),
    }
  })

  serve(platform, contract.mailStatement, shapes.mailStatement, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { timeZone, languages: offered } = shop.current()
      const period = periodOf(body, now, timeZone)
      const statement = await accountStatement(tx, params.id, { period, timeZone })
      const readers = await readersOfInvoices(tx, offered, params.id)
      if (readers.length === 0) throw refuse('nobody_to_write_to')
      for (const to of readers) {
        const ref = refOf({ customerId: params.id, period, language: to.language })
        const content = mailOf(statement, to.language, publicUrl)
        await letters.write(tx, { kind: 'statement', to, content, attachments: [{ kind: STATEMENT_FILE, ref }] })
      }
      const details = { ...period, readers: readers.map(({ email }) => email) }
      const subject = statement.customer.company
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'mail statement', subject, details })
      return { readers: readers.map(({ name, email }) => ({ name, email })) }
    }),
  )
}

function mailOf(statement: AccountStatement, language: Language, shop: string): MailContent {
  const t = statementTexts[language]
  const { opening, closing } = statement
  return {
    subject: t.mail.subject(daysOf(statement, language)),
    preview: t.mail.preview(centsText(closing)),
    blocks: [
      { text: t.mail.text },
      {
        facts: [
          [t.period, daysOf(statement, language)],
          [t.opening, centsText(opening)],
          [t.closing, centsText(closing)],
        ],
      },
      { button: t.mail.see, href: shop + unpaidInvoicesPage.path },
    ],
  }
}

type File = { readonly customerId: number; readonly period: Period; readonly language: Language }

const refOf = ({ customerId, period: { from, until }, language }: File): string =>
  [customerId, from, until, language].join(' ')

function fileIn(ref: string): File {
  const [customerId, from, until, language] = ref.split(' ')
  return {
    customerId: Number(customerId),
    period: { from, until } as Period,
    language: languages.find(one => one === language) ?? 'en',
  }
}
