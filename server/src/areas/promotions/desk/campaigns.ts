import { day, dayIn, daysAfter } from '@fairfloor/domain/day'
import { mondayOf, monthOf, weekOf } from '@fairfloor/domain/promotions/calendar'
import * as contract from '@fairfloor/domain/promotions/desk-contract'
import * as shapes from '@fairfloor/domain/promotions/desk-shapes'
import { refuse } from '@fairfloor/domain/promotions/refusals'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { REST, readBrandsOfMonth, readProductsOfWeek } from '../read.ts'
import { setBrandOfMonth, setProductOfWeek } from '../save-campaigns.ts'
import { namedSizes } from './names.ts'
import type { Deps } from './promotions.ts'

const AHEAD = 12
const WEEK = 7

/** The operator's calendar: brands of the month and products of the week, from the current ones on. */
export function serveCampaignDesk(platform: Platform, { catalogue, promotions, shop }: Deps): void {
  serve(platform, contract.getCampaigns, shapes.getCampaigns, ({ now }) => {
    const snapshot = catalogue.snapshot()
    const { brandsOfMonth, productsOfWeek } = promotions.campaigns()
    const today = dayIn(now, shop.current().timeZone)
    const monday = mondayOf(weekOf(today))
    const brand = (id: number | undefined) => {
      const known = id === undefined ? undefined : snapshot.brands.get(id)
      return known ? { id: known.id, name: known.name } : null
    }
    return {
      brands: [...snapshot.brands.values()].map(({ id, name }) => ({ id, name })),
      months: monthsFrom(monthOf(today)).map(month => ({ month, brand: brand(brandsOfMonth.get(month)) })),
      weeks: Array.from({ length: AHEAD }, (_, i) => {
        const first = daysAfter(monday, i * WEEK)
        const week = weekOf(first)
        const sizes = namedSizes(snapshot, productsOfWeek.get(week) ?? [])
        return { week, first_day: first, last_day: daysAfter(first, WEEK - 1), sizes }
      }),
    }
  })

  serve(
    platform,
    contract.setBrandOfMonth,
    shapes.setBrandOfMonth,
    async ({ params, body, viewer, now, transaction }) => {
      const { brands } = catalogue.snapshot()
      const nameOf = (id: number | null | undefined) => (id ? (brands.get(id)?.name ?? null) : null)
      if (body.brand_id !== null && !brands.has(body.brand_id)) throw refuse('not_in_range').at('brand_id')
      await transaction(async tx => {
        const before = (await readBrandsOfMonth(tx)).get(params.month)
        await setBrandOfMonth(tx, params.month, body.brand_id)
        await writeAudit(tx, {
          at: now,
          userId: viewer.userId,
          action: 'set brand of the month',
          subject: params.month,
          details: { before: nameOf(before), after: nameOf(body.brand_id) },
        })
      })
      await promotions.reload([REST])
      return { success: true } as const
    },
  )

  serve(
    platform,
    contract.setProductOfWeek,
    shapes.setProductOfWeek,
    async ({ params, body, viewer, now, transaction }) => {
      if (!isWeek(params.week)) throw refuse('not_found')
      const snapshot = catalogue.snapshot()
      const ids = [...new Set(body.size_ids)]
      const names = (sizeIds: readonly number[]) => namedSizes(snapshot, sizeIds).map(({ name }) => name)
      if (!ids.every(id => snapshot.sizes.has(id))) throw refuse('not_in_range').at('size_ids')
      await transaction(async tx => {
        const before = (await readProductsOfWeek(tx)).get(params.week) ?? []
        await setProductOfWeek(tx, params.week, ids)
        await writeAudit(tx, {
          at: now,
          userId: viewer.userId,
          action: 'set product of the week',
          subject: params.week,
          details: { before: names(before), after: names(ids) },
        })
      })
      await promotions.reload([REST])
      return { success: true } as const
    },
  )
}

function monthsFrom(first: string): string[] {
  const months = [first]
  while (months.length < AHEAD) months.push(monthOf(daysAfter(day(`${months.at(-1)}-01`), 31)))
  return months
}

/** A year with 52 weeks has no 53rd. */
function isWeek(week: string): boolean {
  try {
    mondayOf(week)
    return true
  } catch {
    return false
  }
}
