import { gtinKey } from '@fairfloor/domain/gtin'
import { expect, test } from 'vitest'
import { nameAfter } from '../save/save-kinds.ts'
import { makeContradictions } from './contradictions.ts'
import type { KnownFlavour } from './identify.ts'
import type { Item } from './item.ts'
import { columnsOf, readMapping } from './mapping.ts'
import { readItem } from './read-item.ts'
import { type Row, rowOf } from './row.ts'
import { readRow } from './row-reader.ts'
import { productsOf, wishesOf } from './save-file-rows.ts'
import { arrange } from './sizes/arrange.ts'
import type { Offer } from './sizes/offer.ts'
import { type Cells, makeFeeds, sizesNeeded } from './test-feeds.ts'

const NEW_FLAVOUR = { sku: '', ean: null, name: '' }

/** An in-memory catalogue, changed only by the rules. */
function makeShop() {
  const mapping = readMapping({ source: 'test' })
  const products = new Map<number, { name: string; brand: string; category: readonly string[]; description: string }>()
  const sizes = new Map<number, { productId: number; offer: Offer }>()
  const flavours = new Map<number, { sku: string; ean: string | null; name: string; sizeId: number; stock?: number }>()
  /** Ids by the source's keys. */
  const keys = new Map<string, number>()
  let last = 0

  const known = (id: number): KnownFlavour => {
    const flavour = flavours.get(id)!
    const { productId, offer } = sizes.get(flavour.sizeId)!
    const product = products.get(productId)!
    const sizeName = offer.pack.name
    const names = { sizeName, sizeErpId: null, productName: product.name, brandName: product.brand }
    return { ...flavour, id, erpId: null, productId, ...names }
  }
  const allKnown = () => [...flavours.keys()].map(known)

  function found(item: Item) {
    const all = allKnown()
    const productId = keys.get(`product ${item.product.key}`)
    const flavourId = keys.get(`flavour ${item.flavour.key}`)
    const ean = item.flavour.ean
    return {
      productId,
      byKey: flavourId === undefined ? undefined : known(flavourId),
      bySku: all.find(one => one.sku === item.flavour.sku),
      byEan: all.filter(one => ean !== undefined && one.ean !== null && gtinKey(one.ean) === gtinKey(ean)),
      ofProduct: all.filter(one => one.productId === productId),
    }
  }

  function take(cells: readonly Cells[]): { rows: Row[]; refused: number } {
    const columns = columnsOf(mapping, Object.keys(cells[0]!))
    const contradictions = makeContradictions()
    const context = { mapping, columns, now: new Date(0), priceGroupId: undefined, editionId: undefined }
    const rows = cells.flatMap((one, i) => {
      const reader = readRow({ number: i + 2, cell: column => one[column] ?? null }, columns, true)
      const item = readItem(reader, context)
      const row = rowOf(item, found(item), reader)
      const checked = row && contradictions.check(row, reader)
      return checked?.outcome === 'taken' ? [checked.row] : []
    })
    return { rows, refused: cells.length - rows.length }
  }

  return {
    sizes,
    flavours,
    known,
    products,
    /** @returns how many rows were refused */
    import(cells: readonly Cells[]): number {
      const { rows, refused } = take(cells)
      const idOf = new Map<string, number>()
      for (const { key, id = ++last, name, category, description } of productsOf(rows)) {
        const brand = rows.find(row => row.product.ref === key)?.brand?.name ?? ''
        const old = products.get(id) ?? { name: '', brand, category: [], description: '' }
        products.set(id, {
          ...old,
          name: nameAfter({ name }, old) ?? old.name,
          category: category ?? old.category,
          description: description ?? old.description,
        })
        idOf.set(key, id)
        if (!key.startsWith('id:')) keys.set(`product ${key}`, id)
      }
      const there = [...sizes].map(([id, { productId, offer }]) => ({
        id,
        product: `id:${productId}`,
        erpId: null,
        offer,
        flavours: [...flavours].filter(([, { sizeId }]) => sizeId === id).map(([flavour]) => flavour),
      }))
      const { sizes: after, emptied } = arrange(
        there,
        rows.flatMap(row => wishesOf(row, new Map())),
        {},
      )
      for (const size of after) {
        const id = size.id ?? ++last
        const productId = idOf.get(size.product) ?? Number(size.product.slice('id:'.length))
        sizes.set(id, { productId, offer: size.offer })
        for (const flavour of size.flavours) {
          const flavourId = typeof flavour === 'number' ? flavour : ++last
          if (typeof flavour === 'string') keys.set(`flavour ${flavour}`, flavourId)
          flavours.set(flavourId, { ...NEW_FLAVOUR, ...flavours.get(flavourId), sizeId: id })
        }
      }
      for (const { id } of emptied) sizes.delete(id)
      for (const {
        flavour,
        flavours: [first],
      } of rows) {
        const id = first!.id ?? keys.get(`flavour ${flavour.key}`)!
        const old = flavours.get(id)!
        flavours.set(id, {
          ...old,
          sku: flavour.sku ?? old.sku,
          ean: flavour.ean ?? old.ean ?? null,
          name: flavour.name ?? old.name,
          stock: flavour.stock?.quantity ?? old.stock,
        })
      }
      return refused
    },
  }
}

const SEQUENCES = 1000
const FEEDS = 8

function play(seed: number): void {
  const feeds = makeFeeds(seed, `p${seed}`)
  const shop = makeShop()
  for (let i = 0; i < FEEDS; i++) {
    const { kind, rows, refused } = feeds.next()
    if (rows.length === 0) continue
    expect(shop.import(rows), `refused of ${kind}`).toBe(refused)
    const articles = [...shop.flavours].map(([id, { sku, ean, name, stock = null }]) => {
      const { productName, sizeId } = shop.known(id)
      const { name: size, unitsPerCase, regularPrice, currentPrice, msrp } = shop.sizes.get(sizeId)!.offer.pack
      const prices = { regular: regularPrice, current: currentPrice, msrp }
      return [sku, { sku, ean, product: productName, size, flavour: name, unitsPerCase, stock, ...prices }] as const
    })
    expect(new Map(articles), `after ${kind}`).toEqual(feeds.articles)
    for (const { name, category, description } of shop.products.values())
      expect({ category: category.join(' > '), description }, name).toEqual(feeds.products.get(name))
    const homes = new Set([...shop.flavours.values()].map(({ sizeId }) => sizeId))
    expect([homes.size, shop.sizes.size], `sizes after ${kind}`).toEqual([
      shop.sizes.size,
      sizesNeeded(feeds.articles.values()),
    ])
  }
}

test(`${SEQUENCES} random sequences of full, price, stock and partial feeds leave what they say, and nothing else (FF-140)`, () => {
  for (let seed = 1; seed <= SEQUENCES; seed++)
    try {
      play(seed)
    } catch (error) {
      throw new Error(`Seed ${seed}: ${(error as Error).message}`, { cause: error })
    }
}, 120_000)
