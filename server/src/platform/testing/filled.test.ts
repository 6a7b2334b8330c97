import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ACCOUNTS, testShow } from '../../areas/show-orders/test-show.ts'
import { type Db, rows } from '../database.ts'

/** All rows by their tables, and what each sequence gave last. */
async function everything(db: Db): Promise<object> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found: Record<string, object[]> = {}
  for (const { name } of tables)
    found[name] = await rows(db, sql`select * from ${sql.identifier(name)} t order by t::text`)
  return { ...found, sequences: await rows(db, sql`select sequencename, last_value from pg_sequences order by 1`) }
}

test('what one test changes in the show is not there in the next, and what it deletes is', async () => {
  const first = await testShow()
  const before = await everything(first.app.platform.db)
  await first.add(await first.as(ACCOUNTS.buyer), { f1: 2 })
  await first.app.platform.db.execute(sql`delete from stock`)
  await first.app.close()

  const second = await testShow()
  expect(second.app.database).toBe(first.app.database)
  expect(await everything(second.app.platform.db)).toEqual(before)
  expect([...second.flavour]).toEqual([...first.flavour])
  await second.add(await second.as(ACCOUNTS.buyer), { f1: 2 })
  await second.app.close()
})
