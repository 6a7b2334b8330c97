import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'
export type { BonusYear, TiersBody } from './desk-shapes.ts'

export const saveTiers = endpoint<typeof shapes.saveTiers>()({
  method: 'PUT',
  path: '/api/admin/bonus/:year/tiers',
  summary: 'Sets the tiers of a year; once it was paid they stay',
  who: 'operator',
  refusals: ['changed_meanwhile', 'tiers_not_rising', 'year_paid'],
})

export const payYear = endpoint<typeof shapes.payYear>()({
  method: 'POST',
  path: '/api/admin/bonus/:year/credits',
  summary: 'Pays the bonus of a finished year: one credit note for each customer, once',
  who: 'operator',
  idempotent: true,
  refusals: ['changed_meanwhile', 'year_not_over'],
})

export const getBonusSheet = endpoint<typeof shapes.getBonusSheet>()({
  method: 'GET',
  path: '/api/admin/bonus/:year/sheet',
  summary: 'A year of the bonus as a spreadsheet',
  who: 'operator',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
