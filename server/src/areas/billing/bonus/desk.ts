import * as contract from '@fairfloor/domain/billing/bonus/desk-contract'
import { bonusDeskPage } from '@fairfloor/domain/billing/bonus/desk-pages'
import * as shapes from '@fairfloor/domain/billing/bonus/desk-shapes'
import type { Tier } from '@fairfloor/domain/billing/bonus/tiers'
import { titles } from '@fairfloor/domain/billing/bonus/titles'
import { basisPoints, euros, fromEuros, sum } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import { guardVersion, versionOf } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { BONUS_GRANTED, type BonusGranted, creditBonus, paymentOf, payYear, withoutNote } from './pay-year.ts'
import { lockYear, readTiers, saveTiers } from './save-tiers.ts'
import { yearAt } from './standing.ts'
import { toPay, yearOfAll } from './year.ts'

/** The operator's side of the bonus: tiers, who stands where, and the payment of a finished year. */
export function serveBonusDesk(platform: Platform, shop: LiveShop): void {
  const { db, later, pages, clock } = platform
  pages.describe(bonusDeskPage, 'private', ({ language }) => ({ title: titles[language].bonus }))
  later.afterEvent<BonusGranted>(BONUS_GRANTED, 'bonus-credit', (tx, granted) => creditBonus(tx, granted, clock()))
  later.findAgain('bonuses without credit', {
    find: withoutNote,
    settle: (tx, bonusCreditId, now) => creditBonus(tx, { bonusCreditId, userId: null }, now),
  })

  serve(platform, contract.getBonusYear, shapes.getBonusYear, ({ query, now }) => {
    const thisYear = yearAt(now, shop)
    return yearAnswer(db, query.year ?? thisYear, thisYear)
  })

  serve(platform, contract.saveTiers, shapes.saveTiers, call => {
    const { params, body, viewer, now } = call
    const { year } = params
    return call.transaction(async tx => {
      await lockYear(tx, year)
      const before = shownTiers(await readTiers(tx, year))
      guardVersion(body.version, before)
      const tiers = body.tiers.map(({ from, percent }) => ({
        from: fromEuros(from),
        percent: basisPoints(Math.round(percent * 100)),
      }))
      await saveTiers(tx, year, tiers)
      const details = differences({ tiers: before }, { tiers: shownTiers(tiers) })
      const subject = titles.en.year(year)
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'set bonus tiers', subject, details })
      return yearAnswer(tx, year, yearAt(now, shop))
    })
  })

  serve(platform, contract.payYear, shapes.payYear, call => {
    const { params, body, viewer, now } = call
    const { year } = params
    const { userId } = viewer
    const thisYear = yearAt(now, shop)
    return call.transaction(async tx => {
      const customers = await payYear(tx, { year, thisYear, version: body.version, userId, now })
      const details = { customers }
      await writeAudit(tx, { at: now, userId, action: 'pay bonus', subject: titles.en.year(year), details })
      return yearAnswer(tx, year, thisYear)
    })
  })

  serve(platform, contract.getBonusSheet, shapes.getBonusSheet, async ({ params, query, viewer, now, reply }) => {
    const { customers } = await yearOfAll(db, params.year)
    const language = query.language ?? viewer.language ?? shop.current().languages[0] ?? 'en'
    // Loaded with the first file: the library of workbooks is large.
    const { bonusSheet } = await import('./sheet.ts')
    const file = await bonusSheet({ year: params.year, customers, language, at: now })
    await reply
      .type(contract.getBonusSheet.media)
      .header('content-disposition', `attachment; filename="bonus-${params.year}.xlsx"`)
      .send(Buffer.from(file))
    return undefined
  })
}

const shownTiers = (tiers: readonly Tier[]) =>
  tiers.map(({ from, percent }) => ({ from: euros(from), percent: percent / 100 }))

async function yearAnswer(db: Db, year: number, thisYear: number): Promise<contract.BonusYear> {
  const { tiers, customers } = await yearOfAll(db, year)
  const due = toPay(customers)
  return {
    year,
    this_year: thisYear,
    is_over: year < thisYear,
    version: versionOf(shownTiers(tiers)),
    tiers: shownTiers(tiers),
    tiers_before: shownTiers(await readTiers(db, year - 1)),
    pay_version: versionOf(paymentOf(due)),
    to_pay: { amount: euros(sum(due.map(({ amount }) => amount))), customers: due.length },
    customers: customers.map(({ customerId, hasAgreement, turnover, percent, amount, paid, ...one }) => ({
      ...one,
      customer_id: customerId,
      has_agreement: hasAgreement,
      turnover: euros(turnover),
      percent: percent / 100,
      amount: euros(amount),
      paid: paid && { credit_note: paid.creditNote },
    })),
  }
}
