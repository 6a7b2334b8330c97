import { describe, expect, test } from 'vitest'
import { type Found, identify, type KnownFlavour } from './identify.ts'
import type { Item } from './item.ts'

const EAN = '4006381333931'
const vanilla: KnownFlavour = {
  id: 1,
  erpId: null,
  sku: 'N-1',
  ean: EAN,
  name: 'Vanilla',
  sizeId: 10,
  sizeName: '908 g',
  sizeErpId: null,
  productId: 100,
  productName: 'Whey',
  brandName: 'North',
}
const cocoa: KnownFlavour = { ...vanilla, id: 2, sku: 'N-2', ean: null, name: 'Cocoa' }
const large: KnownFlavour = { ...vanilla, id: 3, sku: 'N-3', ean: null, sizeId: 11, sizeName: '2 kg' }
/** A flavour without an SKU. */
const plain: KnownFlavour = { ...vanilla, id: 4, sku: 'F100004', ean: null, name: 'Plain' }

type Said = {
  brand?: string
  product?: string
  size?: string
  price?: number
  units?: number
  category?: string[]
} & Partial<Item['flavour']>

function item({ brand, product, size, price, units, category, ...flavour }: Said): Item {
  const key = brand !== undefined && product !== undefined ? `${brand}/${product}`.toLowerCase() : undefined
  return {
    row: 2,
    brand: { name: brand },
    product: { name: product, key, isKeyed: false, category },
    size: { name: size, facts: { unitsPerCase: units } },
    prices: { regular: price },
    flavour: { isKeyed: false, ...flavour },
  }
}

const nothing: Found = { byEan: [], ofProduct: [] }
const whey: Found = { byEan: [], productId: 100, ofProduct: [vanilla, cocoa, large, plain] }
const north = { brand: 'NORTH', product: 'whey' }

/** The flavours that a row is about, 'new', or why it is refused. */
function meant(said: Said, found: Partial<Found> = {}) {
  const identity = identify(item(said), { ...nothing, ...found })
  if ('refused' in identity) return `${identity.refused}: ${identity.reason}`
  return 'new' in identity ? 'new' : identity.known.map(({ id }) => id)
}

describe('a feed without brand and product', () => {
  test.each<[string, Said, Partial<Found>, unknown]>([
    ['is known by the SKU', { sku: 'N-1' }, { bySku: vanilla }, [1]],
    ['is known by the EAN', { ean: EAN }, { byEan: [vanilla] }, [1]],
    [
      'is refused for a SKU that nobody has',
      { sku: 'X' },
      {},
      'sku: No flavour has this SKU. A new one needs brand and product.',
    ],
    [
      'also where the EAN is known',
      { sku: 'X', ean: EAN },
      { byEan: [vanilla] },
      'sku: No flavour has this SKU. A new one needs brand and product.',
    ],
    [
      'is refused for an EAN that nobody has',
      { ean: EAN },
      {},
      'ean: No flavour has this EAN. A new one needs brand and product.',
    ],
    [
      'is refused for an EAN that two have (FF-141)',
      { ean: EAN },
      { byEan: [vanilla, cocoa] },
      'ean: 2 flavours have this EAN: N-1, N-2. The row needs the SKU.',
    ],
    [
      'takes the one of two that it names',
      { ean: EAN, flavour: undefined, name: 'cocoa' },
      { byEan: [vanilla, cocoa] },
      [2],
    ],
    ['may say what the product is called', { sku: 'N-1', product: 'WHEY' }, { bySku: vanilla }, [1]],
    [
      'does not rename a product of another source',
      { sku: 'N-1', product: 'Whey Vanilla' },
      { bySku: vanilla },
      'sku: This SKU belongs to another flavour.',
    ],
    [
      'does not rename one of its own',
      { sku: 'N-1', product: 'Whey Vanilla' },
      { byKey: vanilla, bySku: vanilla },
      "product: This flavour's is Whey. To change it the row needs brand and product.",
    ],
  ] as [string, Said, Partial<Found>, unknown][])('%s', (_, said, found, expected) =>
    expect(meant(said, found)).toEqual(expected),
  )
})

describe('a row with brand and product', () => {
  test.each<[string, Said, Partial<Found>, unknown]>([
    [
      'is what its key became, whatever it names',
      { ...north, sku: 'N-1', name: 'Lemon' },
      { ...whey, byKey: vanilla },
      [1],
    ],
    [
      'is refused where its SKU is another one’s by now',
      { ...north, sku: 'N-1' },
      { ...whey, byKey: cocoa, bySku: vanilla },
      'sku: This SKU belongs to another flavour.',
    ],
    [
      'may be another source’s that calls it the same',
      { ...north, sku: 'N-1', name: 'Vanilla' },
      { bySku: vanilla },
      [1],
    ],
    [
      'is refused for the SKU of what is called otherwise',
      { ...north, sku: 'N-1', name: 'Lemon' },
      { bySku: vanilla },
      'sku: This SKU belongs to another flavour.',
    ],
    ['is new with a new SKU', { ...north, sku: 'N-9', size: '908 g', name: 'Vanilla' }, whey, 'new'],
    ['brings the SKU of what came without', { ...north, sku: 'N-9', size: '908 g', name: 'plain' }, whey, [4]],
    ['is known by the EAN, however it is called', { ...north, ean: EAN, name: 'Vanille' }, whey, [1]],
    [
      'brings the EAN of what came without',
      { ...north, ean: EAN, name: 'Cocoa' },
      { ...whey, ofProduct: [cocoa, large] },
      [2],
    ],
    ['is known by its names', { ...north, size: '2 KG', name: 'VANILLA', stock: { quantity: 1 } }, whey, [3]],
    [
      'is known by part of its names where that is enough',
      { ...north, name: 'cocoa', stock: { quantity: 1 } },
      whey,
      [2],
    ],
    [
      'is refused where that is not enough',
      { ...north, name: 'Vanilla', stock: { quantity: 1 } },
      whey,
      'size: 2 flavours of Whey may be meant. The row needs size and flavour, SKU or EAN.',
    ],
    ['is new under a name that nobody has', { ...north, size: '908 g', name: 'Lemon' }, whey, 'new'],
    ['is new in a product that nobody has', { ...north, name: 'Vanilla' }, {}, 'new'],
    ['speaks of the only flavour', { ...north, stock: { quantity: 1 } }, { ...whey, ofProduct: [cocoa] }, [2]],
    ['speaks of all flavours of a size', { ...north, size: '908 g', price: 1000 }, whey, [1, 2, 4]],
    ['speaks of the product alone', { ...north, category: ['Protein'] }, whey, []],
    [
      'does not price several sizes at once',
      { ...north, price: 1000 },
      whey,
      'flavour: 4 flavours of Whey may be meant. The row needs size and flavour, SKU or EAN.',
    ],
    [
      'does not count several flavours at once',
      { ...north, size: '908 g', stock: { quantity: 5 } },
      whey,
      'flavour: 3 flavours of Whey may be meant. The row needs size and flavour, SKU or EAN.',
    ],
  ] as [string, Said, Partial<Found>, unknown][])('%s', (_, said, found, expected) =>
    expect(meant(said, found)).toEqual(expected),
  )

  test('without any number is refused for the missing name', () => {
    expect(meant({ brand: 'North' })).toBe('product: Is missing.')
    expect(meant({ product: 'Whey' })).toBe('brand: Is missing.')
  })

  test('with a number of the ERP is that flavour, or a new one', () => {
    expect(meant({ ...north, erpId: 'F1' }, { ...whey, byKey: { ...vanilla, erpId: 'F1' } })).toEqual([1])
    expect(meant({ ...north, erpId: 'F9', name: 'Cocoa' }, whey)).toBe('new')
    // It gets its number if it had none, and never somebody else's.
    expect(meant({ ...north, erpId: 'F1', sku: 'N-1' }, { ...whey, bySku: vanilla })).toEqual([1])
    expect(meant({ ...north, erpId: 'F1', sku: 'N-1' }, { ...whey, bySku: { ...vanilla, erpId: 'F2' } })).toMatch(/SKU/)
  })
})
