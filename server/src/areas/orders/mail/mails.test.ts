import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import type { MailContent } from '../../../platform/mail-layout.ts'
import { publish } from '../../../platform/outbox.ts'
import { mails } from '../../../platform/tables.ts'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { users } from '../../people/tables.ts'
import { ORDER_CHANGED, ORDER_PLACED } from '../events.ts'
import { placeOrder } from '../place-order.ts'
import { orderById, type StoredOrder } from '../queries.ts'
import { openHouse, type TestHouse } from '../test-house.ts'
import { type OrderMail, orderMail } from './order-mail.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let own: { customerId: number; placedBy: number; shippingAddressId: null }
let orderId: number
let stored: StoredOrder

beforeAll(async () => {
  ;({ app, house, buyer, own } = await openHouse())
  const { db } = app.platform
  const lines = house.lines(3).map((line, i) => ({ ...line, quantity: 10, reservedQuantity: [10, 4, 0][i]! }))
  const order = house.order(1, { ...own, kind: 'shop', ships: 'later', lines, note: 'Gate 2' })
  orderId = (await transaction(db, tx => placeOrder(tx, order))).orderId
  stored = (await orderById(db, orderId))!
})
afterAll(() => app.close())

const etaOf = (flavourId: number) => (flavourId === stored.lines[1]!.flavourId ? '2025-06-03' : null)
const write = (kind: OrderMail, language: 'en' | 'de', seesPrices = true, more: StoredOrder = stored) =>
  orderMail(kind, language, {
    stored: more,
    etaOf,
    shop: 'https://shop.test',
    seesPrices,
    pieces: [{ line: 2, quantity: 6 }],
  })

const tableOf = (mail: MailContent) => mail.blocks.flatMap(block => ('table' in block ? [block.table] : [])).at(-1)!
const textsOf = (mail: MailContent) => mail.blocks.flatMap(block => ('text' in block ? [block.text] : []))

describe('the mail of a placed order', () => {
  test('has its lines, what comes later, and a price that adds up to the total (FF-873)', () => {
    const { rows: lines, foot } = tableOf(write('placed', 'en'))
    expect(lines.map(([name, pieces, later]) => [name, pieces, later])).toEqual([
      ['Brand Product 500 g, Flavour 1', '10', ''],
      ['Brand Product 500 g, Flavour 2', '10', '6 on 3 June 2025'],
      ['Brand Product 500 g, Flavour 3', '10', '10, date unknown'],
    ])
    const { totals } = stored.order
    expect(lines.map(cells => centsOf(cells[3]!)).reduce((sum, cents) => sum + cents, 0)).toBe(totals.goods.net)
    expect(foot!.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Goods', 'Deposit on packaging', 'VAT 9 %', 'VAT 21 %']),
    )
    const amounts = foot!.map(cells => centsOf(cells[3]!))
    expect(amounts.at(-1)).toBe(totals.gross)
    expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(totals.gross)
  })

  test('says how many pieces are set aside and how many follow, and leads to the order', () => {
    const mail = write('placed', 'en')
    expect(textsOf(mail)).toEqual(
      expect.arrayContaining([
        '14 pieces are set aside for you.',
        expect.stringContaining('16 pieces are not in stock.'),
      ]),
    )
    expect(mail.blocks.at(-1)).toEqual({ button: 'See the order', href: `https://shop.test/my-orders/${orderId}` })
    expect(JSON.stringify(mail)).toContain('Gate 2')
  })
})

test('a mail of something cancelled names it, and what remains', () => {
  const mail = write('cancelled', 'en')
  const [gone] = mail.blocks.flatMap(block => ('table' in block ? [block.table] : []))
  expect(gone!.rows).toEqual([['Brand Product 500 g, Flavour 2', '6']])
  expect(textsOf(mail)).toContain('This is what remains of the order:')
  const whole = write('cancelled', 'en', true, { ...stored, order: { ...stored.order, status: 'cancelled' } })
  expect(textsOf(whole)).toEqual([`Your order ${orderId} has been cancelled as a whole:`])
})

test('a mail of something that has arrived names it (FF-880)', () => {
  const mail = write('served', 'en')
  const [arrived] = mail.blocks.flatMap(block => ('table' in block ? [block.table] : []))
  expect(arrived!.rows).toEqual([['Brand Product 500 g, Flavour 2', '6']])
  expect(mail.subject).toBe(`Goods for your order ${orderId} have arrived`)
})

test.each(['placed', 'changed', 'cancelled', 'served'] as const)('%s has no English word in its German', kind => {
  const english = new Set([...textsOf(write(kind, 'en')), write(kind, 'en').subject, write(kind, 'en').preview])
  const german = write(kind, 'de')
  expect([...textsOf(german), german.subject, german.preview].filter(text => english.has(text))).toEqual([])
  const titles = tableOf(german).columns.map(({ title }) => title)
  expect(tableOf(write(kind, 'en')).columns.filter(({ title }) => titles.includes(title))).toEqual([])
})

test.each(['placed', 'changed', 'cancelled', 'served'] as const)(
  '%s shows no amount to those who may not see prices (FF-873)',
  kind => {
    expect(JSON.stringify(write(kind, 'en', false))).not.toMatch(/€|VAT|Sum/)
    expect(JSON.stringify(write(kind, 'en'))).toMatch(/€/)
  },
)

test('an order that an agent placed names the agent beside the user', () => {
  const by = (agent: string | null) =>
    write('placed', 'en', true, { ...stored, placedBy: 'Bea Buyer', agent }).blocks.flatMap(block =>
      'facts' in block ? block.facts.filter(([name]) => name === 'Ordered by') : [],
    )
  expect(by('Ann Agent')).toEqual([['Ordered by', 'Bea Buyer, through Ann Agent of our customer service']])
  expect(by(null)).toEqual([])
})

test('placing, changing and cancelling are mailed to the company, each once, in its reader’s language (FF-873)', async () => {
  const { db, outbox } = app.platform
  await db.update(users).set({ language: 'de' }).where(eq(users.email, ACCOUNTS.buyer))
  await transaction(db, tx => publish(tx, ORDER_PLACED, { orderId, userId: own.placedBy }))
  await outbox.drain()
  await transaction(db, tx => publish(tx, ORDER_CHANGED, { orderId, userId: own.placedBy }))
  await outbox.drain()
  const body = { lines: [{ line: 3, quantity: 10 }] }
  expect((await buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, body)).statusCode).toBe(200)
  await outbox.drain()
  await outbox.drain()
  const sent = await db.select().from(mails).where(like(mails.kind, 'order-%')).orderBy(asc(mails.id))
  const own_ = sent.filter(({ recipient }) => recipient === ACCOUNTS.buyer)
  expect(own_.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['order-placed', `Ihre Bestellung ${orderId} ist eingegangen`],
    ['order-changed', `Ihre Bestellung ${orderId} wurde geändert`],
    ['order-cancelled', `Storniert aus Ihrer Bestellung ${orderId}`],
  ])
  for (const mail of own_) {
    expect(mail.html).toContain(`/my-orders/${orderId}`)
    expect(mail.text).toContain('Flavour 2')
  }
})

/** '1.234,50 €' */
const centsOf = (text: string) => Number(text.replace(/[^\d]/g, ''))
