import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from './database.ts'
import { down, type Key, keyset, type Listed, type Part, partOf, up } from './keyset.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

const ROWS = 25
const SIZE = 4

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  // Every value of the order but the id stands in several rows.
  await database.db.execute(sql`create table listed as
    select id, timestamptz '2031-05-06 12:00:00.123456+00' + (id % 3) * interval '1 microsecond' as at,
      case when id % 5 = 0 then null else (date '2031-05-01' + id % 4) end as day, 'name' || id % 2 as name
    from generate_series(1, ${sql.raw(String(ROWS))}) id`)
})
afterAll(() => database.close())

async function read(order: readonly Key[], part: Part) {
  const keys = keyset(order, part)
  const found = await rows<{ id: number; key: string }>(
    database.db,
    sql`select id, ${keys.key} as key from listed where ${keys.where} order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const { rows: shown, listed } = keys.part(found, ROWS)
  return { ids: shown.map(({ id }) => id), listed }
}

/** All parts of a list, one after the other. */
async function parts(readPart: (part: Part) => Promise<{ ids: number[]; listed: Listed }>) {
  const all = [await readPart({ size: SIZE })]
  for (let next = all[0]!.listed.next; next !== null; next = all.at(-1)!.listed.next)
    all.push(await readPart({ place: next, size: SIZE }))
  return all
}

const ORDERS: Record<string, readonly Key[]> = {
  'instants with ties': [down(sql`at`, 'timestamptz'), down(sql`id`)],
  'texts with ties': [up(sql`name`, 'text'), up(sql`id`)],
  'days, those without at the end': [up(sql`coalesce(day, 'infinity')`, 'date'), up(sql`id`)],
  'both ways': [up(sql`name`, 'text'), down(sql`at`, 'timestamptz'), up(sql`id`)],
}

describe.each(Object.entries(ORDERS))('a long list by %s', (_name, order) => {
  test('has every row once, in order, in parts', async () => {
    const whole = await read(order, { size: ROWS })
    expect(new Set(whole.ids).size).toBe(ROWS)
    expect(whole.listed).toEqual({ total: ROWS, next: null, previous: null })
    const all = await parts(part => read(order, part))
    expect(all.flatMap(({ ids }) => ids)).toEqual(whole.ids)
    expect(all[0]!.listed.previous).toBeNull()
  })

  test('goes back the way it came', async () => {
    const all = await parts(part => read(order, part))
    for (const [i, { listed }] of all.entries()) {
      if (i === 0) continue
      const before = await read(order, { place: listed.previous!, size: SIZE })
      expect(before.ids).toEqual(all[i - 1]!.ids)
      expect(before.listed.previous === null).toBe(i === 1)
    }
  })
})

test('a row that comes or goes moves no other to another part', async () => {
  const order = [up(sql`id`)]
  const first = await read(order, { size: SIZE })
  await database.db.execute(sql`delete from listed where id in (1, 4)`)
  expect((await read(order, { place: first.listed.next!, size: SIZE })).ids).toEqual([5, 6, 7, 8])
  await database.db.execute(sql`insert into listed select id, now(), null::date, 'name' from unnest(array[1, 4]) id`)
})

test.each([
  ['nothing', ''],
  ['another text', 'page2'],
  ['too few values', place('after', ['2031-05-06 12:00:00+00'])],
  ['a day that does not exist', place('after', ['2031-02-30 12:00:00+00', '1'])],
  ['no number', place('before', ['2031-05-06 12:00:00+00', '1; drop table listed'])],
  ['no list', Buffer.from('after {}').toString('base64url')],
])('a place that no answer has named is refused: %s', (_what, wrong) => {
  expect(() => keyset([down(sql`at`, 'timestamptz'), down(sql`id`)], { place: wrong })).toThrow(/expected form/)
})

function place(way: string, values: readonly string[]): string {
  return Buffer.from(`${way} ${JSON.stringify(values)}`).toString('base64url')
}

test('a list in memory is read in the same way, and begins again where its row has gone', async () => {
  const all = [...Array(10).keys()].map(id => ({ id: id + 1 }))
  const readPart = (part: Part) => {
    const { rows: shown, listed } = partOf(all, ({ id }) => id, part)
    return Promise.resolve({ ids: shown.map(({ id }) => id), listed })
  }
  const [first, second, third] = await parts(readPart)
  expect([first!.ids, second!.ids, third!.ids]).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10],
  ])
  expect((await readPart({ place: third!.listed.previous!, size: SIZE })).ids).toEqual(second!.ids)
  expect((await readPart({ place: second!.listed.previous!, size: SIZE })).listed.previous).toBeNull()
  const gone = all.filter(({ id }) => id !== 4)
  expect(partOf(gone, ({ id }) => id, { place: first!.listed.next!, size: 2 }).rows).toEqual([{ id: 1 }, { id: 2 }])
})
