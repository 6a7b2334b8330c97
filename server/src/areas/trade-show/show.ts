import type { Windows } from '@fairfloor/domain/trade-show/phases'
import { refuse } from '@fairfloor/domain/trade-show/refusals'
import type { Plan, Scene } from '@fairfloor/domain/trade-show/scenes'
import { asc, eq } from 'drizzle-orm'
import { noteChange, openLive } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hallAsList } from './hall-as-list.ts'
import { editions, exhibitors, floorPlans, scenes } from './tables.ts'

export type Edition = Windows & {
  readonly id: number
  readonly name: string
  readonly timeZone: string
  /** Whether visitors see the live counts. */
  readonly liveCounts: boolean
}

export type Exhibitor = typeof exhibitors.$inferSelect

/** The current edition with its rarely changing data. */
export type Show = {
  readonly edition: Edition
  /** By booth number. */
  readonly exhibitors: readonly Exhibitor[]
  readonly exhibitorById: ReadonlyMap<number, Exhibitor>
  readonly exhibitorByBooth: ReadonlyMap<number, Exhibitor>
  readonly exhibitorByBrand: ReadonlyMap<number, Exhibitor>
  /** The edition has a hall with panoramas; otherwise scenes are shown as lists. */
  readonly hasHall: boolean
  readonly scenes: ReadonlyMap<number, Scene>
  readonly plan: Plan | undefined
}

/** The current show in memory. */
export type Shows = {
  /** Undefined if no edition is current. */
  find(): Show | undefined
  /** @throws Refusal no_show if no edition is current */
  current(): Show
  /** Reloads from the database now; for commands that need what they have just written. */
  reload(): Promise<unknown>
  /** Call in the transaction that changes any of it: every server reloads it after the commit. */
  changed(tx: Db): Promise<void>
}

const TOPIC = 'trade_show'

/** Caches the current edition, so that calls need no statement to know the windows. */
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
      pictures.length > 0 ? new Map(pictures.map(row => [row.panoNumber, sceneIn(row.document)])) : hallAsList(all),
    plan: plan && (JSON.parse(plan.document) as Plan),
  }
}

/** A stored scene; those loaded by an older version have neither flat pictures nor screens. */
const sceneIn = (document: string): Scene => ({ stills: null, screens: [], ...JSON.parse(document) })
