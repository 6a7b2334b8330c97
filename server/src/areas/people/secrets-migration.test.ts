import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import { type TestApp, testApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { tablesHolding } from '../../platform/testing/tables-holding.ts'

const NOW = '2031-05-06T12:00:00Z'
const PASSWORD = 'abcd-ef23-ghjk-mn45'
const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await demoPeople(app.platform.db, new Date(NOW))
})
afterAll(() => app.close())

/** The effect of the migration on existing rows; its columns exist already. */
async function migrateRows(): Promise<void> {
  const [file] = globSync(join(MIGRATIONS, '*_secrets_and_sessions.sql'))
  const statements = readFileSync(file!, 'utf8').split('--> statement-breakpoint')
  const updates = statements.filter(statement => !/^\s*ALTER/.test(statement))
  expect(updates).toHaveLength(2)
  for (const update of updates) await app.platform.db.execute(sql.raw(update))
}

test('one-time passwords that the version before kept are gone; a mail that waits is for the same user (FF-130)', async () => {
  const { db } = app.platform
  for (const to of ['Gym@Fairfloor.test', 'gone@fairfloor.test'])
    await db.execute(sql`insert into mails (kind, recipient, subject, html, text, created_at)
      values ('one-time-password', ${to}, 'Your new password', ${`<p>${PASSWORD}</p>`}, ${`    ${PASSWORD}\n`}, now())`)
  await migrateRows()
  expect(await tablesHolding(db, PASSWORD)).toEqual([])
  const [gym] = await rows<{ id: number }>(db, sql`select id from users where email = ${ACCOUNTS.gym}`)
  expect(await rows(db, sql`select html, text, secret_for from mails order by id`)).toEqual([
    { html: '<p>{secret}</p>', text: '    {secret}\n', secret_for: gym!.id },
    { html: '<p>{secret}</p>', text: '    {secret}\n', secret_for: 0 },
  ])
})

test('who had to choose a new password then still has to, in the sessions of that time', async () => {
  const { db } = app.platform
  const [agent, buyer] = [await browserOf(app, ACCOUNTS.agent), await browserOf(app, ACCOUNTS.buyer)]
  await db.execute(sql`update users set must_change_password = true where email = ${ACCOUNTS.agent}`)
  await migrateRows()
  const roles = async (browser: typeof agent) => (await browser.get('/api/current_user')).json().user.roles
  expect(await roles(agent)).toContain('ROLE_MUST_CHANGE_PASSWORD')
  expect(await roles(buyer)).toEqual(['ROLE_USER'])
  expect(await roles(await browserOf(app, ACCOUNTS.agent))).not.toContain('ROLE_MUST_CHANGE_PASSWORD')
})
