import { dayIn } from '@fairfloor/domain/day'
import { monthOf, nextMonthOrWeek, weekOf } from '@fairfloor/domain/promotions/calendar'
import { type Clearance, isRunning, nextMoment, type Promotion } from '@fairfloor/domain/promotions/promotion'
import type { Campaigns } from './read.ts'

/** What runs at a moment; holds from `since` until just before `until`, in milliseconds. */
export type Running = {
  readonly since: number
  readonly until: number
  readonly promotions: readonly Promotion[]
  readonly bySize: ReadonlyMap<number, readonly Promotion[]>
  readonly byBrand: ReadonlyMap<number, readonly Promotion[]>
  /** By size. */
  readonly clearances: ReadonlyMap<number, Clearance>
  readonly brandOfMonth: number | null
  readonly productsOfWeek: readonly number[]
}

export function runningAt(campaigns: Campaigns, now: Date, timeZone: string): Running {
  const all = [...campaigns.promotions.values()]
  const promotions = all.filter(promotion => isRunning(promotion, now))
  const clearances = campaigns.clearances.filter(clearance => isRunning(clearance, now))
  const today = dayIn(now, timeZone)
  return {
    since: now.getTime(),
    until: Math.min(nextMoment([...all, ...campaigns.clearances], now), nextMonthOrWeek(now, timeZone)),
    promotions,
    bySize: index(promotions, ({ sizeIds }) => sizeIds),
    byBrand: index(promotions, ({ brandIds }) => brandIds),
    clearances: new Map(clearances.map(clearance => [clearance.sizeId, clearance])),
    brandOfMonth: campaigns.brandsOfMonth.get(monthOf(today)) ?? null,
    productsOfWeek: campaigns.productsOfWeek.get(weekOf(today)) ?? [],
  }
}

function index(promotions: readonly Promotion[], idsOf: (promotion: Promotion) => Iterable<number>) {
  const found = new Map<number, Promotion[]>()
  for (const promotion of promotions)
    for (const id of idsOf(promotion)) {
      const known = found.get(id)
      if (known) known.push(promotion)
      else found.set(id, [promotion])
    }
  return found
}
