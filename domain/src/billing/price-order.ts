import { type BasisPoints, type Cents, cents, divideHalfUp, share, sum, times } from '../money.ts'
import type { Tariff } from '../seller/rates.ts'
import type { TaxCase } from '../vat.ts'
import { refuse } from './refusals.ts'
import { type Amount, sumUp } from './sum-up.ts'
import type { OrderTotals, PartName, VatCategory } from './totals.ts'

/** The inputs of a line's price. */
export type Item = {
  readonly unitNet: Cents
  readonly quantity: number
  /** Off the whole line, for pieces that a promotion gives free; none by default. */
  readonly discount?: Cents
  readonly vatClass: string
  readonly depositClass: string | null
  /** Volume of the drink that one unit is or makes (powder by its prepared volume); null for anything else. */
  readonly readyMillilitres: number | null
  readonly hasLabel: boolean
}

/** Amounts of one line, without VAT. */
export type LinePrice = {
  net: Cents
  vatRate: BasisPoints
  deposit: Cents
  /** Null where a deposit is not part of the taxable amount. */
  depositVatRate: BasisPoints | null
  consumptionTax: Cents
  label: Cents
}

export type PricedOrder<Line extends Item = Item> = { lines: (Line & LinePrice)[]; totals: OrderTotals }

/** Ten billion euros: amount times rate stays a safe integer. */
const LARGEST_NET = 1_000_000_000_000
const MILLILITRES_PER_HECTOLITRE = 100_000

/**
 * Prices an order: net, deposit and consumption tax are rounded per line, VAT once per rate over the whole document (EN
 * 16931 BR-CO-17), then split over the shown parts by largest remainder.
 * @throws Refusal order_too_large, no_vat_rate, no_delivery
 */
export function priceOrder<Line extends Item>(
  items: readonly Line[],
  tariff: Tariff,
  { labelService = false, byCard = false }: { labelService?: boolean; byCard?: boolean } = {},
): PricedOrder<Line> {
  const lines = items.map(item => ({ ...item, ...priceLine(item, tariff, labelService) }))
  const goodsNet = lines.reduce((total, { net, deposit, consumptionTax }) => total + net + deposit + consumptionTax, 0)
  if (goodsNet > LARGEST_NET) throw refuse('order_too_large')
  const amounts = [...lines.flatMap(line => amountsOf(line, tariff)), ...services(lines, tariff)]
  const cardPercent = byCard ? tariff.cardFee : (0 as BasisPoints)
  const toPay = sumUp(amounts, { taxCase: tariff.taxCase, cardPercent }).gross
  const cardFee = serviceAmount('cardFee', share(toPay, cardPercent), tariff)
  return { lines, totals: sumUp([...amounts, cardFee], { taxCase: tariff.taxCase, cardPercent }) }
}

/** Prices a single line, for display beside a flavour in a list or on the release page. */
export function priceLine(item: Item, tariff: Tariff, labelService: boolean): LinePrice {
  const { unitNet, quantity, discount = cents(0), vatClass, depositClass, readyMillilitres, hasLabel } = item
  const vatRate = tariff.vatRate(vatClass)
  const deposit = tariff.deposit(depositClass)
  const taxed = tariff.taxPerHectolitre * (readyMillilitres ?? 0) * quantity
  return {
    net: cents(unitNet * quantity - discount),
    vatRate,
    deposit: times(deposit.amount, quantity),
    depositVatRate: deposit.taxed ? vatRate : null,
    consumptionTax: cents(divideHalfUp(taxed, MILLILITRES_PER_HECTOLITRE)),
    label: labelService && hasLabel ? times(tariff.labelPrice, quantity) : cents(0),
  }
}

function amountsOf({ net, vatRate: rate, deposit, depositVatRate, consumptionTax }: LinePrice, tariff: Tariff) {
  const category = categoryOf(tariff.taxCase, rate)
  const amounts: Amount[] = [
    { part: 'goods', category, rate, net },
    { part: 'consumptionTax', category, rate, net: consumptionTax },
    depositVatRate === null
      ? { part: 'deposit', category: 'E', rate: 0 as BasisPoints, net: deposit }
      : { part: 'deposit', category, rate: depositVatRate, net: deposit },
  ]
  return amounts
}

function services(lines: readonly LinePrice[], tariff: Tariff): Amount[] {
  if (lines.length === 0) return []
  return [
    serviceAmount('label', sum(lines.map(({ label }) => label)), tariff),
    serviceAmount('shipping', tariff.shipping(sum(lines.map(({ net }) => net))), tariff),
    serviceAmount('documentFee', tariff.documentFee, tariff),
  ]
}

function serviceAmount(part: PartName, net: Cents, tariff: Tariff): Amount {
  const rate = tariff.vatRate(tariff.serviceVatClass)
  return { part, category: categoryOf(tariff.taxCase, rate), rate, net }
}

const categoryOf = (taxCase: TaxCase, rate: BasisPoints): VatCategory => {
  if (taxCase === 'intra-community') return 'K'
  if (taxCase === 'export') return 'G'
  return rate === 0 ? 'Z' : 'S'
}
