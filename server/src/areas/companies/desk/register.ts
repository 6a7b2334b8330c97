import {
  agentCustomerPage,
  agentCustomersPage,
  customerDeskPage,
  customersDeskPage,
} from '@fairfloor/domain/companies/desk-pages'
import { titles } from '@fairfloor/domain/companies/titles'
import type { Platform } from '../../../platform/platform.ts'
import { serveAgentView } from './agent.ts'
import { type OfNumber, serveCustomerDesk } from './desk.ts'
import { serveMandateDesk } from './mandates.ts'
import { serveNotes } from './notes.ts'
import { serveRecord } from './record.ts'
import { serveStanding } from './standing.ts'
import { serveVatDesk } from './vat-ids.ts'

/** All that the house knows of its customers, and what it agrees with them: group, terms of payment, mandates, VAT ids. */
export function registerCustomerDesk(
  platform: Platform,
  { customersOfOrder, customersOfDocument }: Readonly<Record<'customersOfOrder' | 'customersOfDocument', OfNumber>>,
): void {
  platform.pages.describe(customersDeskPage, 'private', ({ language }) => ({ title: titles[language].customers }))
  platform.pages.describe(customerDeskPage, 'private', ({ language }) => ({ title: titles[language].customer }))
  platform.pages.describe(agentCustomersPage, 'private', ({ language }) => ({ title: titles[language].customers }))
  platform.pages.describe(agentCustomerPage, 'private', ({ language }) => ({ title: titles[language].customer }))
  serveCustomerDesk(platform, [customersOfOrder, customersOfDocument])
  serveAgentView(platform, customersOfOrder)
  serveRecord(platform)
  serveNotes(platform)
  serveStanding(platform)
  serveVatDesk(platform)
  serveMandateDesk(platform)
}
