import { endpoint } from '../../endpoint.ts'
import type * as shapes from './statement-shapes.ts'

export const getStatement = endpoint<typeof shapes.getStatement>()({
  method: 'GET',
  path: '/api/onlineshop/statement',
  summary: "The customer's statement of account: invoices, credit notes and payments of a period, with the balances",
  who: 'customer',
  needs: 'invoices',
  refusals: ['period_turned'],
})

/** Answers the PDF. */
export const getStatementPdf = endpoint<typeof shapes.getStatementFile>()({
  method: 'GET',
  path: '/orders/statement.pdf',
  summary: "The customer's statement of account as PDF",
  who: 'customer',
  needs: 'invoices',
  media: 'application/pdf',
  refusals: ['period_turned'],
})

/** Answers the XLSX. */
export const getStatementSheet = endpoint<typeof shapes.getStatementFile>()({
  method: 'GET',
  path: '/orders/statement.xlsx',
  summary: "The customer's statement of account as a spreadsheet",
  who: 'customer',
  needs: 'invoices',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refusals: ['period_turned'],
})
