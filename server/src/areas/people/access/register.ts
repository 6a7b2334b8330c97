import { peopleDeskPage } from '@fairfloor/domain/people/access/desk-pages'
import { colleaguesPage, invitationPage, notificationsPage } from '@fairfloor/domain/people/access/pages'
import { titles } from '@fairfloor/domain/people/access/titles'
import type { Platform } from '../../../platform/platform.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { serveAccepting } from './accept-routes.ts'
import { serveColleagues } from './colleagues-desk.ts'
import { mailInvitations } from './mail-invitations.ts'
import { servePeopleDesk } from './people-desk.ts'
import type { Brands } from './people-view.ts'
import { serveRights } from './routes.ts'
import { serveStaffDesk } from './staff-desk.ts'

type Deps = { readonly shop: LiveShop; readonly letters: Letters; readonly brands: Brands }

/** Lets managers invite and change the users of their company, and operators the staff and everybody's access. */
export function registerAccess(platform: Platform, { shop, letters, brands }: Deps): void {
  serveRights(platform)
  serveColleagues(platform, shop)
  serveAccepting(platform, shop)
  servePeopleDesk(platform, { shop, brands })
  serveStaffDesk(platform, brands)
  mailInvitations(platform, { shop, letters })
  const { pages } = platform
  pages.describe(colleaguesPage, 'private', ({ language }) => ({ title: titles[language].colleagues }))
  pages.describe(notificationsPage, 'private', ({ language }) => ({ title: titles[language].notifications }))
  pages.describe(peopleDeskPage, 'private', ({ language }) => ({ title: titles[language].people }))
  pages.describe(invitationPage, 'private', ({ language }) => ({ title: titles[language].invitation }))
}
