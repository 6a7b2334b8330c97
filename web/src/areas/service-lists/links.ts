import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import {
  availableSoonPage,
  discontinuedPage,
  etaPage,
  justInPage,
  priceChangePage,
} from '@fairfloor/domain/service-lists/pages'
import type { IconName } from '../../ui/Icon.tsx'

type Link = { readonly to: string; readonly icon: IconName }

/** Where each list is, and its sign in menus. */
export const listLinks: Readonly<Record<ServiceListName, Link>> = {
  just_in: { to: justInPage.path, icon: 'box' },
  eta: { to: etaPage.path, icon: 'calendar' },
  price_change: { to: priceChangePage.path, icon: 'sort' },
  discontinued: { to: discontinuedPage.path, icon: 'close' },
  available_soon: { to: availableSoonPage.path, icon: 'clock' },
}
