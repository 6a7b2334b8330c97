import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { distance } from '../logos/colour.ts'
import { brands } from '../range/brands.ts'
import { knownFlavours } from '../range/flavour-looks.ts'
import { makeRange } from '../range/make-range.ts'
import { drawPackshot, type Packshot, type Shape } from './draw-packshot.ts'
import { labelOf } from './label.ts'

const { products, sizes, flavours } = makeRange()
const article: Packshot = {
  brand: brands[0]!,
  shape: 'tub',
  productName: 'Pure Whey',
  flavourName: 'Vanilla',
  sizeText: '908 g',
}
const shapes = [...new Set(sizes.map(size => size.shape))]

/** One article of every brand in every shape that it uses. */
const sold = new Map<string, Packshot>()
for (const flavour of flavours) {
  const size = sizes.find(each => each.erpId === flavour.size)!
  const product = products.find(each => each.erpId === size.product)!
  const brand = brands.find(each => each.erpId === product.brand)!
  sold.set(`${brand.name} ${size.shape}`, {
    brand,
    shape: size.shape,
    productName: product.name,
    flavourName: flavour.name,
    sizeText: size.name,
  })
}
const drawn = [...sold].map(([name, each]) => ({ name, svg: drawPackshot(each) }))

describe('a packshot', () => {
  test('is the same every time, and another for another flavour, product, size, shape or brand', () => {
    const other = (change: Partial<Packshot>) => drawPackshot({ ...article, ...change })
    expect(drawPackshot(article)).toBe(drawPackshot({ ...article }))
    const all = [
      other({}),
      other({ flavourName: 'Strawberry' }),
      other({ productName: 'Whey 80' }),
      other({ sizeText: '2.27 kg' }),
      other({ shape: 'bag' }),
      other({ brand: brands[1] }),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  test('needs no fonts, files or addresses', () => {
    for (const { name, svg } of drawn)
      for (const foreign of ['<text', '<image', 'font-family', 'NaN', 'undefined', 'url(http'])
        expect(svg.includes(foreign), `${name}: ${foreign}`).toBe(false)
  })

  test('is at most 60 kB', () => {
    for (const { name, svg } of drawn) expect(svg.length, name).toBeLessThan(60_000)
  })

  test.each(shapes)('as a %s stands inside its picture on transparent ground', async (shape: Shape) => {
    const picture = sharp(Buffer.from(drawPackshot({ ...article, shape }))).resize(120, 120)
    const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * 120 + x) * 4 + 3]!
    const edge = Array.from({ length: 120 }, (_, i) => [
      alphaAt(i, 0),
      alphaAt(i, 119),
      alphaAt(0, i),
      alphaAt(119, i),
    ]).flat()
    expect(Math.max(...edge)).toBe(0)
    expect(alphaAt(60, 80)).toBe(255)
  })

  test('shows every flavour on every ground, even a banana on yellow', () => {
    for (const brand of brands)
      for (const flavourName of knownFlavours) {
        const { tones } = labelOf({ ...article, brand, flavourName }, 100, 100, 0)
        expect(distance(tones.main, brand.colours.ground), `${brand.name} ${flavourName}`).toBeGreaterThan(0.15)
      }
  })
})
