import { addressesPage, colleaguesPage, invitationPage } from '@fairfloor/domain/accounts/pages'
import { titles } from '@fairfloor/domain/accounts/titles'
import type { Platform } from '../../platform/platform.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { serveAccepting } from './accept-routes.ts'
import { serveAddresses } from './addresses.ts'
import { serveColleagues } from './colleagues.ts'
import { mailInvitations } from './mail-invitations.ts'

export { accountsRetained } from './retained.ts'

/** What a company keeps of its own account: addresses, users, invitations. */
export function registerAccounts(platform: Platform, { shop, letters }: { shop: LiveShop; letters: Letters }): void {
  serveAddresses(platform)
  serveColleagues(platform, shop)
  serveAccepting(platform, shop)
  mailInvitations(platform, { shop, letters })
  const { pages } = platform
  pages.describe(addressesPage, 'private', ({ language }) => ({ title: titles[language].addresses }))
  pages.describe(colleaguesPage, 'private', ({ language }) => ({ title: titles[language].colleagues }))
  pages.describe(invitationPage, 'private', ({ language }) => ({ title: titles[language].invitation }))
}
