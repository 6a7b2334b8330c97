import type { FoodFlavour } from '@fairfloor/domain/catalogue/food-shapes'
import { clientAvailability, etaFrom } from '@fairfloor/domain/customer-api/availability'
import type { PriceRow, ProductRow, StockRow } from '@fairfloor/domain/customer-api/rest/shapes'
import { type Day, dayIn } from '@fairfloor/domain/day'
import { type Cents, euros } from '@fairfloor/domain/money'
import { pictureUrl } from '@fairfloor/domain/pictures'
import { Refusal } from '@fairfloor/domain/refusal'
import { type Rates, tariffFor } from '@fairfloor/domain/seller/rates'
import {
  type Category,
  type Flavour,
  isOffered,
  nameOf,
  offeredUntil,
  pricesOf,
  type Snapshot,
  type Stock,
} from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import type { View } from './view.ts'

/** What rows are made of, at one moment. */
export type Source = {
  readonly snapshot: Snapshot
  readonly stockOf: (flavourId: number) => Stock
  readonly promotions: Promotions
  readonly rates: Rates
  readonly timeZone: string
  /** Where pictures are served. */
  readonly url: string
  readonly now: Date
  /** Labels of the flavours that are asked for. */
  readonly food: ReadonlyMap<number, FoodFlavour>
}

/** The content of a row, without the customer's reference; null where it is not in the list. */
export type ContentOf = (flavour: Flavour) => object | null

/** Makes the rows of a view. */
export function contentsOf(view: View, source: Source): ContentOf {
  const make = { stock, prices, products }[view.list](view, source)
  return flavour => (pricesOf(flavour.size, view) ? make(flavour) : null)
}

const identity = ({ sku, ean }: Flavour) => ({ sku, gtin: ean, customer_reference: null })

const endOf = (flavour: Flavour) => ({ discontinued_at: offeredUntil(flavour)?.toISOString() ?? null })

const todayOf = ({ now, timeZone }: Source): Day => dayIn(now, timeZone)

function stock({ seesPrices }: View, source: Source): (flavour: Flavour) => StockRow {
  const today = todayOf(source)
  return flavour => {
    const { quantity, eta } = source.stockOf(flavour.id)
    const { unitsPerCase } = flavour.size
    const isDiscontinued = !isOffered(flavour, source.now)
    return {
      ...identity(flavour),
      quantity: seesPrices ? quantity : null,
      availability: clientAvailability({ quantity, eta, unitsPerCase, isDiscontinued }, today),
      eta: etaFrom(eta, today),
      ...endOf(flavour),
    }
  }
}

/** Undefined for a rate that is missing in the tables: it must not stop the lists of all customers. */
function ifKnown<T>(find: () => T): T | undefined {
  try {
    return find()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function prices(view: View, source: Source): (flavour: Flavour) => PriceRow {
  const { promotions, rates, now } = source
  const { country } = view
  const on = todayOf(source)
  const tariff =
    country === null ? undefined : ifKnown(() => tariffFor(rates, { country, vatId: null, carrier: '', on }))
  const vatRates = new Map<string, number | null>()
  const vatRateOf = (vatClass: string): number | null => {
    const known = vatRates.get(vatClass)
    if (known !== undefined) return known
    const rate = tariff && ifKnown(() => tariff.vatRate(vatClass))
    const percent = rate === undefined ? null : rate / 100
    vatRates.set(vatClass, percent)
    return percent
  }
  const amount = (cents: Cents | null | undefined) => (view.seesPrices && cents ? euros(cents) : null)
  return flavour => {
    const { size } = flavour
    const { vatClass } = size.product
    const offer = promotions.offerOf(size, { ...view, now })
    return {
      ...identity(flavour),
      currency: 'EUR',
      regular_price: view.seesPrices && offer ? euros(offer.regular) : null,
      current_price: view.seesPrices && offer ? euros(offer.current) : null,
      promotions: view.seesPrices && offer ? promotions.viewOf(offer).promotions : [],
      deposit: amount(tariff?.deposit(size.depositClass).amount),
      msrp: amount(size.msrp),
      vat_class: vatClass,
      vat_rate: vatRateOf(vatClass),
      ...endOf(flavour),
    }
  }
}

/** The widest in which packs are served. */
const PICTURE_WIDTH = 640

function products(view: View, { snapshot, url, food }: Source): (flavour: Flavour) => ProductRow {
  return flavour => {
    const { size } = flavour
    const { product } = size
    const hashes = [flavour.image, size.image, product.image].filter(image => image !== null)
    const label = food.get(flavour.id)
    return {
      ...identity(flavour),
      foreign_number: flavour.erpId,
      name: nameOf(snapshot, flavour.id),
      brand: { id: product.brand.id, name: product.brand.name },
      product: { id: product.id, name: product.name, description: product.description },
      size: { id: size.id, name: size.name },
      flavour: flavour.name,
      categories: pathOf(snapshot, product.category),
      unit_value: size.unitValue,
      unit: size.unitName,
      units_per_case: size.unitsPerCase,
      gtin_case: size.eanCase,
      order_multiple: size.orderMultiple,
      min_quantity: size.minQuantity,
      weight_g: size.weightG,
      msrp: view.seesPrices && size.msrp !== null ? euros(size.msrp) : null,
      pictures: [...new Set(hashes)].map(image => url + pictureUrl(image, PICTURE_WIDTH)),
      countries: product.countries && [...product.countries],
      food: label?.information ?? null,
      nutrition: label?.nutrition ?? null,
      ...endOf(flavour),
    }
  }
}

/** From the top of the tree down. */
function pathOf({ categories }: Snapshot, category: Category) {
  const path: { id: number; name: string }[] = []
  for (let one: Category | undefined = category; one; one = categories.get(one.parentId ?? 0))
    path.unshift({ id: one.id, name: one.name })
  return path
}
