import type { getBasketPrice } from '@fairfloor/domain/basket/contract'
import { allowedMethods } from '@fairfloor/domain/basket/payment'
import { type PricedOrder, priceOrder } from '@fairfloor/domain/billing/price-order'
import { gramsOf } from '@fairfloor/domain/catalogue/weight'
import { type PaymentMethod, paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import { type Day, dayIn } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { type Cents, cents, sum } from '@fairfloor/domain/money'
import { Refusal } from '@fairfloor/domain/refusal'
import {
  type Carrier,
  type CarrierOption,
  carriageOf,
  carrierKinds,
  freeFrom,
  type Load,
  usualCarrier,
} from '@fairfloor/domain/seller/carriers'
import { deliversTo, tariffFor } from '@fairfloor/domain/seller/rates'
import { refuse } from '@fairfloor/domain/seller/refusals'
import type { Db } from '../../platform/database.ts'
import { flavourOf, type Snapshot } from '../catalogue/index.ts'
import { destinationOf, readBuyer, type Standing, standingOf } from '../orders/index.ts'
import { readTerms, type Terms } from '../seller/index.ts'
import type { Item, Pricing } from './price.ts'

/** Choices of the checkout; absent: as usual for the customer. */
export type Choices = Parsed<typeof getBasketPrice>['query']

/** An order as it would be placed now, of a basket with lines of a kind. */
export type Draft<I extends Item = Item> = {
  readonly buyer: Awaited<ReturnType<typeof readBuyer>>
  readonly terms: Terms
  readonly standing: Standing
  readonly today: Day
  readonly chosen: Chosen
  readonly allowed: readonly PaymentMethod[]
  /** What can be ordered of the basket. */
  readonly items: readonly I[]
  readonly load: Load
  readonly carriers: readonly CarrierOption[]
  /** The goods value from which the chosen carrier brings it for nothing. */
  readonly freeFrom: Cents | null
  /** Or why it has no price. */
  readonly priced: PricedOrder<I> | Refusal
}

type Chosen = {
  /** Null where no carrier can bring it there. */
  readonly carrier: string | null
  /** Whether it is another one than the usual. */
  readonly carrierByHand: boolean
  readonly paymentMethod: PaymentMethod
  readonly labelService: boolean
  readonly delivery: NonNullable<Choices['delivery']>
}

/** What an order depends on beside its goods. */
export type Moment = Pick<Pricing, 'now' | 'snapshot' | 'takesCards'>

type Asked = { readonly customerId: number; readonly moment: Moment; readonly choices: Choices }

/**
 * Reads what an order of some goods depends on and prices it; three statements.
 * @throws Refusal unknown_address, not_set_up
 */
export async function draftOf<I extends Item>(
  db: Db,
  items: readonly I[],
  { customerId, moment, choices }: Asked,
): Promise<Draft<I>> {
  const buyer = await readBuyer(db, customerId, choices.shipping_address_id ?? null)
  const terms = await readTerms(db)
  const today = dayIn(moment.now, terms.timeZone)
  const standing = await standingOf(db, customerId, today)
  const load = loadOf(items, moment.snapshot)
  const { country } = buyer.shippingAddress
  const net = netOf(items)
  const way = (carrier: string) => ({ country, carrier, on: today, load })
  const carriers = carriersFor(terms, buyer.customer.carrier).map(carrier => ({
    ...carrier,
    carriage: carriageOf(terms.rates, way(carrier.name), net),
  }))
  const { customer } = buyer
  const usual = usualCarrier(carriers, [customer.carrier, ...standing.carriersByHand])
  const carrier = choices.carrier ?? usual
  const chosen: Chosen = {
    carrier,
    carrierByHand: carrier !== usual,
    paymentMethod: choices.payment_method ?? usualMethod(customer.paymentMethod),
    labelService: choices.label_service ?? customer.labelService,
    delivery: choices.delivery ?? customer.delivery,
  }
  const priced = orRefusal(() => {
    guardCarrier(chosen.carrier, carriers, terms, country)
    const tariff = tariffFor(terms.rates, destinationOf(buyer, chosen.carrier ?? customer.carrier, today, load))
    return priceOrder(items, tariff, {
      labelService: chosen.labelService,
      byCard: chosen.paymentMethod === 'card',
    })
  })
  const takesCards = moment.takesCards?.(terms) ?? false
  const allowed = allowedMethods(customer.paymentMethod, customer.paymentMethods, takesCards)
  const free = carrier === null ? null : freeFrom(terms.rates, way(carrier))
  return { buyer, terms, standing, today, chosen, allowed, items, load, carriers, freeFrom: free, priced }
}

/** Of a country that we do not deliver to the tariff says so. @throws Refusal carrier_not_possible */
function guardCarrier(
  carrier: string | null,
  carriers: readonly CarrierOption[],
  { rates }: Terms,
  country: string,
): void {
  if (carrier === null || !deliversTo(rates, country)) return
  if (carriers.find(({ name }) => name === carrier)?.carriage.reason !== null)
    throw refuse('carrier_not_possible').at('carrier')
}

/** Of the goods, without VAT, deposit and fees. */
export const netOf = (items: readonly Item[]): Cents =>
  sum(items.map(({ unitNet, quantity, discount }) => cents(unitNet * quantity - discount)))

/** The active ones; a customer's own that nobody has described brings parcels. */
function carriersFor({ rates }: Terms, own: string): Pick<Carrier, 'name' | 'kind'>[] {
  const active = rates.carriers
    .filter(carrier => carrier.active)
    .sort((a, b) => carrierKinds.indexOf(a.kind) - carrierKinds.indexOf(b.kind) || a.name.localeCompare(b.name))
  const isDescribed = rates.carriers.some(({ name }) => name === own)
  return isDescribed ? active : [{ name: own, kind: 'parcel' }, ...active]
}

export const usualMethod = (own: string): PaymentMethod => paymentMethods.find(method => method === own) ?? 'invoice'

function loadOf(items: readonly Item[], snapshot: Snapshot): Load {
  const weights = items.map(({ flavourId, quantity }) => {
    const each = gramsOf(flavourOf(snapshot, flavourId).size)
    return { each, all: each * quantity }
  })
  return {
    grams: weights.reduce((total, { all }) => total + all, 0),
    heaviest: weights.reduce((most, { each }) => Math.max(most, each), 0),
  }
}

function orRefusal<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
