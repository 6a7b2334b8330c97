import { gtinKey } from '@fairfloor/domain/gtin'
import { houseSku } from '../save/save-kinds.ts'
import { hasNumber, type Item, speaksOfFlavour, speaksOfSize } from './item.ts'
import type { Target } from './mapping.ts'

/** A flavour of the shop, with the fields that can identify it. */
export type KnownFlavour = {
  readonly id: number
  readonly erpId: string | null
  readonly sku: string
  readonly ean: string | null
  readonly name: string
  readonly sizeId: number
  readonly sizeName: string
  readonly sizeErpId: string | null
  readonly productId: number
  readonly productName: string
  readonly brandName: string
}

/** What the shop had before the import that matches a row. */
export type Found = {
  /** The product by its number, by the source's key, or through the size with the row's number. */
  readonly productId?: number
  /** The product is one that the operator has created, and only its names were found. */
  readonly isByHand?: boolean
  /** The flavour by its number or by the source's key. */
  readonly byKey?: KnownFlavour
  readonly bySku?: KnownFlavour
  /** Flavours with the EAN, of any product. */
  readonly byEan: readonly KnownFlavour[]
  /** All flavours of the product. */
  readonly ofProduct: readonly KnownFlavour[]
}

/**
 * The flavours that a row is about: `known` ones (one, or several for a whole size, or none for only the product), or a
 * `new` one. `isOwn`: the row's key identifies it from now on.
 */
export type Identity =
  | { readonly known: readonly KnownFlavour[]; readonly isOwn: boolean }
  | { readonly new: true }
  | { readonly refused: Target; readonly reason: string }

const FOREIGN_SKU: Identity = { refused: 'sku', reason: 'This SKU belongs to another flavour.' }

/**
 * Numbers take precedence over names: the ERP's, the source's key, the SKU, the EAN. A row that does not belong to the
 * source matches a flavour only if none of its names contradict.
 */
export function identify(item: Item, found: Found): Identity {
  const { flavour } = item
  const { byKey, bySku } = found
  if (byKey) {
    if (bySku && bySku.id !== byKey.id) return FOREIGN_SKU
    return halfNamed(item, byKey) ?? { known: [byKey], isOwn: true }
  }
  if (bySku) {
    const isFree = flavour.erpId === undefined || bySku.erpId === null
    return isFree && agrees(item, bySku, found) ? { known: [bySku], isOwn: false } : FOREIGN_SKU
  }
  const isNamed = item.product.key !== undefined || found.productId !== undefined
  if (!isNamed) return byEanAlone(item, found)
  if (flavour.erpId !== undefined || flavour.isKeyed) return { new: true }
  return byNames(item, found.ofProduct)
}

/** A feed with an EAN but neither SKU nor product. */
function byEanAlone(item: Item, found: Found): Identity {
  if (item.flavour.sku !== undefined || item.flavour.ean === undefined) return unknown(item)
  const same = found.byEan.filter(one => agrees(item, one, found))
  if (same.length === 1) return { known: same, isOwn: false }
  if (same.length === 0) return unknown(item)
  const skus = same.map(one => one.sku).join(', ')
  return { refused: 'ean', reason: `${same.length} flavours have this EAN: ${skus}. The row needs the SKU.` }
}

function unknown(item: Item): Identity {
  const { erpId, sku } = item.flavour
  const [target, name]: [Target, string] =
    erpId !== undefined ? ['flavour_erp_id', 'number'] : sku !== undefined ? ['sku', 'SKU'] : ['ean', 'EAN']
  if (hasNumber(item))
    return { refused: target, reason: `No flavour has this ${name}. A new one needs brand and product.` }
  return { refused: item.brand.name === undefined ? 'brand' : 'product', reason: 'Is missing.' }
}

/** The product is known or named, but neither the key nor the SKU of the row. */
function byNames(item: Item, ofProduct: readonly KnownFlavour[]): Identity {
  const { sku, ean, name } = item.flavour
  const namesakes = ofProduct.filter(one => hasNames(item, one))
  if (sku !== undefined)
    return nameless(
      item,
      namesakes.filter(one => isWithoutSku(one, ean)),
    )
  if (ean !== undefined) {
    const same = ofProduct.filter(one => hasEan(one, ean))
    if (same.length === 0)
      return nameless(
        item,
        namesakes.filter(one => one.ean === null),
      )
    const [only, ...others] = same.length === 1 ? same : same.filter(one => hasNames(item, one))
    return only && others.length === 0 ? { known: [only], isOwn: true } : ambiguous(item, same)
  }
  if (namesakes.length === 0) return { new: true }
  if (namesakes.length === 1) return { known: namesakes, isOwn: true }
  const isOfAll = name === undefined && !speaksOfFlavour(item)
  if (isOfAll && !speaksOfSize(item)) return { known: [], isOwn: false }
  const sizes = new Set(namesakes.map(one => one.sizeName.toLowerCase()))
  return isOfAll && sizes.size === 1 ? { known: namesakes, isOwn: false } : ambiguous(item, namesakes)
}

/** An unused number goes to the one flavour of this name that has none yet. */
const nameless = (item: Item, without: readonly KnownFlavour[]): Identity =>
  item.flavour.name !== undefined && without.length === 1 ? { known: without, isOwn: true } : { new: true }

const ambiguous = (item: Item, may: readonly KnownFlavour[]): Identity => ({
  refused: item.flavour.name === undefined ? 'flavour' : 'size',
  reason: `${may.length} flavours of ${may[0]!.productName} may be meant. The row needs size and flavour, SKU or EAN.`,
})

const isSame = (said: string | undefined, there: string): boolean =>
  said === undefined || said.toLowerCase() === there.toLowerCase()

const hasNames = ({ size, flavour }: Item, there: KnownFlavour): boolean =>
  isSame(size.name, there.sizeName) &&
  isSame(flavour.name, there.name) &&
  (size.erpId === undefined || size.erpId === there.sizeErpId)

/** Whether the row names the flavour's brand and product. */
export const isSameProduct = ({ brand, product }: Item, there: KnownFlavour): boolean =>
  isSame(brand.name, there.brandName) && isSame(product.name, there.productName)

/** Whether nothing in the row contradicts the flavour. */
const agrees = (item: Item, there: KnownFlavour, { productId }: Found): boolean =>
  isSameProduct(item, there) &&
  hasNames(item, there) &&
  (item.product.erpId === undefined || productId === there.productId)

/** A brand or a product alone does not say where a flavour belongs; its own name is harmless. */
function halfNamed(item: Item, there: KnownFlavour): Identity | undefined {
  if (item.product.key !== undefined || isSameProduct(item, there)) return undefined
  const target = item.product.name === undefined ? 'brand' : 'product'
  const name = target === 'brand' ? there.brandName : there.productName
  return { refused: target, reason: `This flavour's is ${name}. To change it the row needs brand and product.` }
}

const hasEan = ({ ean }: KnownFlavour, said: string | undefined): boolean =>
  ean !== null && said !== undefined && gtinKey(ean) === gtinKey(said)

const isWithoutSku = (there: KnownFlavour, ean: string | undefined): boolean =>
  there.sku === houseSku(there.id) && (there.ean === null || ean === undefined || hasEan(there, ean))
