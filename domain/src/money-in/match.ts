import { type Cents, cents } from '../money.ts'
import { digitsOf, numbersIn, plainName } from './references.ts'

/** A sum that has reached our account, with what the payer wrote. */
export type Arrived = {
  readonly amount: Cents
  readonly text: string
  readonly endToEnd: string | null
  readonly payer: string
  readonly payerIban: string | null
}

type OpenInvoice = {
  readonly id: number
  readonly number: string
  readonly orderId: number
  readonly customerId: number
  readonly rest: Cents
}

/** An order that is paid ahead, and what it still costs; 0 for one that was cancelled, or paid already. */
type AheadOrder = { readonly id: number; readonly customerId: number; readonly open: Cents }

type Payer = { readonly id: number; readonly number: string | null; readonly company: string }

/** What may be paid, and by which customer. */
export type Owed = {
  /** The oldest first. */
  readonly invoices: readonly OpenInvoice[]
  readonly orders: readonly AheadOrder[]
  readonly customers: readonly Payer[]
  /** Whose bookings an account has paid before. */
  readonly byIban: ReadonlyMap<string, ReadonlySet<number>>
}

export const matchReasons = ['invoice', 'order', 'customer', 'account', 'name', 'amount'] as const

export type MatchReason = (typeof matchReasons)[number]

/** What a sum may be for. */
export type Match = {
  readonly customerId: number
  readonly orderId: number | null
  readonly invoiceIds: readonly number[]
  /** What is open of these. */
  readonly open: Cents
  readonly why: readonly MatchReason[]
}

export type Matched = { readonly isCertain: boolean; readonly matches: readonly Match[] }

const MOST_MATCHES = 5
const WEIGHT: Readonly<Record<MatchReason, number>> = {
  invoice: 16,
  order: 8,
  amount: 4,
  customer: 3,
  account: 3,
  name: 1,
}

/**
 * What a sum may be for, the likeliest first. It is certain where the payer names invoices or an order of one customer and
 * the sum is exactly what is open of them, unless the account has paid for another customer before.
 */
export function matchOf(arrived: Arrived, owed: Owed): Matched {
  const named = numbersIn(`${arrived.text} ${arrived.endToEnd ?? ''}`)
  const found = [...byNumbers(arrived, named, owed), ...byCustomer(arrived, named, owed), ...byAmount(arrived, owed)]
  const matches = merged(found.map(match => withReasons(match, arrived, named, owed)))
  const [first] = matches
  if (first && isSure(first, matches, arrived, owed)) return { isCertain: true, matches: [first] }
  return { isCertain: false, matches: matches.slice(0, MOST_MATCHES) }
}

function isSure({ why, customerId }: Match, matches: readonly Match[], arrived: Arrived, { byIban }: Owed): boolean {
  const names = (match: Match) => match.why.includes('invoice') || match.why.includes('order')
  if (!why.includes('amount') || !(why.includes('invoice') || why.includes('order'))) return false
  const others = matches.filter(
    match => match.customerId !== customerId && names(match) && match.why.includes('amount'),
  )
  const payers = arrived.payerIban === null ? undefined : byIban.get(arrived.payerIban)
  return others.length === 0 && (payers === undefined || payers.has(customerId))
}

/** The invoices that are named, by customer; and each order that is named. */
function byNumbers(arrived: Arrived, named: ReadonlySet<string>, { invoices, orders }: Owed): Match[] {
  const namedInvoices = invoices.filter(({ number }) => named.has(digitsOf(number)))
  const byInvoices = [...Map.groupBy(namedInvoices, ({ customerId }) => customerId)].map(([, ones]) => matchFor(ones))
  const ofOrders = [...Map.groupBy(invoices, ({ orderId }) => orderId)]
    .filter(([orderId]) => isOrderNamed(orderId, arrived, named))
    .map(([, ones]) => matchFor(ones))
  const ahead = orders
    .filter(({ id }) => isOrderNamed(id, arrived, named))
    .map(({ id, customerId, open }) => ({ customerId, orderId: id, invoiceIds: [], open, why: [] }))
  return [...byInvoices, ...ofOrders, ...ahead]
}

/** What a payer owes: the one invoice or order of that sum, or all of it. */
function byCustomer(arrived: Arrived, named: ReadonlySet<string>, owed: Owed): Match[] {
  return payersOf(arrived, named, owed).flatMap(customerId => {
    const invoices = owed.invoices.filter(one => one.customerId === customerId)
    const same = invoices.filter(({ rest }) => rest === arrived.amount)
    const ahead = owed.orders.filter(one => one.customerId === customerId && one.open === arrived.amount)
    if (same.length > 0) return same.map(one => matchFor([one]))
    if (ahead.length > 0)
      return ahead.map(({ id, open }) => ({ customerId, orderId: id, invoiceIds: [], open, why: [] }))
    return [
      invoices.length > 0 ? matchFor(invoices) : { customerId, orderId: null, invoiceIds: [], open: cents(0), why: [] },
    ]
  })
}

const payersOf = (arrived: Arrived, named: ReadonlySet<string>, { customers, byIban }: Owed): number[] => [
  ...new Set([
    ...(arrived.payerIban === null ? [] : (byIban.get(arrived.payerIban) ?? [])),
    ...customers.filter(one => isNumbered(one, arrived, named) || isNamed(one, arrived)).map(({ id }) => id),
  ]),
]

const byAmount = ({ amount }: Arrived, { invoices, orders }: Owed): Match[] => [
  ...invoices.filter(({ rest }) => rest === amount).map(one => matchFor([one])),
  ...orders
    .filter(({ open }) => open === amount && open > 0)
    .map(({ id, customerId, open }) => ({ customerId, orderId: id, invoiceIds: [], open, why: [] })),
]

function matchFor(invoices: readonly OpenInvoice[]): Match {
  const { customerId } = invoices[0]!
  const open = cents(invoices.reduce((sum, { rest }) => sum + rest, 0))
  return { customerId, orderId: null, invoiceIds: invoices.map(({ id }) => id), open, why: [] }
}

function withReasons(match: Match, arrived: Arrived, named: ReadonlySet<string>, owed: Owed): Match {
  const { customerId, invoiceIds, orderId, open } = match
  const ids = new Set(invoiceIds)
  const invoices = owed.invoices.filter(({ id }) => ids.has(id))
  const customer = owed.customers.find(({ id }) => id === customerId)
  const holds: Readonly<Record<MatchReason, boolean>> = {
    invoice: invoices.length > 0 && invoices.every(({ number }) => named.has(digitsOf(number))),
    order:
      (orderId !== null && isOrderNamed(orderId, arrived, named)) ||
      (invoices.length > 0 && invoices.every(one => isOrderNamed(one.orderId, arrived, named))),
    customer: customer !== undefined && isNumbered(customer, arrived, named),
    account: arrived.payerIban !== null && (owed.byIban.get(arrived.payerIban)?.has(customerId) ?? false),
    name: customer !== undefined && isNamed(customer, arrived),
    amount: open === arrived.amount,
  }
  return { ...match, why: matchReasons.filter(reason => holds[reason]) }
}

/** A short number by itself may be anything: a day, a quantity. */
const LEAST_DIGITS = 4

/** A short one only after a word that says so. */
function isOrderNamed(orderId: number, { text, endToEnd }: Arrived, named: ReadonlySet<string>): boolean {
  const digits = String(orderId)
  if (!named.has(digits)) return false
  if (digits.length >= LEAST_DIGITS) return true
  return new RegExp(`(order|bestel|auftrag)[^0-9]{0,12}${digits}(?![0-9])`, 'i').test(`${text} ${endToEnd ?? ''}`)
}

function isNumbered({ number }: Payer, { text }: Arrived, named: ReadonlySet<string>): boolean {
  if (number === null) return false
  const digits = digitsOf(number)
  return (
    (digits.length >= LEAST_DIGITS && named.has(digits)) || (number.length >= LEAST_DIGITS && text.includes(number))
  )
}

function isNamed({ company }: Payer, { payer }: Arrived): boolean {
  const plain = plainName(company)
  return plain.length >= LEAST_DIGITS && plain === plainName(payer)
}

/** The same thing found twice is one; the likeliest first, the oldest before others. */
function merged(found: readonly Match[]): Match[] {
  const unique = new Map(found.map(match => [`${match.customerId}:${match.orderId}:${match.invoiceIds}`, match]))
  const weight = ({ why }: Match) => why.reduce((sum, reason) => sum + WEIGHT[reason], 0)
  return [...unique.values()].sort((a, b) => weight(b) - weight(a))
}
