import * as contract from '@fairfloor/domain/billing/receivables/contract'
import * as buyers from '@fairfloor/domain/billing/receivables/statement-contract'
import * as shapes from '@fairfloor/domain/billing/receivables/statement-shapes'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { calendarDay } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { euros } from '@fairfloor/domain/money'
import { textOn } from '@fairfloor/domain/seller/colours'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type LiveShop, signalOf } from '../../seller/index.ts'
import { type AccountStatement, accountStatement, periodOf } from './account-statement.ts'
import { statementTexts } from './texts.ts'

type Asked = Parsed<typeof buyers.getStatementPdf>['query']

/** Serves statements of account: to the customer its own, to the operator those of all. */
export function serveStatements(platform: Platform, shop: LiveShop): void {
  const { db } = platform
  const of = (customerId: number, query: Omit<Asked, 'language'>, now: Date) => {
    const { timeZone } = shop.current()
    return accountStatement(db, customerId, { period: periodOf(query, now, timeZone), timeZone })
  }

  serve(platform, buyers.getStatement, shapes.getStatement, async ({ query, viewer, now }) =>
    answerOf(await of(viewer.customerId, query, now)),
  )

  serve(platform, buyers.getStatementPdf, shapes.getStatementFile, async ({ query, viewer, now, reply }) =>
    sendPdf(await of(viewer.customerId, query, now), { query, viewer, now, reply }),
  )

  serve(platform, buyers.getStatementSheet, shapes.getStatementFile, async ({ query, viewer, now, reply }) =>
    sendSheet(await of(viewer.customerId, query, now), { query, viewer, now, reply }),
  )

  serve(platform, contract.getDeskStatementPdf, shapes.getDeskStatementFile, async ({ params, ...call }) =>
    sendPdf(await of(params.id, call.query, call.now), call),
  )

  serve(platform, contract.getDeskStatementSheet, shapes.getDeskStatementFile, async ({ params, ...call }) =>
    sendSheet(await of(params.id, call.query, call.now), call),
  )

  type Call = { readonly query: Asked; readonly viewer: Viewer; readonly now: Date; readonly reply: FastifyReply }

  const languageOf = ({ query, viewer }: Call): Language =>
    query.language ?? viewer.language ?? shop.current().languages[0] ?? 'en'

  async function sendPdf(statement: AccountStatement, call: Call): Promise<undefined> {
    const language = languageOf(call)
    const file = await pdfOf(statement, shop, { language, at: call.now })
    await call.reply
      .type(buyers.getStatementPdf.media)
      .header('content-disposition', `inline; filename="${fileNameOf(statement, language)}.pdf"`)
      .send(file)
    return undefined
  }

  async function sendSheet(statement: AccountStatement, call: Call): Promise<undefined> {
    const language = languageOf(call)
    // Loaded with the first file, as the library of the PDF is.
    const { statementXlsx } = await import('./statement-xlsx.ts')
    const file = Buffer.from(await statementXlsx(statement, language, call.now))
    await call.reply
      .type(buyers.getStatementSheet.media)
      .header('content-disposition', `attachment; filename="${fileNameOf(statement, language)}.xlsx"`)
      .send(file)
    return undefined
  }
}

/** The PDF of a statement in the shop's colours; the library is loaded with the first one, as it is large. */
export async function pdfOf(
  statement: AccountStatement,
  shop: LiveShop,
  { language, at }: { language: Language; at: Date },
): Promise<Buffer> {
  const { statementPdf } = await import('./statement-pdf.ts')
  const signal = signalOf(shop.current())
  const { seller } = shop.current()
  return statementPdf(statement, { language, seller, ink: { signal, onSignal: textOn(signal) }, at })
}

export const fileNameOf = ({ period }: AccountStatement, language: Language): string =>
  `${statementTexts[language].file}-${period.from}-${period.until}`

/** 'from 1 January 2031 to 31 January 2031', as a statement names its period. */
export const daysOf = ({ period: { from, until } }: AccountStatement, language: Language): string =>
  statementTexts[language].days(
    calendarDay(from, language, { year: true }),
    calendarDay(until, language, { year: true }),
  )

const answerOf = ({ period, opening, lines, closing }: AccountStatement): Answer<typeof buyers.getStatement> => ({
  ...period,
  opening: euros(opening),
  lines: lines.map(({ on, kind, number, orderId, method, text, change, balance }) => ({
    on,
    kind,
    number,
    order_id: orderId,
    method,
    text,
    change: euros(change),
    balance: euros(balance),
  })),
  closing: euros(closing),
})
