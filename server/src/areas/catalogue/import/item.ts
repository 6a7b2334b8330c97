import { readContent } from '@fairfloor/domain/catalogue/content'
import { gtinKey, readGtin } from '@fairfloor/domain/catalogue/gtin'
import { readUnitsPerCase } from '@fairfloor/domain/catalogue/units-per-case'
import { readCountries, readDay, readDecimal, readLines, readVatClass, readWhole, readYesNo } from './cells.ts'
import type { ImportContext } from './import-context.ts'
import type { Target } from './mapping.ts'
import { readPrices, type SaidPrices } from './prices.ts'
import type { RowReader } from './row-reader.ts'

/** What a row says about a flavour and everything above it. Undefined fields stay as they are. */
export type Item = {
  readonly row: number
  readonly brand: { readonly erpId?: string; readonly name?: string }
  readonly product: {
    readonly erpId?: string
    /** The source's key of it, where the row has all parts of the key. */
    readonly key?: string
    /** Whether the mapping defines the columns of the key. */
    readonly isKeyed: boolean
    readonly name?: string
    /** Names from the main category down. */
    readonly category?: readonly string[]
    readonly description?: string
    readonly isNew?: boolean
    readonly vatClass?: 'standard' | 'reduced'
    readonly countries?: readonly string[] | null
  }
  readonly size: {
    readonly erpId?: string
    /** The source's key of it, where the mapping defines its columns. */
    readonly key?: string
    readonly name?: string
    readonly facts: SizeFacts
    /** Content parsed from the name; used where name or size are new. */
    readonly content?: { readonly value: number | null; readonly unit: string }
  }
  readonly prices: SaidPrices
  /** The column without a price although the mapping requires one. */
  readonly missingPrice?: Target
  readonly flavour: {
    readonly erpId?: string
    /** The source's key of it, where the row has all parts of the key. */
    readonly key?: string
    readonly isKeyed: boolean
    readonly name?: string
    readonly sku?: string
    readonly ean?: string
    readonly stock?: { readonly quantity: number; readonly eta?: string }
    /** Stock of a flavour that was never counted. */
    readonly initialStock?: number
    readonly discontinued?: boolean
  }
}

/** A size's fields besides its name and prices; the same for all of its flavours. */
export type SizeFacts = {
  readonly unitValue?: number
  readonly unitName?: string
  readonly unitsPerCase?: number
  readonly orderMultiple?: number
  readonly minQuantity?: number
  readonly eanCase?: string
  readonly weightG?: number
  readonly casesPerLayer?: number
  readonly casesPerPallet?: number
  readonly depositClass?: string
  readonly readyMillilitres?: number
  readonly hasLabel?: boolean
  readonly gymAssortment?: boolean
  readonly promotionText?: string
  readonly rank?: number
}

/** A new flavour that has no name. */
export const STANDARD_FLAVOUR = 'Standard'

const PATH_SIGN = ' > '
const MOST = 100_000_000
/** Of an order's line. */
const MOST_PIECES = 99_999

/** Parses a row. Faults are in the reader's refusals; use the item only if there are none. */
export function readItem(reader: RowReader, context: ImportContext): Item {
  const brand = { erpId: reader.text('brand_erp_id'), name: reader.text('brand') }
  const product = productOf(reader, context, brand)
  const size = sizeOf(reader, context)
  const prices = readPrices(reader, context)
  const flavour = flavourOf(reader, context, product.key, size)
  const item = { row: reader.row, brand, product, size, ...prices, flavour }
  // Without any number the names must identify the row.
  if (product.key === undefined && size.erpId === undefined && !hasNumber(item))
    for (const target of missingNames(item)) reader.refuse(target, MISSING)
  return item
}

/** Why a row without a needed name is refused. */
export const MISSING = 'Is missing.'

/** The names required for a new product that the row lacks. */
export const missingNames = ({ brand, product }: Item): Target[] => [
  ...(brand.name === undefined ? (['brand'] as const) : []),
  ...(product.name === undefined ? (['product'] as const) : []),
]

const identity = (erpId: string | undefined, key: string | undefined) => (erpId === undefined ? key : `erp:${erpId}`)

/** A brand's key; undefined if the row does not name it. */
export const brandKey = ({ erpId, name }: Item['brand']): string | undefined => identity(erpId, name?.toLowerCase())

function productOf(reader: RowReader, { mapping, columns }: ImportContext, brand: Item['brand']): Item['product'] {
  const erpId = reader.text('product_erp_id')
  const name = reader.text('product')
  const keyOfBrand = brandKey(brand)
  const isNamed = keyOfBrand !== undefined && name !== undefined
  const columnsOfKey = mapping.key.product
  const natural = isNamed ? [keyOfBrand, name.toLowerCase()] : undefined
  const category = reader
    .text('category')
    ?.split(columns.category?.split ?? PATH_SIGN)
    .map(part => part.trim())
    .filter(part => part !== '')
  return {
    erpId,
    key: identity(erpId, reader.key(columnsOfKey, natural)),
    isKeyed: columnsOfKey !== undefined,
    name,
    category: category?.length ? category : undefined,
    description: reader.read('description', readLines),
    isNew: reader.read('is_new', readYesNo),
    vatClass: reader.read('vat_class', readVatClass),
    countries: reader.read('countries', readCountries),
  }
}

function sizeOf(reader: RowReader, { mapping }: ImportContext): Item['size'] {
  const name = reader.text('size')
  return {
    erpId: reader.text('size_erp_id'),
    key: reader.key(mapping.key.size, undefined),
    name,
    content: name === undefined ? undefined : readContent(name),
    facts: {
      unitValue: reader.read('unit_value', readDecimal),
      unitName: reader.text('unit_name'),
      unitsPerCase: reader.read('units_per_case', readUnitsPerCase),
      orderMultiple: reader.read('order_multiple', readWhole(1, MOST_PIECES)),
      minQuantity: reader.read('min_quantity', readWhole(1, MOST_PIECES)),
      eanCase: reader.read('ean_case', readGtin),
      weightG: reader.read('weight_g', readWhole(0, MOST)),
      casesPerLayer: reader.read('cases_per_layer', readWhole(1, MOST)),
      casesPerPallet: reader.read('cases_per_pallet', readWhole(1, MOST)),
      depositClass: reader.text('deposit_class'),
      readyMillilitres: reader.read('ready_millilitres', readWhole(0, MOST)),
      hasLabel: reader.read('has_label', readYesNo),
      gymAssortment: reader.read('gym_assortment', readYesNo),
      promotionText: reader.read('promotion_text', readLines)?.replaceAll('\n', ' '),
      rank: reader.read('rank', readWhole(0, MOST)),
    },
  }
}

function flavourOf(
  reader: RowReader,
  { mapping }: ImportContext,
  productKey: string | undefined,
  size: Item['size'],
): Item['flavour'] {
  const erpId = reader.text('flavour_erp_id')
  const name = reader.text('flavour')
  const sku = reader.text('sku')
  const ean = reader.read('ean', readGtin)
  const quantity = reader.read('stock', readWhole(0, MOST))
  const eta = reader.read('eta', readDay)
  const columnsOfKey = mapping.key.flavour
  const natural = sku
    ? ['sku', sku]
    : ean
      ? ['ean', gtinKey(ean)]
      : productKey && [sizeKey(reader, productKey, size), (name ?? STANDARD_FLAVOUR).toLowerCase()]
  return {
    erpId,
    key: identity(erpId, reader.key(columnsOfKey, natural || undefined)),
    isKeyed: columnsOfKey !== undefined,
    name,
    sku,
    ean,
    // A default is a first guess: it must not overwrite what was counted or sold since.
    ...(reader.isDefault('stock')
      ? { initialStock: quantity }
      : { stock: quantity === undefined ? undefined : { quantity, eta } }),
    discontinued: reader.read('discontinued', readYesNo),
  }
}

/** A part of the key of flavours without SKU and EAN. */
const sizeKey = (reader: RowReader, productKey: string, { erpId, key, name = '' }: Item['size']): string =>
  identity(erpId, key ?? reader.key(undefined, [productKey, name.toLowerCase()]))!

/** Whether the row has any field of a size. */
export const speaksOfSize = ({ size, prices }: Item): boolean =>
  size.name !== undefined || [...Object.values(size.facts), ...Object.values(prices)].some(value => value !== undefined)

/** Whether the row has any field of a flavour. */
export const speaksOfFlavour = ({ flavour }: Item): boolean =>
  flavour.stock !== undefined || flavour.initialStock !== undefined || flavour.discontinued !== undefined

/** Whether the row has a number that identifies a flavour. */
export const hasNumber = ({ flavour }: Item): boolean =>
  flavour.sku !== undefined || flavour.ean !== undefined || flavour.erpId !== undefined
