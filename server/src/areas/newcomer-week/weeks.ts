import { currentOf, type Participant, phaseOf, type Window } from '@fairfloor/domain/newcomer-week/week'
import { asc } from 'drizzle-orm'
import { noteChange, openLive } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { newcomerWeekBrands, newcomerWeekProducts, newcomerWeeks, type StoredQuestion } from './tables.ts'

type Look = { readonly colorBackground: string | null; readonly colorText: string | null }

/** Pictures are hashes of the file store, the video is an address. */
export type WeekBrand = Participant & Look & { readonly image: string | null; readonly video: string | null }

export type WeekProduct = Participant &
  Look & { readonly background: string | null; readonly imageTransparent: string | null }

/** An event with who takes part, in the order in which they are shown. */
export type Week = Window & {
  readonly id: number
  readonly name: string
  /** Only the operator sees unpublished events. */
  readonly published: boolean
  readonly bannerStart: Date
  readonly bannerEnd: Date
  readonly texts: { readonly en: string; readonly de: string }
  readonly questions: readonly StoredQuestion[]
  readonly brands: ReadonlyMap<number, WeekBrand>
  readonly products: ReadonlyMap<number, WeekProduct>
}

/** Whether an event that is not published yet counts too: in the operator's preview alone. */
type Seen = 'published' | 'all'

/** All events, from memory. */
export type Weeks = {
  /** The open one, else the next one, else the last. */
  current(now: Date, seen?: Seen): Week | undefined
  /** Undefined while none is open. */
  open(now: Date, seen?: Seen): Week | undefined
  /** Reads them again now, for what was just written. */
  reload(): Promise<unknown>
}

const TOPIC = 'newcomer_weeks'

/** Call in the transaction that changes an event: on commit every server reads them again. */
export const weeksChanged = (tx: Db): Promise<void> => noteChange(tx, TOPIC)

export async function openWeeks({ db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>): Promise<Weeks> {
  const live = await openLive({ bus, log }, TOPIC, { read: () => readWeeks(db) })
  const current = (now: Date, seen: Seen = 'published') =>
    currentOf(seen === 'all' ? live.current() : live.current().filter(({ published }) => published), now)
  return {
    current,
    open(now, seen) {
      const week = current(now, seen)
      return week && phaseOf(week, now) === 'open' ? week : undefined
    },
    reload: live.reload,
  }
}

async function readWeeks(db: Db): Promise<Week[]> {
  const weeks = await db.select().from(newcomerWeeks)
  const brands = await db.select().from(newcomerWeekBrands).orderBy(asc(newcomerWeekBrands.rank))
  const products = await db.select().from(newcomerWeekProducts).orderBy(asc(newcomerWeekProducts.rank))
  return weeks.map(({ textEn, textDe, ...week }) => ({
    ...week,
    texts: { en: textEn, de: textDe },
    brands: new Map(brands.flatMap(brand => (brand.weekId === week.id ? [[brand.brandId, brand]] : []))),
    products: new Map(products.flatMap(product => (product.weekId === week.id ? [[product.productId, product]] : []))),
  }))
}
