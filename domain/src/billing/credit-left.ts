import { type BasisPoints, divideHalfUp } from '../money.ts'
import type { Credited, Invoiced, InvoicedLine } from './credited.ts'
import { type Group, keyOf } from './sum-up.ts'
import type { OrderTotals } from './totals.ts'

type LinePart = 'goods' | 'deposit' | 'consumptionTax' | 'label'

/** What is left of an invoice's line after its credit notes; amounts in cents without VAT. */
export type LeftOfLine = {
  readonly unitNet: number
  /** Pieces that were neither given back nor sent again yet; below 0 where more were than left. */
  pieces: number
  net: number
  deposit: number
  consumptionTax: number
  label: number
  readonly groups: Readonly<Record<LinePart, Group>>
}

/** What is left of an invoice: by line, and by VAT rate what it charged and what was credited of it. */
export type Left = {
  readonly lines: ReadonlyMap<number, LeftOfLine>
  readonly invoiced: ReadonlyMap<string, number>
  readonly credited: Map<string, number>
  /** Net amounts by VAT rate. */
  readonly rates: readonly (Group & { readonly net: number })[]
}

/** Pieces by line that were sent again without a price. */
export type Replaced = ReadonlyMap<number, number>

/** The price of pieces that were sent again stays paid: it is not left to credit. */
export function leftOf({ lines, totals }: Invoiced, earlier: readonly Credited[], replaced: Replaced): Left {
  const credited = new Map<string, number>()
  for (const part of earlier.flatMap(one => one.totals.breakdown))
    credited.set(keyOf(part), (credited.get(keyOf(part)) ?? 0) + part.net)
  return {
    lines: new Map(lines.map(line => [line.line, leftOfLine(line, totals, earlier, replaced.get(line.line) ?? 0)])),
    invoiced: new Map(totals.breakdown.map(part => [keyOf(part), part.net])),
    credited,
    rates: totals.breakdown.map(({ category, rate, net }) => ({
      category,
      rate,
      net: net - (credited.get(keyOf({ category, rate })) ?? 0),
    })),
  }
}

function leftOfLine(
  line: InvoicedLine,
  totals: OrderTotals,
  earlier: readonly Credited[],
  replaced: number,
): LeftOfLine {
  const credits = earlier.flatMap(one => one.lines).filter(({ invoiceLine }) => invoiceLine === line.line)
  const back = credits.filter(({ of }) => of === 'pieces').reduce((sum, { quantity }) => sum + quantity, 0)
  const notBack = line.quantity - back
  const pieces = notBack - replaced
  const less = (part: 'net' | 'deposit' | 'consumptionTax' | 'label') => {
    const left = line[part] - credits.reduce((sum, credit) => sum + credit[part], 0)
    if (replaced === 0) return left
    return pieces > 0 ? divideHalfUp(left * pieces, notBack) : 0
  }
  return {
    unitNet: line.unitNet,
    pieces,
    net: less('net'),
    deposit: less('deposit'),
    consumptionTax: less('consumptionTax'),
    label: less('label'),
    groups: groupsOf(line, totals),
  }
}

/** The VAT of a line's parts, as the invoice's totals say: a line itself tells the rate of its goods alone. */
function groupsOf({ vatRate }: InvoicedLine, totals: OrderTotals): LeftOfLine['groups'] {
  const ofRate = (part: LinePart) =>
    totals[part].byRate.find(({ category, rate }) => rate === vatRate && category !== 'E')
  const goods: Group = ofRate('goods') ?? { category: 'S', rate: vatRate as BasisPoints }
  return {
    goods,
    consumptionTax: goods,
    deposit: ofRate('deposit') ?? totals.deposit.byRate.find(({ category }) => category === 'E') ?? goods,
    label: totals.label.byRate[0] ?? goods,
  }
}
