import { refuse } from '@fairfloor/domain/refusal'
import type { Windows } from '@fairfloor/domain/trade-show/phases'
import type { Plan, Scene } from '@fairfloor/domain/trade-show/scenes'
import { asc, eq } from 'drizzle-orm'
import { noteChange, openLive } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/parts.ts'
import { hallAsList } from './hall-as-list.ts'
import { editions, exhibitors, floorPlans, scenes } from './tables.ts'

export type Edition = Windows & {
  readonly id: number
  readonly name: string
  readonly timeZone: string
  /** Visitors are shown the live counts. */
  readonly liveCounts: boolean
}

export type Exhibitor = typeof exhibitors.$inferSelect

/** The current edition with everything of it that seldom changes. */
export type Show = {
  readonly edition: Edition
  /** By booth number. */
  readonly exhibitors: readonly Exhibitor[]
  readonly exhibitorById: ReadonlyMap<number, Exhibitor>
  readonly exhibitorByBooth: ReadonlyMap<number, Exhibitor>
  readonly exhibitorByBrand: ReadonlyMap<number, Exhibitor>
  /** There is a hall to look around in; without one the scenes have no pictures and are walked as lists. */
  readonly hasHall: boolean
  readonly scenes: ReadonlyMap<number, Scene>
  readonly plan: Plan | undefined
}

/** The show as this server has it in memory. */
export type Shows = {
  /** Undefined where no edition is current. */
  find(): Show | undefined
  /** @throws Refusal no_show where no edition is current */
  current(): Show
  /** Reads the database again now; for commands that go on with what they have just written. */
  reload(): Promise<unknown>
  /** To be called in the transaction that changes anything of it: every server reads it again after the commit. */
  changed(tx: Db): Promise<void>
}

const TOPIC = 'trade_show'

/** Keeps the current edition in memory, so that no call needs a statement to know the windows. */
export async function openShows(platform: Pick<Platform, 'db' | 'bus' | 'log'>): Promise<Shows> {
  const live = await openLive(platform, TOPIC, { read: () => readShow(platform.db) })
  return {
    find: live.current,
    current() {
      const show = live.current()
      if (!show) throw refuse('no_show')
      return show
    },
    reload: live.reload,
    changed: tx => noteChange(tx, TOPIC),
  }
}

async function readShow(db: Db): Promise<Show | undefined> {
  const [edition] = await db.select().from(editions).where(eq(editions.isCurrent, true))
  if (!edition) return undefined
  const all = await db
    .select()
    .from(exhibitors)
    .where(eq(exhibitors.editionId, edition.id))
    .orderBy(asc(exhibitors.boothNumber))
  const pictures = await db
    .select()
    .from(scenes)
    .where(eq(scenes.editionId, edition.id))
    .orderBy(asc(scenes.panoNumber))
  const [plan] = await db.select().from(floorPlans).where(eq(floorPlans.editionId, edition.id))
  return {
    edition,
    exhibitors: all,
    exhibitorById: new Map(all.map(one => [one.id, one])),
    exhibitorByBooth: new Map(all.map(one => [one.boothNumber, one])),
    exhibitorByBrand: new Map(all.map(one => [one.brandId, one])),
    hasHall: pictures.length > 0,
    scenes:
      pictures.length > 0
        ? new Map(pictures.map(row => [row.panoNumber, JSON.parse(row.document) as Scene]))
        : hallAsList(all),
    plan: plan && (JSON.parse(plan.document) as Plan),
  }
}
