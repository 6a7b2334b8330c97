import type { BrandInput } from '../save/range.ts'
import { type Found, type Identity, identify, isSameProduct, type KnownFlavour } from './identify.ts'
import { brandKey, hasNumber, type Item, MISSING, missingNames, STANDARD_FLAVOUR } from './item.ts'
import type { Target } from './mapping.ts'
import type { RowReader } from './row-reader.ts'

/** A row matched to the shop's entities: only what is to be changed. */
export type Row = {
  readonly row: number
  readonly brand?: BrandInput
  readonly product: RowProduct
  readonly flavours: readonly RowFlavour[]
  readonly size: Item['size']
  readonly prices: Item['prices']
  /** What it says of its flavour, where it speaks of one. */
  readonly flavour: Omit<Item['flavour'], 'isKeyed'>
  /** The known flavour gets its SKU from this row: the source owns it from now on. */
  readonly isNewlyKnown: boolean
}

export type RowProduct = Omit<Item['product'], 'isKeyed'> & {
  /** `id:` and the id of a known product; the key of a new one. */
  readonly ref: string
  readonly id?: number
  /** Key of its brand. */
  readonly brand?: string
  /** The product that its known flavour had; a new product starts as a copy of it. */
  readonly copyOf?: number
}

/** A flavour of a row: a known one with its place, or a new one. */
export type RowFlavour = {
  readonly id?: number
  readonly from?: { readonly size: number; readonly product: number }
  /** Groups flavours that share a size's fields: sizes of one name, also at several prices. */
  readonly family: string
}

/**
 * Resolves a row against the shop.
 * @returns undefined if the row is refused; the reasons are in the reader's refusals
 */
export function rowOf(item: Item, found: Found, reader: RowReader): Row | undefined {
  if (reader.refusals.length > 0) return undefined
  const identity = identify(item, found)
  if ('refused' in identity) refuseUnknown(item, identity, reader)
  if ('new' in identity) guardNew(item, found, reader)
  if (reader.refusals.length > 0 || 'refused' in identity) return undefined
  const isNew = 'new' in identity
  const known = isNew ? [] : identity.known
  const isOwn = isNew || identity.isOwn
  const product = productOf(item, found, known[0])
  const { isKeyed: _, ...flavour } = item.flavour
  return {
    row: item.row,
    brand: brandOf(item),
    product: isOwn ? product : { ...product, key: undefined },
    flavours: isNew ? [{ family: familyOf(item, product) }] : known.map(one => flavourOf(item, product, one)),
    size: isNew ? { ...item.size, name: item.size.name ?? '' } : item.size,
    prices: item.prices,
    flavour: { ...flavour, name: isNew ? (flavour.name ?? STANDARD_FLAVOUR) : nameAfter(item, known[0]) },
    isNewlyKnown: isOwn && !isNew && !found.byKey && item.flavour.sku !== undefined,
  }
}

/** A flavour identified by name keeps its spelling. */
function nameAfter(item: Item, known: KnownFlavour | undefined): string | undefined {
  const { name } = item.flavour
  return !hasNumber(item) && name?.toLowerCase() === known?.name.toLowerCase() ? undefined : name
}

const brandOf = ({ brand: { erpId, name } }: Item): BrandInput | undefined =>
  name === undefined ? undefined : { key: brandKey({ erpId, name })!, erpId, name }

/** In a file with columns for brand and product the empty cell is reported, otherwise the unknown number. */
function refuseUnknown(
  item: Item,
  { refused, reason }: Extract<Identity, { refused: Target }>,
  reader: RowReader,
): void {
  const isNamed = item.product.key !== undefined
  const missing = isNamed || !(reader.has('brand') && reader.has('product')) ? [] : missingNames(item)
  for (const target of missing) reader.refuse(target, MISSING)
  if (missing.length === 0) reader.refuse(refused, reason)
}

/** A new flavour needs a product, a new product its names; in a list with prices it needs a price. */
function guardNew(item: Item, { productId }: Found, reader: RowReader): void {
  if (productId === undefined) for (const target of missingNames(item)) reader.refuse(target, MISSING)
  if (item.missingPrice) reader.refuse(item.missingPrice, 'There is no price.')
}

/** A known flavour stays in its product, unless the row fully names another one. */
function productOf({ brand, product, ...item }: Item, found: Found, known: KnownFlavour | undefined): RowProduct {
  const { isKeyed, key, ...said } = product
  const { productId, isByHand } = found
  const isMeant = product.erpId !== undefined || (isKeyed && productId !== undefined)
  const stays = known && !isMeant && (key === undefined || isSameProduct({ brand, product, ...item }, known))
  const id = stays ? known.productId : productId
  // A new key of the source identifies the product that its flavour is in.
  const remembered = (productId === undefined || isByHand) && product.erpId === undefined ? key : undefined
  const isPlaced = id === undefined || isKeyed || product.erpId !== undefined
  return {
    ...said,
    id,
    key: remembered,
    ref: id === undefined ? key! : `id:${id}`,
    brand: isPlaced && !stays ? brandKey(brand) : undefined,
    copyOf: id === undefined ? known?.productId : undefined,
  }
}

const flavourOf = (item: Item, product: RowProduct, known: KnownFlavour): RowFlavour => ({
  id: known.id,
  from: { size: known.sizeId, product: known.productId },
  family: familyOf(item, product, known),
})

function familyOf({ size }: Item, { id, ref }: RowProduct, known?: KnownFlavour): string {
  if (size.erpId !== undefined) return `erp:${size.erpId}`
  if (size.key !== undefined) return `key:${ref}:${size.key}`
  const name = (size.name ?? known?.sizeName ?? '').toLowerCase()
  const stays = known && id === known.productId && name === known.sizeName.toLowerCase()
  return stays && known.sizeErpId !== null ? `erp:${known.sizeErpId}` : `name:${ref}:${name}`
}
