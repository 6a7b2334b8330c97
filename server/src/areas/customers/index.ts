import {
  agentCustomerPage,
  agentCustomersPage,
  customerDeskPage,
  customersDeskPage,
} from '@fairfloor/domain/customers/desk-pages'
import { titles } from '@fairfloor/domain/customers/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveAgentView } from './agent.ts'
import { serveCustomerDesk } from './desk.ts'
import { serveMandateDesk } from './mandates.ts'
import { serveNotes } from './notes.ts'
import { type RecordDeps, serveRecord } from './record.ts'
import { serveStanding } from './standing.ts'
import { serveVatDesk } from './vat-ids.ts'

export { eraseFromNotes } from './erase.ts'
export { customersPersonal } from './personal.ts'

/** All that the house knows of its customers, and what it agrees with them: group, terms of payment, mandates, VAT ids. */
export function registerCustomers(platform: Platform, deps: RecordDeps): void {
  platform.pages.describe(customersDeskPage, 'private', ({ language }) => ({ title: titles[language].customers }))
  platform.pages.describe(customerDeskPage, 'private', ({ language }) => ({ title: titles[language].customer }))
  platform.pages.describe(agentCustomersPage, 'private', ({ language }) => ({ title: titles[language].customers }))
  platform.pages.describe(agentCustomerPage, 'private', ({ language }) => ({ title: titles[language].customer }))
  serveCustomerDesk(platform)
  serveAgentView(platform)
  serveRecord(platform, deps)
  serveNotes(platform)
  serveStanding(platform)
  serveVatDesk(platform)
  serveMandateDesk(platform)
}
