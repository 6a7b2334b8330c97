import type { Day } from '../day.ts'
import type { BasisPoints, Cents } from '../money.ts'
import { type Country, type TaxCase, taxCase } from '../vat.ts'
import { type Carrier, carriageOf, type Load, type ShippingCost } from './carriers.ts'
import { type Dated, latest } from './latest.ts'
import type { OrderMinimum } from './minimum.ts'
import { refuse } from './refusals.ts'

/** The tables behind prices: every row is valid from its day until a later row of the same kind. */
export type Rates = {
  readonly seller: {
    readonly country: string
    /** VAT class of shipping, label service and card fee. */
    readonly serviceVatClass: string
    readonly labelPrice: Cents
    readonly documentFee: Cents
    readonly cardFee: BasisPoints
  }
  readonly countries: readonly Country[]
  readonly vatRates: readonly (Dated & { country: string; vatClass: string; rate: BasisPoints })[]
  readonly deposits: readonly (Dated & { depositClass: string; country: string; amount: Cents; taxed: boolean })[]
  readonly consumptionTaxes: readonly (Dated & { country: string; perHectolitre: Cents })[]
  readonly shippingCosts: readonly ShippingCost[]
  readonly carriers: readonly Carrier[]
  readonly orderMinimums: readonly OrderMinimum[]
}

export type Deposit = { readonly amount: Cents; readonly taxed: boolean }

/** The rates of one delivery. */
export type Tariff = {
  readonly taxCase: TaxCase
  /** @throws Refusal no_vat_rate */
  vatRate(vatClass: string): BasisPoints
  /** Per unit, by kind of packaging; undefined where the country has no such deposit. */
  deposit(depositClass: string | null): Deposit
  readonly taxPerHectolitre: Cents
  /** @throws Refusal no_delivery, carrier_not_possible */
  shipping(goodsNet: Cents): Cents
  readonly serviceVatClass: string
  readonly labelPrice: Cents
  readonly documentFee: Cents
  readonly cardFee: BasisPoints
}

export type Destination = {
  readonly country: string
  /** Only one that somebody has confirmed. */
  readonly vatId: string | null
  readonly carrier: string
  readonly on: Day
  /** Absent: one parcel of any weight. */
  readonly load?: Load | null
}

const NONE = 0 as Cents
const NO_DEPOSIT: Deposit = { amount: NONE, taxed: false }
const ZERO_RATE = 0 as BasisPoints

/** Whether a country is in the tables; its shipping may still have no price. */
export const deliversTo = ({ countries }: Rates, country: string): boolean =>
  countries.some(({ code }) => code === country)

/** Picks the rows valid for a delivery on a day. @throws Refusal no_delivery for a country that is in no table */
export function tariffFor(rates: Rates, { country, vatId, carrier, on, load = null }: Destination): Tariff {
  const { seller } = rates
  const from = rates.countries.find(({ code }) => code === seller.country)
  const to = rates.countries.find(({ code }) => code === country)
  if (!from || !to) throw refuse('no_delivery', { country })
  const howTaxed = taxCase({ from, to, vatId, on })
  return {
    taxCase: howTaxed,
    vatRate(vatClass) {
      if (howTaxed !== 'domestic') return ZERO_RATE
      const row = latest(
        rates.vatRates.filter(at => at.country === from.code && at.vatClass === vatClass),
        on,
      )
      if (!row) throw refuse('no_vat_rate', { vatClass, country: from.name })
      return row.rate
    },
    deposit: depositClass =>
      latest(
        rates.deposits.filter(at => at.country === country && at.depositClass === depositClass),
        on,
      ) ?? NO_DEPOSIT,
    taxPerHectolitre:
      latest(
        rates.consumptionTaxes.filter(at => at.country === country),
        on,
      )?.perHectolitre ?? NONE,
    shipping(goodsNet) {
      const { price, reason } = carriageOf(rates, { country, carrier, on, load }, goodsNet)
      if (reason === 'no_tariff') throw refuse('no_delivery', { country: to.name })
      if (reason !== null) throw refuse('carrier_not_possible')
      return price
    },
    serviceVatClass: seller.serviceVatClass,
    labelPrice: seller.labelPrice,
    documentFee: howTaxed === 'export' ? seller.documentFee : NONE,
    cardFee: seller.cardFee,
  }
}
