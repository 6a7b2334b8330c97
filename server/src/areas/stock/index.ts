import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { registerAlerts } from './alerts/register.ts'
import { registerDesk } from './desk/register.ts'
import { registerGoodsIn } from './goods-in/register.ts'

export { alertsOf, setAlert } from './alerts/alerts.ts'
export { eraseAlerts } from './alerts/erase.ts'
export { stockPersonal } from './alerts/personal.ts'
export { countStockDifferences } from './desk/register.ts'
export { bookReceipt } from './goods-in/book-receipt.ts'
export { lateDeliveries } from './goods-in/deliveries.ts'
export { type Announced, announcedFlavours } from './goods-in/etas.ts'
export { createDelivery } from './goods-in/save-delivery.ts'

type Deps = {
  readonly catalogue: Catalogue
  readonly promotions: Promotions
  readonly shop: LiveShop
  readonly letters: Letters
}

/** Books goods that come in, lets the desk read and correct the stock, and tells customers when something is back. */
export function registerStock(platform: Platform, deps: Deps): void {
  registerAlerts(platform, deps)
  registerGoodsIn(platform, deps)
  registerDesk(platform, deps)
}
