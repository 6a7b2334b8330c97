import { readContent } from '@fairfloor/domain/catalogue/content'
import { LONGEST_DESCRIPTION, LONGEST_NAME, LONGEST_PROMOTION } from '@fairfloor/domain/catalogue/longest'
import { readUnitsPerCase } from '@fairfloor/domain/catalogue/units-per-case'
import { gtinKey, readGtin } from '@fairfloor/domain/gtin'
import {
  longerThan,
  readCountries,
  readDay,
  readDecimal,
  readLines,
  readVatClass,
  readWhole,
  readYesNo,
} from './cells.ts'
import type { ImportContext } from './import-context.ts'
import { brandKey, hasNumber, type Item, identity, MISSING, missingNames, STANDARD_FLAVOUR } from './item.ts'
import { readPrices } from './prices.ts'
import type { RowReader } from './row-reader.ts'

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
    for (const target of missingNames(item)) if (!reader.isRefused(target)) reader.refuse(target, MISSING)
  return item
}

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
  if (category?.some(part => part.length > LONGEST_NAME)) reader.refuse('category', longerThan(LONGEST_NAME))
  return {
    erpId,
    key: identity(erpId, reader.key(columnsOfKey, natural)),
    isKeyed: columnsOfKey !== undefined,
    name,
    category: category?.length ? category : undefined,
    description: reader.read('description', readLines(LONGEST_DESCRIPTION)),
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
      promotionText: reader.read('promotion_text', readLines(LONGEST_PROMOTION))?.replaceAll('\n', ' '),
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
