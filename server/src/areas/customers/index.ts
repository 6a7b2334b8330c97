import { customersDeskPage } from '@fairfloor/domain/customers/desk-pages'
import { titles } from '@fairfloor/domain/customers/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveCustomerDesk } from './desk.ts'
import { serveMandateDesk } from './mandates.ts'
import { serveVatDesk } from './vat-ids.ts'

/** What the operator agrees with customers: terms of payment, mandates, VAT ids. */
export function registerCustomers(platform: Platform): void {
  platform.pages.describe(customersDeskPage, 'private', ({ language }) => ({ title: titles[language].customers }))
  serveCustomerDesk(platform)
  serveVatDesk(platform)
  serveMandateDesk(platform)
}
