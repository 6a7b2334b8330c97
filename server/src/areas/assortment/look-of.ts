import type { Viewer } from '@fairfloor/domain/viewer'
import type { Promotions } from '../promotions/index.ts'
import type { ListRates } from '../seller/index.ts'
import type { Sales } from './sales.ts'
import type { Look } from './shop-size.ts'

/** How a reader sees products at a moment. */
export type LookOf = (viewer: Viewer | null, now: Date) => Promise<Look>

type Deps = { readonly promotions: Promotions; readonly listRates: ListRates; readonly sales: () => Sales }

export const makeLookOf =
  ({ promotions, listRates, sales }: Deps): LookOf =>
  async (viewer, now) => ({
    priceGroupId: viewer?.priceGroupId ?? null,
    country: viewer?.country ?? null,
    rates: await listRates.of(viewer?.country ?? null, now),
    now,
    promotions,
    sales: sales(),
  })
