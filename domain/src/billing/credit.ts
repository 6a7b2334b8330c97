import { type BasisPoints, type Cents, cents, divideHalfUp, share } from '../money.ts'
import { type Left, type LeftOfLine, leftOf, type Replaced } from './credit-left.ts'
import type { Credited, CreditedLine, CreditSum, CreditWanted, Invoiced } from './credited.ts'
import { refuse } from './refusals.ts'
import { type Amount, type Group, keyOf, sumUp } from './sum-up.ts'

const PIECE_PARTS = ['deposit', 'consumptionTax', 'label'] as const

/**
 * Prices a credit note for an invoice, with the VAT of that invoice. Pieces get their share of what is left of their line, so
 * that a line that comes back in parts comes back whole. The VAT of all credit notes of an invoice adds up to the cent.
 * @param earlier its credit notes so far
 * @param capped gives at most what is left, as for goods that came back; else more is refused
 * @param replaced pieces that were sent again: they are not credited as well
 * @returns null where nothing is left to give
 * @throws Refusal more_than_invoiced
 */
export function priceCredit(
  invoice: Invoiced,
  earlier: readonly Credited[],
  wanted: readonly CreditWanted[],
  { capped, replaced = new Map() }: { capped: boolean; replaced?: Replaced },
): Credited | null {
  const left = leftOf(invoice, earlier, replaced)
  const before = new Map(left.credited)
  const lines: CreditedLine[] = []
  const amounts: Amount[] = []
  for (const [i, one] of wanted.entries()) {
    const made = lineOf(one, left, { capped, i })
    if (!made) continue
    lines.push({ ...made.line, line: lines.length + 1 })
    amounts.push(...made.amounts)
  }
  const { taxCase } = invoice.totals
  const vatOf = (group: Group, net: Cents): Cents => {
    const credited = before.get(keyOf(group)) ?? 0
    return cents(share(cents(credited + net), group.rate) - share(cents(credited), group.rate))
  }
  const totals = sumUp(amounts, { taxCase, cardPercent: 0 as BasisPoints, vatOf })
  return totals.gross > 0 ? { lines, totals } : null
}

/** Prices a credit note that corrects no invoice: sums by VAT rate. @returns null where they come to nothing */
export function priceCreditOf(sums: readonly CreditSum[]): Credited | null {
  const categories = sums.map(({ category }) => category)
  const taxCase = categories.includes('K') ? 'intra-community' : categories.includes('G') ? 'export' : 'domestic'
  const totals = sumUp(
    sums.map(one => ({ ...one, part: 'goods' })),
    { taxCase, cardPercent: 0 as BasisPoints },
  )
  if (totals.gross <= 0) return null
  return { lines: sums.map((one, i) => ({ ...sumLine(one), line: i + 1 })), totals }
}

type Made = { readonly line: Omit<CreditedLine, 'line'>; readonly amounts: readonly Amount[] }
type How = { readonly capped: boolean; readonly i: number }

function lineOf(wanted: CreditWanted, left: Left, how: How): Made | undefined {
  if (wanted.of === 'sum') {
    const net = take(left, wanted, wanted.net, how)
    const { category, rate } = wanted
    return { line: sumLine({ category, rate, net }), amounts: [{ part: 'goods', category, rate, net }] }
  }
  const of = left.lines.get(wanted.line)
  if (!of || wanted.quantity > (how.capped ? Number.POSITIVE_INFINITY : of.pieces)) throw tooMuch(how)
  return wanted.of === 'price' ? priceLineOf(wanted, of, left, how) : pieceLineOf(wanted, of, left, how)
}

function priceLineOf(wanted: CreditWanted & { of: 'price' }, of: LeftOfLine, left: Left, how: How): Made {
  const { quantity, unitNet, line } = wanted
  const group = of.groups.goods
  if (unitNet * quantity > of.net) throw tooMuch(how)
  const net = take(left, group, cents(unitNet * quantity), how)
  of.net -= net
  return {
    line: { ...bare(group), of: 'price', invoiceLine: line, quantity, unitNet, net },
    amounts: [{ part: 'goods', ...group, net }],
  }
}

function pieceLineOf(wanted: CreditWanted & { of: 'pieces' }, of: LeftOfLine, left: Left, how: How): Made | undefined {
  const quantity = Math.min(wanted.quantity, of.pieces)
  if (quantity <= 0) return undefined
  const shareOf = (part: 'net' | (typeof PIECE_PARTS)[number]): Cents => {
    const group = of.groups[part === 'net' ? 'goods' : part]
    const amount = take(left, group, cents(divideHalfUp(of[part] * quantity, of.pieces)), how)
    of[part] -= amount
    return amount
  }
  const net = shareOf('net')
  const parts = PIECE_PARTS.map(part => ({ part, ...of.groups[part], net: shareOf(part) }))
  of.pieces -= quantity
  const [deposit, consumptionTax, label] = parts.map(part => part.net)
  const { goods } = of.groups
  return {
    line: {
      ...bare(goods),
      of: 'pieces',
      invoiceLine: wanted.line,
      quantity,
      unitNet: of.unitNet,
      net,
      deposit: deposit!,
      consumptionTax: consumptionTax!,
      label: label!,
    },
    amounts: [{ part: 'goods', ...goods, net }, ...parts],
  }
}

/** Takes an amount off what is left of its VAT rate. @throws Refusal more_than_invoiced */
function take(left: Left, group: Group, amount: Cents, how: How): Cents {
  const key = keyOf(group)
  const most = (left.invoiced.get(key) ?? 0) - (left.credited.get(key) ?? 0)
  if (amount > most && !how.capped) throw tooMuch(how)
  const taken = cents(Math.max(0, Math.min(amount, most)))
  left.credited.set(key, (left.credited.get(key) ?? 0) + taken)
  return taken
}

const bare = ({ category, rate }: Group) => ({
  category,
  vatRate: rate,
  deposit: 0,
  consumptionTax: 0,
  label: 0,
})

const sumLine = ({ net, ...group }: Group & { readonly net: Cents }) => ({
  ...bare(group),
  of: 'sum' as const,
  invoiceLine: null,
  quantity: 1,
  unitNet: net,
  net,
})

const tooMuch = ({ i }: How) =>
  refuse('more_than_invoiced', undefined, [{ path: `lines.${i}`, detail: 'This is more than is left of the invoice.' }])
