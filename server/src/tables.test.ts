import { globSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../drizzle.config.ts'
import type { Db } from './platform/database.ts'
import { type TestDatabase, testDatabase } from './platform/testing/database.ts'
import { describedDatabase } from './platform/testing/described-database.ts'

// drizzle-kit leaves it on every array, and pdf.js refuses to work then: tests after this one run in the same process.
Reflect.deleteProperty(Array.prototype, 'random')

const root = join(import.meta.dirname, '../..')
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Their rows get a number with each change, by `follow_changes`. */
const FOLLOWED = [
  'brands',
  'categories',
  'clearances',
  'credit_notes',
  'customer_references',
  'flavours',
  'food_information',
  'nutrition_facts',
  'order_lines',
  'orders',
  'product_sizes',
  'products',
  'promotion_brands',
  'promotion_groups',
  'promotion_sizes',
  'promotions',
  'settlements',
  'shipments',
  'size_prices',
  'stock',
]

/** Numbers the changes of a table's rows at one of these events. */
const numbered = (table: string, ...events: string[]) =>
  events.flatMap(event => [`trigger ${table}.number_${event}`, `function number_${event}_of_${table}()`])

/** What migrations make by hand, since tables cannot say it. Everything else has to stand in an area's tables. */
const BY_HAND = [
  // Two weeks never overlap.
  `constraint newcomer_weeks.newcomer_weeks_apart EXCLUDE USING gist (tstzrange(start, "end", '[]'::text) WITH &&)`,
  // Changes that customers' programs ask for.
  'function begin_change()',
  'function settled_change()',
  'function follow_changes(text,text,text)',
  ...FOLLOWED.flatMap(table => numbered(table, 'insert', 'update', 'delete')),
  // An invoice is written with its shipment, which has the number; paid later, it is numbered itself as well.
  ...numbered('invoices', 'update', 'delete'),
  'function number_invoices()',
  'trigger invoices.number_itself_insert',
  'trigger invoices.number_itself_update',
  // Prices include what these say, so one number counts for all of them.
  'function number_rates()',
  ...['countries', 'deposits', 'seller_settings', 'vat_rates'].map(table => `trigger ${table}.number_change`),
  // Stock is changed in many places, and each is a movement.
  'function note_stock_movements()',
  'trigger stock.note_first_stock',
  'trigger stock.note_changed_stock',
  // The version before, which still serves during a migration, knows none of these columns.
  'function complete_invoice()',
  'trigger invoices.complete_invoice',
  'function reserve_whole_line()',
  'trigger order_lines.reserve_whole_line',
  'function take_customer_of_order()',
  'trigger order_lines.take_customer_of_order',
]

/** The statements that make every table of the areas in an empty database. */
async function statementsOfTables(): Promise<string[]> {
  const files = globSync(config.schema as string[], { cwd: root })
  const modules = await Promise.all(files.map(file => import(join(root, file)) as Promise<object>))
  // Two areas may give the same name to tables of different names in the database.
  const tables = modules.flatMap((module, nth) =>
    Object.entries(module).map(([name, value]) => [`${nth} ${name}`, value]),
  )
  return generateMigration(generateDrizzleJson({}), generateDrizzleJson(Object.fromEntries(tables)))
}

class Undone extends Error {}

/** What the database holds after these statements, which it forgets again. */
async function describedAfter(...statements: readonly string[]): Promise<string[]> {
  let described: string[] = []
  const make = async (tx: Db) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    described = await describedDatabase(tx)
    throw new Undone()
  }
  await expect(database.db.transaction(make)).rejects.toThrow(Undone)
  return described
}

test('a migrated database has the columns, constraints and indexes of the tables, and nothing else but what stands here', async () => {
  const migrated = await describedDatabase(database.db)
  const elsewhere = ['alter schema public rename to migrated', 'create schema public']
  const tables = await describedAfter(...elsewhere, ...(await statementsOfTables()))
  expect(tables.length).toBeGreaterThan(2000)
  expect({
    'only in the tables': tables.filter(line => !migrated.includes(line)),
    'only in the migrations': migrated.filter(line => !tables.includes(line) && !BY_HAND.includes(line)),
    'gone though made by hand': BY_HAND.filter(line => !migrated.includes(line)),
  }).toEqual({ 'only in the tables': [], 'only in the migrations': [], 'gone though made by hand': [] })
})

test.each([
  ['a table', 'drop table surveys cascade'],
  ['a column', 'alter table orders drop column note'],
  ['a type', 'alter table complaints alter quantity type bigint'],
  ['a default', 'alter table customers alter label_service set default true'],
  ['what may be empty', 'alter table complaints alter quantity drop not null'],
  ['a rule', 'alter table complaints drop constraint complaints_quantity'],
  [
    'a rule of the same name',
    `alter table complaints drop constraint complaints_quantity,
    add constraint complaints_quantity check (quantity >= 0)`,
  ],
  ['what is unique', 'alter table editions drop constraint editions_name_unique'],
  [
    'what is deleted with what',
    `alter table api_rows drop constraint api_rows_feed_id_api_feeds_id_fk,
    add constraint api_rows_feed_id_api_feeds_id_fk foreign key (feed_id) references api_feeds (id)`,
  ],
  ['an index', 'drop index orders_held'],
  [
    'the part of a table that an index holds',
    'drop index orders_held; create index orders_held on orders (held_until)',
  ],
  ['a numbering', 'alter sequence change_numbers increment by 2'],
  ['a trigger', 'drop trigger note_first_stock on stock'],
])('a database that differs in %s is not alike', async (_, statement) => {
  const migrated = await describedDatabase(database.db)
  expect(await describedAfter(...statement.split(';'))).not.toEqual(migrated)
  expect(await describedDatabase(database.db)).toEqual(migrated)
})
