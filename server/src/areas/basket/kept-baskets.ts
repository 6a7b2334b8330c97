import { openCache } from '../../platform/cache.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Position } from './position.ts'
import { readPositions } from './positions.ts'
import { shopBasket, TOPIC } from './shop.ts'

/** The baskets of the customers that were here last. Every page shows their sums, so they are kept in memory. */
export type KeptBaskets = {
  /** The positions; their prices are of the moment in which they are asked for. */
  of(customerId: number): Promise<readonly Position[]>
  /** Forgets one on this server at once, so that users see their own change; call after the commit. */
  drop(customerId: number): void
}

const MAX = 5000

export async function openBaskets({ backgroundDb, bus }: Platform): Promise<KeptBaskets> {
  const cache = await openCache<number, readonly Position[]>(bus, TOPIC, { max: MAX })
  return {
    of: customerId => cache.get(customerId, () => readPositions(backgroundDb, shopBasket(customerId))),
    drop: customerId => cache.drop([customerId]),
  }
}
