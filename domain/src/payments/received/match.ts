import { type Cents, cents } from '../../money.ts'
import { type AheadOrder, LEAST_DIGITS, type OpenInvoice, type Owed } from './owed.ts'
import { digitsOf, numbersIn, plainName } from './references.ts'

/** A sum that has reached our account, with what the payer wrote. */
export type Arrived = {
  readonly amount: Cents
  readonly text: string
  readonly endToEnd: string | null
  readonly payer: string
  readonly payerIban: string | null
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
  const matches = merged(withReasons(found, arrived, named, owed))
  const [first] = matches
  if (first && isSure(first, matches, arrived, owed)) return { isCertain: true, matches: [first] }
  return { isCertain: false, matches: matches.slice(0, MOST_MATCHES) }
}

function isSure(first: Match, matches: readonly Match[], { payerIban }: Arrived, { byIban }: Owed): boolean {
  const others = matches.filter(({ customerId }) => customerId !== first.customerId)
  const payers = payerIban === null ? undefined : byIban.get(payerIban)
  return isExact(first) && !others.some(isExact) && (payers === undefined || payers.has(first.customerId))
}

/** The payer has named it, and the sum is what is open of it. */
const isExact = ({ why }: Match): boolean =>
  why.includes('amount') && (why.includes('invoice') || why.includes('order'))

/** The invoices that are named, by customer; and each order that is named. */
function byNumbers(arrived: Arrived, named: ReadonlySet<string>, owed: Owed): Match[] {
  const invoices = [...named].flatMap(digits => owed.invoicesOfNumber.get(digits) ?? []).sort((a, b) => a.id - b.id)
  const orderIds = [...named].filter(digits => !digits.startsWith('0') && isOrderNamed(digits, arrived)).map(Number)
  return [
    ...[...Map.groupBy(invoices, ({ customerId }) => customerId).values()].map(matchFor),
    ...orderIds.flatMap(id => (owed.invoicesOfOrder.has(id) ? [matchFor(owed.invoicesOfOrder.get(id)!)] : [])),
    ...orderIds.flatMap(id => owed.orderOfId.get(id) ?? []).map(matchAhead),
  ]
}

/** What a payer owes: the one invoice or order of that sum, or all of it. */
function byCustomer(arrived: Arrived, named: ReadonlySet<string>, owed: Owed): Match[] {
  return payersOf(arrived, named, owed).flatMap(customerId => {
    const invoices = owed.invoicesOfCustomer.get(customerId) ?? []
    const same = invoices.filter(({ rest }) => rest === arrived.amount)
    if (same.length > 0) return same.map(one => matchFor([one]))
    const ahead = (owed.ordersOfCustomer.get(customerId) ?? []).filter(({ open }) => open === arrived.amount)
    if (ahead.length > 0) return ahead.map(matchAhead)
    return [
      invoices.length > 0 ? matchFor(invoices) : { customerId, orderId: null, invoiceIds: [], open: cents(0), why: [] },
    ]
  })
}

const payersOf = (arrived: Arrived, named: ReadonlySet<string>, owed: Owed): number[] => [
  ...new Set([
    ...(arrived.payerIban === null ? [] : (owed.byIban.get(arrived.payerIban) ?? [])),
    ...numberedIn(arrived, named, owed),
    ...namedIn(arrived, owed),
  ]),
]

/** The customers whose number a payer writes. */
const numberedIn = ({ text }: Arrived, named: ReadonlySet<string>, owed: Owed): Set<number> =>
  new Set([
    ...[...named].flatMap(digits => [...(owed.customersOfDigits.get(digits) ?? [])]),
    ...owed.oddlyNumbered.filter(({ number }) => text.includes(number)).map(({ id }) => id),
  ])

/** The customers whose name is the payer's. */
const namedIn = ({ payer }: Arrived, owed: Owed): ReadonlySet<number> =>
  owed.customersOfName.get(plainName(payer)) ?? new Set()

const byAmount = ({ amount }: Arrived, owed: Owed): Match[] => [
  ...(owed.invoicesOfRest.get(amount) ?? []).map(one => matchFor([one])),
  ...(amount > 0 ? (owed.ordersOfOpen.get(amount) ?? []) : []).map(matchAhead),
]

function matchFor(invoices: readonly OpenInvoice[]): Match {
  const { customerId } = invoices[0]!
  const open = cents(invoices.reduce((sum, { rest }) => sum + rest, 0))
  return { customerId, orderId: null, invoiceIds: invoices.map(({ id }) => id), open, why: [] }
}

const matchAhead = ({ id, customerId, open }: AheadOrder): Match => ({
  customerId,
  orderId: id,
  invoiceIds: [],
  open,
  why: [],
})

/** Gives each match its reasons. */
function withReasons(matches: readonly Match[], arrived: Arrived, named: ReadonlySet<string>, owed: Owed): Match[] {
  const numbered = numberedIn(arrived, named, owed)
  const sameName = namedIn(arrived, owed)
  const payers = arrived.payerIban === null ? undefined : owed.byIban.get(arrived.payerIban)
  const isOrder = (id: number) => named.has(String(id)) && isOrderNamed(String(id), arrived)
  return matches.map(match => {
    const { customerId, orderId, open } = match
    const invoices = match.invoiceIds.map(id => owed.invoiceOfId.get(id)!)
    const holds: Readonly<Record<MatchReason, boolean>> = {
      invoice: invoices.length > 0 && invoices.every(({ number }) => named.has(digitsOf(number))),
      order: orderId === null ? invoices.length > 0 && invoices.every(one => isOrder(one.orderId)) : isOrder(orderId),
      customer: numbered.has(customerId),
      account: payers?.has(customerId) ?? false,
      name: sameName.has(customerId),
      amount: open === arrived.amount,
    }
    return { ...match, why: matchReasons.filter(reason => holds[reason]) }
  })
}

/** Whether digits of a text may be an order's number: short ones only after a word that says so. */
function isOrderNamed(digits: string, { text, endToEnd }: Arrived): boolean {
  if (digits.length >= LEAST_DIGITS) return true
  return new RegExp(`(order|bestel|auftrag)[^0-9]{0,12}${digits}(?![0-9])`, 'i').test(`${text} ${endToEnd ?? ''}`)
}

/** The same thing found twice is one; the likeliest first, the oldest before others. */
function merged(found: readonly Match[]): Match[] {
  const unique = new Map(found.map(match => [`${match.customerId}:${match.orderId}:${match.invoiceIds}`, match]))
  const weight = ({ why }: Match) => why.reduce((sum, reason) => sum + WEIGHT[reason], 0)
  return [...unique.values()].sort((a, b) => weight(b) - weight(a))
}
