import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../demo/people.ts'
import { type App, buildApp } from './app.ts'
import { writeAudit } from './areas/back-office/index.ts'
import { rows } from './platform/database.ts'
import { nightOf } from './platform/nights.ts'
import { BATCH, deleteOld } from './platform/retention.ts'
import { idempotencyKeys, mails, outboxEvents } from './platform/tables.ts'
import { type TestApp, testApp } from './platform/testing/app.ts'
import { deleteAllOld } from './platform/testing/delete-old.ts'
import { browserOf } from './platform/testing/log-in.ts'
import { retained } from './retention.ts'

const NOW = '2031-05-06T12:00:00Z'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ago = (days: number, ms = 0) => new Date(new Date(NOW).getTime() - days * DAY_MS + ms)
let app: TestApp

beforeEach(async () => {
  app = await testApp({ now: NOW })
})
afterEach(() => app.close())

const entry = (what: string) => retained.find(one => one.what === what)!
const keys = (many: number, createdAt: Date, prefix: string) =>
  Array.from({ length: many }, (_, i) => ({ userId: 1, key: `${prefix}${i}`, request: 'r', answer: {}, createdAt }))

describe('what is kept how long', () => {
  test('stands in docs/operations.md as the code has it (FF-353, FF-688)', () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const section = text.split('## What is kept how long\n')[1]!.split('\n## ')[0]!
    const table = [...section.matchAll(/^\| (.+) \| (\d+) \| (.+) \|$/gm)].map(([, what, days, after]) => ({
      what,
      days: Number(days),
      after,
    }))
    expect(table).toEqual(retained.map(({ what, days, after }) => ({ what, days, after })))
  })

  test('counts from an instant of the row, each entry under a name of its own', () => {
    for (const { since } of retained) {
      expect(since.getSQLType()).toBe('timestamp with time zone')
      expect(Object.values(getTableColumns(since.table))).toContain(since)
    }
    expect(new Set(retained.map(({ what }) => what)).size).toBe(retained.length)
  })
})

describe('of the rows of each table', () => {
  test('an idempotency key stands for its call for 24 hours, to the millisecond', async () => {
    const { db } = app.platform
    await db.insert(idempotencyKeys).values([...keys(1, ago(1), 'old'), ...keys(1, ago(1, 1), 'young')])
    await deleteAllOld(db, retained, new Date(NOW))
    expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'young0' }])
  })

  test('handled events go, those that nobody could handle stay', async () => {
    const { db } = app.platform
    const event = (topic: string, handledAt: Date | null) => ({ topic, payload: {}, createdAt: ago(900), handledAt })
    await db
      .insert(outboxEvents)
      .values([
        event('test.old', ago(7)),
        event('test.young', ago(7, 1)),
        { ...event('test.failed', null), attempts: 10, error: 'E' },
      ])
    await deleteAllOld(db, retained, new Date(NOW))
    expect(await db.select({ topic: outboxEvents.topic }).from(outboxEvents).orderBy(outboxEvents.id)).toEqual([
      { topic: 'test.young' },
      { topic: 'test.failed' },
    ])
  })

  test('mails go a while after they were sent, a year after they were written', async () => {
    const { db } = app.platform
    const mail = (kind: string, createdAt: Date, sentAt: Date | null) => ({
      ...{ kind, createdAt, sentAt },
      ...{ recipient: 'r@fairfloor.test', subject: 's', html: '', text: '' },
    })
    await db
      .insert(mails)
      .values([
        mail('sent long ago', ago(91), ago(90)),
        mail('sent', ago(400), ago(90, 1)),
        mail('kept long', ago(365), null),
        mail('kept', ago(365, 1), null),
      ])
    await deleteAllOld(db, retained, new Date(NOW))
    expect(await db.select({ kind: mails.kind }).from(mails).orderBy(mails.id)).toEqual([
      { kind: 'sent' },
      { kind: 'kept' },
    ])
  })

  test('sessions, one-time passwords, attempts, audit and presences go by their own instants', async () => {
    const { db } = app.platform
    await demoPeople(db, new Date(NOW))
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      db,
      sql`select id from users where email = ${ACCOUNTS.buyer}`,
    )
    const [{ other } = { other: 0 }] = await rows<{ other: number }>(
      db,
      sql`select id as other from users where email = ${ACCOUNTS.gym}`,
    )
    const at = (date: Date) => sql`${date.toISOString()}::timestamptz`
    await db.execute(sql`insert into sessions (token_hash, user_id, created_at, expires_at)
      values ('old', ${id}, ${at(ago(30))}, ${at(ago(0))}), ('live', ${id}, ${at(ago(30))}, ${at(ago(0, 1))})`)
    await db.execute(sql`insert into one_time_passwords (user_id, password_hash, expires_at)
      values (${id}, 'x', ${at(ago(0))}), (${other}, 'x', ${at(ago(0, 1))})`)
    await db.execute(sql`insert into login_attempts (kind, account, address, at)
      values ('login', 'old', '', ${at(ago(1))}), ('login', 'young', '', ${at(ago(1, 1))})`)
    await writeAudit(db, { at: ago(3 * 365), userId: id, action: 'old', subject: '' })
    await writeAudit(db, { at: ago(3 * 365, 1), userId: id, action: 'young', subject: '' })
    await db.execute(sql`insert into editions
      (name, time_zone, order_start, order_end, confirmation_start, confirmation_end, release_end)
      values ('e', 'UTC', now(), now() + interval '1 h', now() + interval '1 h', now() + interval '2 h', now() + interval '2 h')`)
    await db.execute(sql`insert into hall_presences (id, edition_id, user_id, seen_at)
      select gen_random_uuid(), e.id, u.id, u.seen from editions e,
        (values (${id}::int, ${at(ago(1))}), (${other}::int, ${at(ago(1, 1))})) u(id, seen)`)
    await deleteAllOld(db, retained, new Date(NOW))
    expect(await rows(db, sql`select token_hash from sessions`)).toEqual([{ token_hash: 'live' }])
    expect(await rows(db, sql`select user_id from one_time_passwords`)).toEqual([{ user_id: other }])
    expect(await rows(db, sql`select account from login_attempts`)).toEqual([{ account: 'young' }])
    expect(await rows(db, sql`select action from audit_log`)).toEqual([{ action: 'young' }])
    expect(await rows(db, sql`select user_id from hall_presences`)).toEqual([{ user_id: other }])
  })

  test('one batch goes at a time', async () => {
    const { db } = app.platform
    await db.insert(idempotencyKeys).values(keys(BATCH + 1, ago(2), 'old'))
    const deleted = () => deleteOld(db, entry('Idempotency keys with their answers'), new Date(NOW))
    expect([await deleted(), await deleted(), await deleted()]).toEqual([BATCH, 1, 0])
  })

  test.skipIf(inject('templateFile') !== undefined)('a row that somebody works on is not waited for', async () => {
    const { db } = app.platform
    await db.insert(idempotencyKeys).values(keys(2, ago(2), 'old'))
    await db.transaction(async tx => {
      await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'old0')).for('update')
      expect(await deleteOld(db, entry('Idempotency keys with their answers'), new Date(NOW))).toBe(1)
    })
    expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'old0' }])
  })
})

describe('the nightly job', () => {
  test('deletes everything that is old, over as many batches and jobs as it takes, on two servers once (FF-353)', async () => {
    const { db, jobs, due } = app.platform
    // More than one job's batches hold.
    const many = keys(21 * BATCH, ago(2), 'old')
    for (let at = 0; at < many.length; at += 2000) await db.insert(idempotencyKeys).values(many.slice(at, at + 2000))
    await db.insert(idempotencyKeys).values(keys(3, ago(0), 'young'))
    const second: App = await buildApp(app.platform.config, app.database, { clock: app.platform.clock })
    await jobs.start()
    await second.platform.jobs.start()
    const started = () =>
      rows(db, sql`select data->>'what' as what, count(*)::int from pgboss.job where name = 'retention' group by 1`)
    await Promise.all([due.ask(), second.platform.due.ask(), due.ask()])
    await expect.poll(() => db.$count(idempotencyKeys), { timeout: 60_000 }).toBe(3)
    // The first one could not do all of it.
    const expected = retained.map(({ what }, i) => ({ what, count: i === 0 ? 2 : 1 }))
    expect(await started()).toHaveLength(retained.length)
    expect(await started()).toEqual(expect.arrayContaining(expected))

    // Not again in this night, but in the next one.
    app.setNow('2031-05-07T00:59:59Z')
    await due.ask()
    expect(await started()).toEqual(expect.arrayContaining(expected))
    app.setNow('2031-05-07T01:00:00Z')
    await second.platform.due.ask()
    expect(await started()).toEqual(
      expect.arrayContaining(expected.map(({ what, count }) => ({ what, count: count + 1 }))),
    )
    await second.close()
  })

  describe('in a shop that is no trial', () => {
    let lines: Record<string, unknown>[]
    const jobsOfTheNight = async () =>
      (await rows(app.platform.db, sql`select 1 from pgboss.job where name = 'retention'`)).length
    const said = () => lines.filter(({ msg }) => String(msg).startsWith('nightly work stopped'))

    beforeEach(async () => {
      lines = []
      await app.close()
      app = await testApp({ now: NOW, env: { LOG_LEVEL: 'error' }, onLog: line => void lines.push(JSON.parse(line)) })
      const { db, jobs } = app.platform
      await db.execute(sql`update seller_settings set is_trial = false`)
      await demoPeople(db, new Date(NOW))
      await jobs.start()
      await db.execute(sql`delete from pgboss.job where name = 'retention'`)
    })

    test.for([
      ['jumps ahead before the first night', '2031-06-06T12:00:01Z', false],
      ['jumps ahead after a night', '2035-01-01T02:30:00Z', true],
      ['jumps back', '2029-01-01T02:30:00Z', true],
    ] as const)(
      'a clock that %s deletes nothing and says so once, until an operator confirms it (FF-1491)',
      async ([_, now, hadNight]) => {
        const { db, due } = app.platform
        await db.insert(idempotencyKeys).values(keys(1, ago(0), 'key'))
        if (hadNight) await due.ask()
        const before = await jobsOfTheNight()
        app.setNow(now)
        // What is done meanwhile does not make the time right.
        if (hadNight) await db.insert(idempotencyKeys).values(keys(1, new Date(now), 'later'))
        await due.ask()
        await due.ask()
        expect(await jobsOfTheNight()).toBe(before)
        expect(said()).toMatchObject([{ level: 50, now: new Date(now).toISOString() }])

        const operator = await browserOf(app, ACCOUNTS.operator)
        expect((await operator.get('/api/admin/jobs')).json().stopped).toMatchObject({
          now: new Date(now).toISOString(),
        })
        expect((await operator.post('/api/admin/time')).statusCode).toBe(200)
        expect((await operator.get('/api/admin/jobs')).json().stopped).toBeNull()
        await due.ask()
        expect(await jobsOfTheNight()).toBe(before + retained.length)
        expect(await rows(db, sql`select action from audit_log where action = 'confirm time'`)).toHaveLength(1)
      },
    )

    test('a month without a server is no reason to stop, and a trial may have any time', async () => {
      const { due, db } = app.platform
      await due.ask()
      app.setNow('2031-06-05T12:00:00Z')
      await due.ask()
      expect(await jobsOfTheNight()).toBe(2 * retained.length)
      await db.execute(sql`update seller_settings set is_trial = true`)
      app.setNow('2035-01-01T12:00:00Z')
      await due.ask()
      expect(await jobsOfTheNight()).toBe(3 * retained.length)
      expect(said()).toEqual([])
    })

    test('a server whose clock is wrong deletes by the time of the one that began the night (FF-1491)', async () => {
      const { db, due } = app.platform
      await db.insert(idempotencyKeys).values([...keys(1, ago(2), 'old'), ...keys(1, ago(0), 'young')])
      await due.ask()
      app.setNow('2035-01-01T12:00:00Z')
      await expect.poll(() => db.$count(idempotencyKeys), { timeout: 60_000 }).toBe(1)
      await expect
        .poll(() => rows(db, sql`select 1 from pgboss.job where name = 'retention' and state <> 'completed'`), {
          timeout: 60_000,
        })
        .toEqual([])
      expect(await db.$count(idempotencyKeys)).toBe(1)
    })
  })

  test('begins at three in the morning where the shop is', () => {
    expect(nightOf(new Date('2031-01-10T01:59:59Z'), 'Europe/Berlin')).toBe('2031-01-09')
    expect(nightOf(new Date('2031-01-10T02:00:00Z'), 'Europe/Berlin')).toBe('2031-01-10')
  })
})
