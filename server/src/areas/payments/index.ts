import type { Platform } from '../../platform/platform.ts'
import type { LiveShop } from '../seller/index.ts'
import type { Cards } from './cards/cards.ts'
import { registerCards } from './cards/register.ts'
import { registerReceived } from './received/register.ts'

export { openCards } from './cards/cards.ts'
export { countOddCardEvents } from './cards/desk-view.ts'

/** What customers pay: booked by hand, from the statements of our bank, and by card. */
export function registerPayments(platform: Platform, deps: { readonly cards: Cards; readonly shop: LiveShop }): void {
  registerReceived(platform, deps)
  registerCards(platform, deps)
}
