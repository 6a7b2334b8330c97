import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkOwners, sqlIn, tablesIn } from './table-owners.ts'

/** Two areas, one of which reads the other's view. */
const HOUSE = {
  'server/src/areas/orders/tables.ts':
    "export const orders = pgTable(\n  'orders', {})\nexport const orderHeads = pgView('order_heads').as(sql`select id from orders`)",
  'server/src/areas/orders/place.ts': 'export const all = sql`select * from orders`',
  'server/src/areas/payments/tables.ts':
    "import { orders } from '../orders/tables.ts'\nexport const payments = pgTable('payments', { orderId: integer().references(() => orders.id) })",
  'server/src/areas/payments/paid.ts': 'export const paid = sql`select from payments join order_heads on true`',
  'server/src/platform/tables.ts': "export const mails = pgTable('mails', {})",
  'server/src/app.ts': 'const sent = sql`select from mails`',
}
const PERMISSIONS = { orders: {}, payments: { views: ['order_heads'] } }

let root: string

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairfloor-owners-'))
  for (const [path, text] of Object.entries(HOUSE)) write(path, text)
})
afterEach(() => rmSync(root, { recursive: true }))

const faults = (permissions: Parameters<typeof checkOwners>[1] = PERMISSIONS) => checkOwners(root, permissions).faults

describe('the owner of a table', () => {
  test('is the only one that names it; a view that areas.ts lists is read by others (FF-1655)', () => {
    expect(faults()).toEqual([])
  })

  test.for([
    ['a statement', 'payments/late.ts', 'sql`select from payments p\n  join orders o on true`'],
    ['a statement that writes', 'payments/late.ts', 'sql`update orders set paid = 1`'],
    ['a part of one', 'payments/late.ts', 'sql`and orders.id = 1`'],
    ['a part in a part', 'payments/late.ts', `sql\`and \${one ? sql\`exists (select from orders)\` : 1}\``],
    ['SQL without values', 'payments/late.ts', "sql.raw('delete from orders')"],
    ['a view', 'payments/view-tables.ts', "pgView('x').as(sql`select from orders`)"],
    ['the app', '../app.ts', 'sql`select from orders`'],
  ] as const)('is not %s of somebody else (FF-1655)', ([, file, statement]) => {
    write(`server/src/areas/${file}`, `const late = ${statement}`)
    expect(faults()).toEqual([expect.stringMatching(/\.ts:1 names orders, a table of orders$/)])
  })

  test.for([`sql\`select from \${orders}\``, 'db => db.select().from(payments).leftJoin(orders)'])(
    'is not whose foreign key leads to it, with a view of what it leads to: %s',
    view => {
      const file = 'server/src/areas/payments/tables.ts'
      write(file, `${HOUSE[file]}\npgView('of_orders').as(${view})`)
      expect(faults()).toEqual([`${file}:3 names $orders, a table of orders`])
    },
  )

  test('hands no table out', () => {
    write('server/src/areas/orders/index.ts', "export { orders } from './tables.ts'")
    expect(faults()).toEqual(['server/src/areas/orders/index.ts hands out tables'])
  })

  test('a test may look into any table', () => {
    write('server/src/areas/payments/paid.test.ts', 'sql`select from orders`')
    expect(faults()).toEqual([])
  })
})

test('a view that a statement built by calls imports is read, too', () => {
  write(
    'server/src/areas/payments/paid.ts',
    "import { orderHeads } from '../orders/view-tables.ts'\ndb.select().from(orderHeads)",
  )
  write(
    'server/src/areas/orders/view-tables.ts',
    "export const orderHeads = pgView('order_heads').as(sql`select id from orders`)",
  )
  expect(faults()).toEqual([])
  expect(faults({ orders: {}, payments: {} })).toEqual([
    'server/src/areas/payments/paid.ts:1 reads the view order_heads of orders, which areas.ts does not let payments',
  ])
})

test('a view is read by whom areas.ts lists, and listed for nobody else', () => {
  expect(faults({ orders: {}, payments: {} })).toEqual([
    'server/src/areas/payments/paid.ts:1 reads the view order_heads of orders, which areas.ts does not let payments',
  ])
  expect(faults({ ...PERMISSIONS, rewards: { views: ['order_heads'] } })).toEqual([
    'areas.ts lets rewards read the view order_heads, which nothing does',
  ])
})

test('an empty house is a fault: a checker that sees nothing finds nothing', () => {
  rmSync(join(root, 'server/src/areas'), { recursive: true })
  expect(faults({})).toEqual(['no table was found'])
})

test.for([
  [
    'select a.x, b from first a, second b where a.x in (select y from third), fourth',
    ['a', 'first', 'second', 'third'],
  ],
  ['with second as (select 1) select from first join second on true', ['first']],
  ["select 'from second' -- from third\n from first", ['first']],
  ['select count(*) as second, third, sum(fourth) from first', ['first']],
  ['delete from first using second where x is distinct from third', ['first', 'second']],
  ['insert into first (second, third) select second, third from fourth, lateral (select) f', ['first', 'fourth']],
  ['update first set second = 1, third = 2 from (values (1)) v, fourth for update of third', ['first', 'fourth']],
] as const)('%s names its tables', ([text, tables]) => {
  expect([...tablesIn(text)].sort()).toEqual(tables)
})

test('SQL is read with its parts apart, and says where it stands', () => {
  expect(sqlIn(`\nsql<{ id: number }>\`a \${b} \${f({ c: \`x\` })}\n\${sql\`d\`} e\``)).toEqual([
    { text: 'a  $b   $ \n $  e', line: 2 },
    { text: 'd', line: 3 },
  ])
})
