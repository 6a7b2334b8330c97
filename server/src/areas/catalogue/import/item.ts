import { readContent } from '@fairfloor/domain/catalogue/content'
import { gtinKey, readGtin } from '@fairfloor/domain/catalogue/gtin'
import { readUnitsPerCase } from '@fairfloor/domain/catalogue/units-per-case'
import type { BrandInput, FlavourInput, ProductInput, SizeInput } from '../save/range.ts'
import { readDay, readDecimal, readVatClass, readWhole, readYesNo } from './cells.ts'
import type { Given } from './given.ts'
import { priceReader, showPrice, sizePrices } from './prices.ts'
import type { RowReader } from './row-reader.ts'

/** What a row says: one flavour with everything above it. */
export type Item = {
  readonly row: number
  readonly brand: BrandInput
  readonly product: ProductInput
  readonly size: SizeInput
  readonly flavour: FlavourInput
}

const OTHER_CATEGORY = 'Other'
const STANDARD_FLAVOUR = 'Standard'
const PATH_SIGN = ' > '
const MOST = 100_000_000

/** Reads a row as an item. What is wrong with it stands in the reader's refusals; the item counts only without any. */
export function readItem(reader: RowReader, given: Given): Item {
  const brand = brandOf(reader)
  const product = productOf(reader, given, brand)
  const size = sizeOf(reader, given, product)
  return { row: reader.row, brand, product, size, flavour: flavourOf(reader, given, size) }
}

const identity = (erpId: string | undefined, key: string) =>
  erpId === undefined ? { key } : { key: `erp:${erpId}`, erpId }

function brandOf({ required, text }: RowReader): BrandInput {
  const name = required('brand')
  return { ...identity(text('brand_erp_id'), name.toLowerCase()), name }
}

function productOf(reader: RowReader, { mapping, columns }: Given, brand: BrandInput): ProductInput {
  const name = reader.required('product')
  const key = reader.key(mapping.key.product, [brand.key, name.toLowerCase()])
  const path = (reader.text('category') ?? '').split(columns.category?.split ?? PATH_SIGN)
  const category = path.map(part => part.trim()).filter(part => part !== '')
  return {
    ...identity(reader.text('product_erp_id'), key),
    brand: brand.key,
    category: category.length > 0 ? category : [OTHER_CATEGORY],
    name,
    description: reader.text('description'),
    isNew: reader.read('is_new', readYesNo),
    vatClass: reader.read('vat_class', readVatClass),
  }
}

function sizeOf(reader: RowReader, given: Given, product: ProductInput): SizeInput {
  const name = reader.text('size') ?? ''
  const content = readContent(name)
  const key = reader.key(given.mapping.key.size, [product.key, name.toLowerCase()])
  return {
    ...identity(reader.text('size_erp_id'), key),
    product: product.key,
    name,
    unitValue: reader.read('unit_value', readDecimal) ?? content?.value,
    unitName: reader.text('unit_name') ?? content?.unit,
    unitsPerCase: reader.read('units_per_case', readUnitsPerCase),
    ...sizePrices(reader, given),
    showPrices: showPrice(reader, given),
    msrp: reader.read('msrp', priceReader(given.mapping)),
    eanCase: reader.read('ean_case', readGtin),
    weightG: reader.read('weight_g', readWhole(0, MOST)),
    depositClass: reader.text('deposit_class'),
    readyMillilitres: reader.read('ready_millilitres', readWhole(0, MOST)),
    hasLabel: reader.read('has_label', readYesNo),
    gymAssortment: reader.read('gym_assortment', readYesNo),
    promotionText: reader.text('promotion_text'),
    rank: reader.read('rank', readWhole(0, MOST)),
  }
}

function flavourOf(reader: RowReader, { mapping, now }: Given, size: SizeInput): FlavourInput {
  const name = reader.text('flavour') ?? STANDARD_FLAVOUR
  const sku = reader.text('sku')
  const ean = reader.read('ean', readGtin)
  const quantity = reader.read('stock', readWhole(0, MOST))
  const eta = reader.read('eta', readDay)
  const discontinued = reader.read('discontinued', readYesNo)
  const natural = sku ? ['sku', sku] : ean ? ['ean', gtinKey(ean)] : [size.key, name.toLowerCase()]
  return {
    ...identity(reader.text('flavour_erp_id'), reader.key(mapping.key.flavour, natural)),
    size: size.key,
    name,
    sku,
    ean,
    // A default is a guess for the first time: what was counted or sold since must not be overwritten by it.
    ...(reader.isDefault('stock')
      ? { initialStock: quantity }
      : { stock: quantity === undefined ? undefined : { quantity, eta } }),
    discontinued: discontinued ? now : discontinued,
  }
}
