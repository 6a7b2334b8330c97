import type { ProductBody } from '@fairfloor/domain/catalogue/product-desk-contract'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { gtinKey, readGtin } from '@fairfloor/domain/gtin'
import { fromEuros } from '@fairfloor/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { groupField, holdFields } from '../by-hand.ts'
import { notePriceChanges, priceChangesOf, type RegularPrices } from '../price-history.ts'
import { sizePrices } from '../price-tables.ts'
import { flavours, productSizes, products } from '../tables.ts'
import { discontinuedAt } from './on-sale.ts'
import type { ProductRows } from './product-rows.ts'

type Who = { readonly now: Date; readonly userId: number }
type SizeBody = ProductBody['sizes'][number]
type FlavourBody = SizeBody['flavours'][number]

/** Writes what differs from the rows, keeps it from imports from now on, and writes the history of prices. */
export async function saveProduct(tx: Db, before: ProductRows, body: ProductBody, who: Who): Promise<void> {
  const { product } = before
  const { category_id: categoryId, is_new: isNew, vat_class: vatClass, description } = body
  const countries = body.countries && [...new Set(body.countries)].sort()
  const changed = changesIn(product, {
    name: nameOf(body.name, 'name'),
    categoryId,
    description: description.trim(),
    isNew,
    vatClass,
    countries,
    discontinuedAt: discontinuedAt(body.on_sale, product, who.now),
  })
  if (changed) {
    await tx.update(products).set(changed).where(eq(products.id, product.id))
    // No file has a product's own flag.
    const held = Object.keys(changed).filter(field => field !== 'discontinuedAt')
    await holdFields(tx, 'product', product.id, held, who, product.name)
  }
  for (const [i, size] of body.sizes.entries()) {
    await saveSize(tx, before, size, { ...who, path: `sizes.${i}` })
    for (const [j, flavour] of size.flavours.entries())
      await saveFlavour(tx, before, flavour, { ...who, path: `sizes.${i}.flavours.${j}` })
  }
}

type At = Who & { readonly path: string }

async function saveSize(tx: Db, before: ProductRows, size: SizeBody, { path, ...who }: At): Promise<void> {
  const row = before.sizes.find(({ id }) => id === size.id)
  if (!row) throw refuse('changed_meanwhile')
  const list = pairOf(size, path)
  const changed = changesIn(row, {
    unitsPerCase: size.units_per_case,
    orderMultiple: size.order_multiple,
    minQuantity: size.min_quantity,
    gymAssortment: size.gym_assortment,
    hasLabel: size.has_label,
    promotionText: size.promotion_text.trim(),
    msrp: size.msrp === null ? null : fromEuros(size.msrp),
    regularPrice: list?.regular ?? null,
    currentPrice: list?.current ?? null,
  })
  if (changed) await tx.update(productSizes).set(changed).where(eq(productSizes.id, row.id))
  const pricesBefore = before.prices.filter(({ sizeId }) => sizeId === row.id)
  const wanted = new Map(
    size.group_prices.map((one, i) => [one.group_id, pairOf(one, `${path}.group_prices.${i}`)!] as const),
  )
  const changedGroups = await saveGroupPrices(tx, row.id, pricesBefore, wanted)
  const after: RegularPrices = { list: list?.regular ?? null, groups: Object.fromEntries(wanted) }
  const groups = Object.fromEntries(pricesBefore.map(({ priceGroupId, regular }) => [priceGroupId, { regular }]))
  await notePriceChanges(tx, priceChangesOf(row.id, { list: row.regularPrice, groups }, after), who)
  await holdFields(tx, 'size', row.id, [...heldWith(changed ?? {}), ...changedGroups.map(groupField)], who)
}

/** Regular and current price of the list go together: an import that knows one of them moves the other along. */
const heldWith = (changed: object): string[] => {
  const fields = Object.keys(changed)
  const isPriced = fields.includes('regularPrice') || fields.includes('currentPrice')
  return isPriced ? [...new Set([...fields, 'regularPrice', 'currentPrice'])] : fields
}

type Pair = { readonly regular: number; readonly current: number }

/** @returns ids of the groups whose prices have changed */
async function saveGroupPrices(
  tx: Db,
  sizeId: number,
  before: ProductRows['prices'],
  wanted: ReadonlyMap<number, Pair>,
): Promise<number[]> {
  const gone = before.flatMap(({ priceGroupId }) => (wanted.has(priceGroupId) ? [] : [priceGroupId]))
  for (const priceGroupId of gone)
    await tx.delete(sizePrices).where(and(eq(sizePrices.sizeId, sizeId), eq(sizePrices.priceGroupId, priceGroupId)))
  const changed = [...wanted].filter(([id, { regular, current }]) => {
    const old = before.find(({ priceGroupId }) => priceGroupId === id)
    return old?.regular !== regular || old.current !== current
  })
  for (const [priceGroupId, pair] of changed)
    await tx
      .insert(sizePrices)
      .values({ sizeId, priceGroupId, ...pair })
      .onConflictDoUpdate({ target: [sizePrices.sizeId, sizePrices.priceGroupId], set: pair })
  return [...gone, ...changed.map(([id]) => id)]
}

async function saveFlavour(tx: Db, before: ProductRows, flavour: FlavourBody, { path, ...who }: At): Promise<void> {
  const row = before.flavours.find(({ id }) => id === flavour.id)
  if (!row) throw refuse('changed_meanwhile')
  const changed = changesIn(row, {
    name: nameOf(flavour.name, `${path}.name`),
    ean: await eanOf(tx, flavour.ean, row, `${path}.ean`),
    discontinuedAt: discontinuedAt(flavour.on_sale, row, who.now),
  })
  if (!changed) return
  await tx.update(flavours).set(changed).where(eq(flavours.id, row.id))
  await holdFields(tx, 'flavour', row.id, Object.keys(changed), who, row.name)
}

/** @throws Refusal name_missing */
export function nameOf(typed: string, path: string): string {
  const name = typed.trim()
  if (name === '') throw refuse('name_missing').at(path)
  return name
}

/**
 * A number that was there before is kept as it is, right or wrong.
 * @param before undefined for a new flavour
 * @throws Refusal not_a_gtin, ean_taken
 */
export async function eanOf(
  tx: Db,
  typed: string | null,
  before: { readonly id: number; readonly ean: string | null } | undefined,
  path: string,
): Promise<string | null> {
  if (typed === null || typed.trim() === '') return null
  if (typed === before?.ean) return before.ean
  const read = readGtin(typed)
  if ('reason' in read) throw refuse('not_a_gtin').at(path)
  // GTINs of several lengths are one number.
  const hasIt = sql`lpad(${flavours.ean}, 14, '0') = ${gtinKey(read.value)} and ${flavours.id} <> ${before?.id ?? 0}`
  const [other] = await tx.select({ id: flavours.id }).from(flavours).where(hasIt).limit(1)
  if (other) throw refuse('ean_taken').at(path)
  return read.value
}

type PairBody = { readonly regular_price: number | null; readonly current_price: number | null }

/** @returns null where there is no price. @throws Refusal prices_misfit */
function pairOf({ regular_price: regular, current_price: current }: PairBody, path: string): Pair | null {
  if (regular === null && current === null) return null
  if (regular === null || current === null || current > regular || current <= 0)
    throw refuse('prices_misfit').at(`${path}.current_price`)
  return { regular: fromEuros(regular), current: fromEuros(current) }
}

/** The fields that differ; undefined where none does. */
function changesIn<Row extends object, Fields extends Partial<Row>>(
  row: Row,
  wanted: Fields,
): Partial<Fields> | undefined {
  const entries = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof Row]),
  )
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Fields>) : undefined
}
