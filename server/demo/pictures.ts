import { exhibitors } from '@fairfloor/brands/exhibitors'
import { drawLogo } from '@fairfloor/brands/logos/draw-logo'
import { drawPackshot } from '@fairfloor/brands/packshots/draw-packshot'
import type { Range } from '@fairfloor/brands/range/types'
import { drawSeal } from '@fairfloor/brands/seals/draw-seal'
import type { Files } from '../src/platform/files.ts'
import { saveDrawing } from '../src/platform/pictures.ts'
import { drawBrandBanner, topBrands } from './top-brands.ts'

/** Hashes of the demo's pictures: logos by brand, banners by top brand, packshots by flavour; a size shows its first flavour. */
export type DemoPictures = {
  logos: Map<string, string>
  banners: Map<string, string>
  packshots: Map<string, string>
  /** Over the pictures of what is vegan. */
  veganSeal: string
}

/** Parallel writes: the disk is the bottleneck, not the processor. */
const AT_ONCE = 16

/** Draws every logo, banner and packshot and stores it. Idempotent. */
export async function demoPictures(files: Files, range: Range): Promise<DemoPictures> {
  const brands = new Map(range.brands.map(brand => [brand.erpId, brand]))
  const products = new Map(range.products.map(product => [product.erpId, product]))
  const sizes = new Map(range.sizes.map(size => [size.erpId, size]))
  const logos = await kept(files, range.brands, brand => drawLogo(brand, { layout: 'tile' }))
  const top = topBrands(range)
  const banners = await kept(
    files,
    range.brands.filter(({ erpId }) => top.has(erpId)),
    brand => drawBrandBanner(range, brand),
  )
  const packshots = await kept(files, range.flavours, flavour => {
    const size = sizes.get(flavour.size)!
    const product = products.get(size.product)!
    return drawPackshot({
      brand: brands.get(product.brand)!,
      shape: size.shape,
      productName: product.name,
      flavourName: flavour.name,
      sizeText: size.name,
    })
  })
  return { logos, banners, packshots, veganSeal: await saveDrawing(files, drawSeal('VEGAN')) }
}

/** The shop's logo: that of the brand that organises the show. @returns its hash */
export function demoLogo(files: Files, { brands }: Range): Promise<string> {
  const organiser = exhibitors.find(({ organiser }) => organiser)
  const brand = brands.find(({ erpId }) => erpId === organiser?.brand.erpId)
  if (!brand) throw new Error('The range lacks the brand of the organiser.')
  return saveDrawing(files, drawLogo(brand, { layout: 'wide' }))
}

/** @returns the pictures' hashes by number */
async function kept<Thing extends { erpId: string }>(
  files: Files,
  things: readonly Thing[],
  draw: (thing: Thing) => string,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const waiting = [...things]
  const worker = async () => {
    for (let thing = waiting.pop(); thing; thing = waiting.pop())
      hashes.set(thing.erpId, await saveDrawing(files, draw(thing)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return hashes
}
