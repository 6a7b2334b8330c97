import { day } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import * as contract from '@fairfloor/domain/newcomer-week/desk-contract'
import {
  newcomerWeekDeskPage,
  newcomerWeeksDeskPage,
  weekBackordersDeskPage,
  weekFiguresDeskPage,
} from '@fairfloor/domain/newcomer-week/desk-pages'
import * as shapes from '@fairfloor/domain/newcomer-week/desk-shapes'
import { deskTitles } from '@fairfloor/domain/newcomer-week/desk-titles'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { shiftWeek, weekFrom } from '@fairfloor/domain/newcomer-week/shift-week'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, mentions, writeAudit } from '../../back-office/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { type WeekInput, writeWeek } from '../save-week.ts'
import { newcomerWeeks } from '../tables.ts'
import { type Weeks, weeksChanged } from '../weeks.ts'
import { checkedWeek } from './check-week.ts'
import { leavesOrders, lockForOrders, lockWeeks, ordersOfWeeks, type StoredWeek, storedWeeks } from './stored-week.ts'
import { auditView, choiceOf, weeksView, weekView } from './view.ts'

export type DeskDeps = { readonly catalogue: Catalogue; readonly weeks: Weeks; readonly shop: LiveShop }

const MOST_CHOICES = 20

/** Serves the operator's events. Each is saved whole; customers see a published one as soon as it is saved. */
export function serveWeeks(platform: Platform, { catalogue, weeks, shop }: DeskDeps): void {
  const { db, files, pages } = platform
  for (const page of [newcomerWeeksDeskPage, newcomerWeekDeskPage, weekBackordersDeskPage, weekFiguresDeskPage])
    pages.describe(page, 'private', ({ language }) => ({ title: deskTitles[language].newcomerWeeks }))
  const looking = async (from: Db, now: Date) => ({
    snapshot: catalogue.snapshot(),
    timeZone: shop.current().timeZone,
    orders: await ordersOfWeeks(from),
    now,
  })

  async function shown(from: Db, id: number, now: Date): Promise<Answer<typeof contract.getDeskWeek>> {
    const all = await storedWeeks(from)
    return weekView(found(all, id), all, await looking(from, now))
  }

  serve(platform, contract.getDeskWeeks, shapes.getDeskWeeks, async ({ now }) =>
    weeksView(await storedWeeks(db), await looking(db, now)),
  )

  serve(platform, contract.getDeskWeek, shapes.getDeskWeek, ({ params, now }) => shown(db, params.id, now))

  serve(platform, contract.createWeek, shapes.createWeek, async ({ body, viewer, now, transaction }) => {
    const answer = await transaction(async tx => {
      await lockWeeks(tx)
      const all = await storedWeeks(tx)
      const { timeZone } = shop.current()
      const firstDay = day(body.first_day)
      const source = body.copy_of === null ? null : found(all, body.copy_of)
      const input: WeekInput = source
        ? { ...withoutId(source), ...shiftWeek(source, firstDay, timeZone), name: body.name, published: false }
        : { ...EMPTY, ...weekFrom(firstDay, timeZone), name: body.name }
      guardApart(all, null, input, 'first_day')
      const id = await writeWeek(tx, null, input)
      const details = { first_day: body.first_day, copy_of: source?.name ?? null }
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'create newcomer week',
        subject: body.name,
        details,
      })
      return shown(tx, id, now)
    })
    await weeks.reload()
    return answer
  })

  serve(
    platform,
    contract.saveDeskWeek,
    shapes.saveDeskWeek,
    async ({ params: { id }, body, viewer, now, transaction }) => {
      const answer = await transaction(async tx => {
        await lockWeeks(tx)
        await lockForOrders(tx, id)
        const all = await storedWeeks(tx)
        const before = found(all, id)
        guardVersion(body.version, before)
        const input = await checkedWeek(body, before, { files, snapshot: catalogue.snapshot() })
        guardApart(all, id, input, 'start')
        if (!input.published && (await ordersOfWeeks(tx)).has(id)) throw refuse('week_stays_published').at('published')
        if (await leavesOrders(tx, before, input)) throw refuse('week_leaves_orders').at('start')
        await writeWeek(tx, id, input)
        const details = differences(auditView(before), auditView({ id, ...input }))
        await writeAudit(tx, {
          at: now,
          userId: viewer.userId,
          action: 'change newcomer week',
          subject: input.name,
          details,
        })
        return shown(tx, id, now)
      })
      // Other servers hear of it over the bus; the operator must see it in the very next answer.
      await weeks.reload()
      return answer
    },
  )

  serve(platform, contract.deleteWeek, shapes.deleteWeek, async ({ params: { id }, viewer, now, transaction }) => {
    await transaction(async tx => {
      await lockWeeks(tx)
      await lockForOrders(tx, id)
      const before = found(await storedWeeks(tx), id)
      if ((await ordersOfWeeks(tx)).has(id)) throw refuse('week_has_orders')
      await tx.delete(newcomerWeeks).where(eq(newcomerWeeks.id, id))
      await weeksChanged(tx)
      const details = { before: auditView(before) }
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'delete newcomer week',
        subject: before.name,
        details,
      })
    })
    await weeks.reload()
    return { success: true } as const
  })

  serve(platform, contract.getWeekChoices, shapes.getWeekChoices, ({ query }) => {
    const { brands, products } = catalogue.snapshot()
    const foundBrands = [...brands.values()].filter(({ name }) => mentions(name, query.search))
    const foundProducts = [...products.values()].filter(({ name, brand }) =>
      mentions(`${brand.name} ${name}`, query.search),
    )
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
    return {
      brands: foundBrands.sort(byName).slice(0, MOST_CHOICES).map(choiceOf.brand),
      products: foundProducts.sort(byName).slice(0, MOST_CHOICES).map(choiceOf.product),
    }
  })
}

const EMPTY = { published: false, texts: { en: '', de: '' }, questions: [], brands: [], products: [] }

const withoutId = ({ id: _, ...week }: StoredWeek): WeekInput => week

/** @throws Refusal not_found */
function found(all: readonly StoredWeek[], id: number): StoredWeek {
  const week = all.find(one => one.id === id)
  if (!week) throw refuseGenerally('not_found')
  return week
}

/** @throws Refusal week_name_taken, weeks_overlap: the last second of one may not be the first of another */
function guardApart(
  all: readonly StoredWeek[],
  id: number | null,
  { name, start, end }: WeekInput,
  path: string,
): void {
  const others = all.filter(other => other.id !== id)
  if (others.some(other => other.name === name)) throw refuse('week_name_taken').at('name')
  const other = others.find(one => one.start <= end && start <= one.end)
  if (other) throw refuse('weeks_overlap', { name: other.name }).at(path)
}
