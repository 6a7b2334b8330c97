import { bankDeskPage, paymentsDeskPage } from '@fairfloor/domain/payments/received/desk-pages'
import { titles } from '@fairfloor/domain/payments/received/titles'
import type { Platform } from '../../../platform/platform.ts'
import type { LiveShop } from '../../seller/index.ts'
import { serveBank } from '../bank/routes.ts'
import { servePayments } from './payments.ts'

/** What customers pay: booked by hand, or from the statements of our bank. */
export function registerReceived(platform: Platform, { shop }: { readonly shop: LiveShop }): void {
  const { pages } = platform
  pages.describe(paymentsDeskPage, 'private', ({ language }) => ({ title: titles[language].payments }))
  pages.describe(bankDeskPage, 'private', ({ language }) => ({ title: titles[language].bank }))
  servePayments(platform, shop)
  serveBank(platform, shop)
}
