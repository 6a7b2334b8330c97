import type { getNews } from '@fairfloor/domain/content/start-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import { newSince } from '../../assortment/index.ts'
import { shippedSince } from '../../orders/index.ts'
import { hereBefore, newsOfBought } from '../../service-lists/index.ts'
import type { StartDeps } from './goods.ts'

const NAMES = 2
const SHOWN_ORDERS = 3

/** What is new since a user was here before. Five statements; one at the first visit. */
export async function news(
  deps: StartDeps,
  { viewer, now }: { viewer: CustomerViewer; now: Date },
): Promise<Answer<typeof getNews>> {
  const since = await hereBefore(deps.db, viewer.userId, now)
  if (since === null)
    return {
      ...{ since: null, shipped: [], just_in: few([]), dearer: few([]), cheaper: few([]) },
      ...{ discontinued: few([]), fresh: few([]) },
    }
  const shipped = await shippedSince(deps.db, viewer.customerId, since)
  const bought = await newsOfBought(deps, viewer, { since, now })
  const moved = (trend: 'up' | 'down') =>
    hasRight(viewer, 'prices') ? bought.price_change.filter(({ price_trend }) => price_trend === trend) : []
  const fresh = newSince(deps.catalogue.snapshot(), viewer, { since, now })
  return {
    since: since.toISOString(),
    shipped: shipped.slice(0, SHOWN_ORDERS).map(({ orderId, ...one }) => ({ order_id: orderId, ...one })),
    just_in: few(bought.just_in),
    dearer: few(moved('up')),
    cheaper: few(moved('down')),
    discontinued: few(bought.discontinued),
    fresh: few(fresh.map(({ name, product }) => ({ product_size_name: `${product.name} ${name}`.trim() }))),
  }
}

/** How many there are, with the first names. */
const few = (rows: readonly { product_size_name: string; product_attribute_name?: string }[]) => ({
  count: rows.length,
  names: rows.slice(0, NAMES).map(row => [row.product_size_name, row.product_attribute_name].filter(Boolean).join(' ')),
})
