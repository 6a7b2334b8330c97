import { type WeekMail, weekMailDue } from '@fairfloor/domain/newcomer-week/week-mails'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import { readPositions } from '../../basket/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { readersById } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { itemsOf } from '../basket.ts'
import { takingPartIn } from '../introduction.ts'
import { newcomerWeekMails } from '../mail-tables.ts'
import { basketIn } from '../positions.ts'
import type { Week, Weeks } from '../weeks.ts'
import { weekMail } from './week-mail.ts'

const QUEUE = 'newcomer-week-mails'

/** Customers of a job, which may take a minute at most; the rest is left to another job. */
const CUSTOMERS_OF_JOB = 50

type WeekJob = { readonly weekId: number; readonly kind: WeekMail }

type Deps = {
  readonly weeks: Weeks
  readonly catalogue: Catalogue
  readonly shop: LiveShop
  readonly letters: Letters
}

/**
 * Mails all users who may order, unless they switched these mails off: when an event has begun, and a day before it
 * ends. A customer's mark and mails are one transaction, so that a job that runs twice, or on two servers, mails once.
 */
export function announceWeeks({ later, jobs, backgroundDb: db, clock, config }: Platform, deps: Deps): void {
  const { weeks, catalogue, shop, letters } = deps

  later.whenDue(QUEUE, async now => {
    const week = weeks.open(now)
    const kind = week && weekMailDue(week, now)
    if (!kind) return
    const job: WeekJob = { weekId: week.id, kind }
    if ((await unmailed(db, job, 1)).length > 0) await transaction(db, tx => jobs.send(tx, QUEUE, job))
  })

  later.job<WeekJob>(QUEUE, async job => {
    const now = clock()
    const week = weeks.open(now)
    // Its dates were moved since the job was queued: its time comes again.
    if (week?.id !== job.weekId || weekMailDue(week, now) !== job.kind) return
    const customers = await unmailed(db, job, CUSTOMERS_OF_JOB)
    for (const customerId of customers) await transaction(db, tx => mailCustomer(tx, { job, week, customerId, now }))
    if (customers.length === CUSTOMERS_OF_JOB) await transaction(db, tx => jobs.send(tx, QUEUE, job))
  })

  async function mailCustomer(
    tx: Db,
    { job: { weekId, kind }, week, customerId, now }: { job: WeekJob; week: Week; customerId: number; now: Date },
  ): Promise<void> {
    const marked = await tx
      .insert(newcomerWeekMails)
      .values({ weekId, kind, customerId, sentAt: now })
      .onConflictDoNothing()
      .returning({ customerId: newcomerWeekMails.customerId })
    if (marked.length === 0) return
    const { languages, timeZone } = shop.current()
    const readers = await readersById(tx, languages, await whoWants(tx, customerId))
    const [reader] = readers
    if (!reader) return
    // All of them are of one customer, and can order the same.
    const { priceGroupId, country } = reader
    const looking = { ...{ week, now, priceGroupId, country }, current: week, snapshot: catalogue.snapshot() }
    const inBasket = itemsOf(await readPositions(tx, basketIn({ weekId, customerId })), looking)
    const about = {
      week,
      brands: takingPartIn(looking).map(({ brand }) => brand.name),
      pieces: inBasket.reduce((pieces, { quantity, isAvailable }) => pieces + (isAvailable ? quantity : 0), 0),
      ...{ timeZone, shop: config.publicUrl },
    }
    for (const to of readers)
      await letters.write(tx, { kind: `newcomer-week-${kind}`, to, content: weekMail(kind, to.language, about) })
  }
}

const mayOrder = sql`u.blocked_at is null and not u.is_technical and u.rights @> '["order"]'::jsonb`

/** Customers with somebody who may order, which were not mailed yet. */
async function unmailed(db: Db, { weekId, kind }: WeekJob, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`
      select c.id from companies c
      where c.approved_at is not null and c.blocked_at is null
        and exists (select 1 from people u where u.customer_id = c.id and ${mayOrder})
        and not exists (select 1 from newcomer_week_mails m
          where m.week_id = ${weekId} and m.kind = ${kind} and m.customer_id = c.id)
      order by c.id limit ${most}`,
  )
  return found.map(({ id }) => id)
}

async function whoWants(tx: Db, customerId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`
      select u.id from people u
      where u.customer_id = ${customerId} and ${mayOrder}
        and not exists (select 1 from newcomer_week_unmailed n where n.user_id = u.id)`,
  )
  return found.map(({ id }) => id)
}
