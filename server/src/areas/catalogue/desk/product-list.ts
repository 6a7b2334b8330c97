import * as contract from '@fairfloor/domain/catalogue/product-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/product-desk-shapes'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type Cents, euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type Part, partOf } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { mentions } from '../../back-office/index.ts'
import type { Catalogue } from '../live.ts'
import { isListed } from '../product-size.ts'
import type { Product } from '../snapshot.ts'
import { isEan } from './flavour-finder.ts'

type Row = Answer<typeof contract.getDeskProducts>['products'][number]

const EVERYWHERE = { priceGroupId: null, country: null }
const DEAREST = Number.MAX_SAFE_INTEGER
const { compare } = new Intl.Collator()

const byName = (a: Product, b: Product) => compare(a.name, b.name) || a.id - b.id
const ORDER: Record<'name' | 'brand' | 'price', (a: Product, b: Product) => number> = {
  name: byName,
  brand: (a, b) => compare(a.brand.name, b.brand.name) || byName(a, b),
  price: (a, b) => (lowestPrice(a) ?? DEAREST) - (lowestPrice(b) ?? DEAREST) || byName(a, b),
}

/** Products of the range, searched by everything that they are called. */
export function serveProductList(platform: Platform, catalogue: Catalogue): void {
  /** Snapshots share products that have not changed. */
  const texts = new WeakMap<Product, string>()
  const textOf = (product: Product) => {
    const known = texts.get(product) ?? namesOf(product)
    texts.set(product, known)
    return known
  }

  const list = ({ query, now }: ListCall<typeof contract.getDeskProducts>, part: Part) => {
    const { search, sort = 'name', state } = query
    const isOnSale = ({ sizes }: Product) => sizes.some(size => isListed(size, EVERYWHERE, now))
    const fits = (product: Product) =>
      !state || (state === 'new' ? product.isNew : isOnSale(product) === (state === 'on_sale'))
    const isSought = isEan(search)
    const hasEan = ({ sizes }: Product) =>
      sizes.some(({ eanCase, flavours }) => isSought(eanCase) || flavours.some(({ ean }) => isSought(ean)))
    const found = [...catalogue.snapshot().products.values()]
      .filter(product => (search === '' || mentions(textOf(product), search) || hasEan(product)) && fits(product))
      .sort(ORDER[sort])
    const { rows, listed } = partOf(found, ({ id }) => id, part)
    return { ...listed, products: rows.map(product => rowOf(product, isOnSale(product))) }
  }

  serveList(platform, contract.getDeskProducts, shapes.getDeskProducts, list, {
    name: 'products',
    rows: ({ products }) => products,
    columns: [
      ['number', ({ id }) => id],
      ['name', ({ name }) => name],
      ['brand', ({ brand }) => brand],
      ['category', ({ category }) => category],
      ['sizes', ({ sizes }) => sizes],
      ['flavours', ({ flavours }) => flavours],
      ['price', ({ from_price }) => from_price, 'euros'],
      ['onSale', ({ on_sale }) => on_sale],
      ['isNew', ({ is_new }) => is_new],
    ],
  })
}

const namesOf = ({ name, brand, erpId, sizes }: Product): string =>
  [
    brand.name,
    name,
    erpId,
    ...sizes.flatMap(size => [size.name, size.eanCase, ...size.flavours.flatMap(one => [one.name, one.sku, one.ean])]),
  ]
    .filter(Boolean)
    .join(' ')

function lowestPrice({ sizes }: Product): Cents | null {
  const [least] = sizes.flatMap(({ listPrice }) => listPrice?.current ?? []).toSorted((a, b) => a - b)
  return least ?? null
}

function rowOf(product: Product, isOnSale: boolean): Row {
  const { id, name, brand, category, image, isNew, sizes } = product
  const lowest = lowestPrice(product)
  return {
    id,
    name,
    brand: brand.name,
    category: category.name,
    image_url: pictureUrlOf(image ?? sizes.find(size => size.image)?.image ?? null),
    is_new: isNew,
    on_sale: isOnSale,
    sizes: sizes.length,
    flavours: sizes.reduce((sum, size) => sum + size.flavours.length, 0),
    from_price: lowest === null ? null : euros(lowest),
  }
}
