import type { Platform } from '../../../platform/platform.ts'
import type { LiveShop } from '../../seller/index.ts'
import type { Cards } from './cards.ts'
import { serveCardDesk } from './desk.ts'
import { followCards } from './follow.ts'
import { receiveEvents } from './receive-events.ts'
import { workRefunds } from './refunds.ts'
import { serveCardPayments } from './routes.ts'

/** Payments by card: at the provider's page, booked by its events, given back where an order costs less. */
export function registerCards(platform: Platform, { cards, shop }: { cards: Cards; shop: LiveShop }): void {
  serveCardPayments(platform, { cards, shop })
  serveCardDesk(platform, shop)
  receiveEvents(platform, cards)
  followCards(platform, shop)
  workRefunds(platform, cards.provider)
}
