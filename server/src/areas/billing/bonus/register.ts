import { getBonus } from '@fairfloor/domain/billing/bonus/contract'
import { bonusPage } from '@fairfloor/domain/billing/bonus/pages'
import * as shapes from '@fairfloor/domain/billing/bonus/shapes'
import { bonusOn } from '@fairfloor/domain/billing/bonus/tiers'
import { titles } from '@fairfloor/domain/billing/bonus/titles'
import { euros } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { LiveShop } from '../../seller/index.ts'
import { paidYears } from './credits.ts'
import { serveBonusDesk } from './desk.ts'
import { shownStanding, standingOf, yearAt } from './standing.ts'

/** What the account says of a customer's bonus. */
export const bonusFigures = async (db: Db, shop: LiveShop, customerId: number, now: Date) =>
  shownStanding(await standingOf(db, customerId, yearAt(now, shop)))

/** What customers with an agreement are paid back for the goods of a calendar year. */
export function registerBonus(platform: Platform, { shop }: { shop: LiveShop }): void {
  const { db, pages } = platform
  serveBonusDesk(platform, shop)
  pages.describe(bonusPage, 'private', ({ language }) => ({ title: titles[language].bonus }))

  serve(platform, getBonus, shapes.getBonus, async ({ viewer: { customerId, hasBonus }, now }) => {
    const year = yearAt(now, shop)
    const standingIn = (of: number) => (customerId !== null && hasBonus ? standingOf(db, customerId, of) : null)
    const [standing, lastYear, paid] = await Promise.all([
      standingIn(year),
      standingIn(year - 1),
      customerId === null ? [] : paidYears(db, customerId),
    ])
    const isLastPaid = paid.some(one => one.year === year - 1)
    return {
      year,
      bonus: standing && shownStanding(standing),
      so_far: standing ? euros(bonusOn(standing.turnover, standing.percent)) : 0,
      tiers: standing?.tiers.map(({ from, percent }) => ({ from: euros(from), percent: percent / 100 })) ?? [],
      years: [
        ...(lastYear && bonusOn(lastYear.turnover, lastYear.percent) > 0 && !isLastPaid
          ? [unpaid(year - 1, lastYear)]
          : []),
        ...paid.map(one => ({ ...one, isPaid: true })),
      ].map(({ turnover, percent, amount, note, isPaid, ...one }) => ({
        ...one,
        is_paid: isPaid,
        turnover: euros(turnover),
        percent: percent / 100,
        amount: euros(amount),
        credit_note: note && { ...note, gross: euros(note.gross) },
      })),
    }
  })
}

/** A year that is over and waits to be paid. */
const unpaid = (year: number, { turnover, percent }: Awaited<ReturnType<typeof standingOf>>) => ({
  ...{ year, turnover, percent, amount: bonusOn(turnover, percent) },
  ...{ note: null, isPaid: false },
})
