import { peopleDeskPage } from '@fairfloor/domain/accounts/desk-pages'
import { addressesPage, colleaguesPage, invitationPage, notificationsPage } from '@fairfloor/domain/accounts/pages'
import { titles } from '@fairfloor/domain/accounts/titles'
import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { serveAccepting } from './accept-routes.ts'
import { serveAddresses } from './addresses.ts'
import { serveColleagues } from './colleagues.ts'
import { mailInvitations } from './mail-invitations.ts'
import { servePeopleDesk } from './people-desk.ts'
import { serveStaffDesk } from './staff-desk.ts'

export { eraseInvitations } from './erase.ts'
export { accountsPersonal } from './personal.ts'
export { accountsRetained } from './retained.ts'

/** What a company keeps of its own account: addresses, users, invitations. What operators keep: staff and everybody's access. */
export function registerAccounts(
  platform: Platform,
  { shop, letters, catalogue }: { shop: LiveShop; letters: Letters; catalogue: Catalogue },
): void {
  serveAddresses(platform)
  serveColleagues(platform, shop)
  serveAccepting(platform, shop)
  servePeopleDesk(platform, { shop, catalogue })
  serveStaffDesk(platform, catalogue)
  mailInvitations(platform, { shop, letters })
  const { pages } = platform
  pages.describe(addressesPage, 'private', ({ language }) => ({ title: titles[language].addresses }))
  pages.describe(colleaguesPage, 'private', ({ language }) => ({ title: titles[language].colleagues }))
  pages.describe(notificationsPage, 'private', ({ language }) => ({ title: titles[language].notifications }))
  pages.describe(peopleDeskPage, 'private', ({ language }) => ({ title: titles[language].people }))
  pages.describe(invitationPage, 'private', ({ language }) => ({ title: titles[language].invitation }))
}
