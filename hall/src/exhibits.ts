import { type Exhibitor, exhibitors } from '@fairfloor/brands/exhibitors'
import { drawLogo } from '@fairfloor/brands/logos/draw-logo'
import { drawPackshot } from '@fairfloor/brands/packshots/draw-packshot'
import type { Shape } from '@fairfloor/brands/packshots/pack'
import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import { makeRange } from '@fairfloor/brands/range/make-range'
import type { Range } from '@fairfloor/brands/range/types'
import sharp from 'sharp'
import { contrast, sizeOf } from './booths/drawing.ts'
import type { BrandArt } from './booths/look.ts'
import { ink, paper } from './signs.ts'

/** Dimensions of each pack in the hall: its outline from above, and its height in metres. */
const stature: Record<Shape, ['round' | 'soft' | 'flat', height: number]> = {
  bag: ['soft', 0.3],
  bar: ['flat', 0.14],
  bottle: ['round', 0.21],
  box: ['flat', 0.13],
  can: ['round', 0.168],
  carton: ['flat', 0.2],
  cup: ['round', 0.11],
  gel: ['soft', 0.13],
  glass: ['round', 0.13],
  jar: ['round', 0.13],
  jug: ['round', 0.25],
  packet: ['soft', 0.2],
  pills: ['round', 0.13],
  sachet: ['soft', 0.16],
  shaker: ['round', 0.2],
  shot: ['round', 0.11],
  tub: ['round', 0.25],
  tube: ['round', 0.15],
}
/** Shapes as wide at the top as at the bottom: they get a body behind their picture. */
const straight: Shape[] = ['tub', 'jar', 'can', 'tube']

/** The drawing cropped to its visible part, without soft shadows. */
async function trimmed(svg: string): Promise<string> {
  const { width } = sizeOf(svg)
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if (data[y * info.width + x]! < 150) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  const scale = width / info.width
  const box = [left, top, right - left, bottom - top].map(value => value * scale)
  return svg.replace(/viewBox="[^"]+"/, `viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}"`)
}

async function packsOf(range: Range, brand: RangeBrand): Promise<BrandArt['packs']> {
  const packs: BrandArt['packs'] = []
  for (const { size, product, flavour } of bestSellers(range, brand)) {
    const names = { productName: product.name, flavourName: flavour.name, sizeText: size.name }
    const drawn = drawPackshot({ brand, shape: size.shape, ...names })
    const svg = await trimmed(drawn)
    const { width: w, height: h } = sizeOf(svg)
    const [outline, height] = stature[size.shape]
    const width = (height * w) / h
    const depth = outline === 'round' ? width : outline === 'soft' ? width * 0.45 : 0.05
    packs.push({ svg, shape: outline, solid: straight.includes(size.shape), width, height, depth })
  }
  return packs
}

async function artOf({ boothNumber, brand }: Exhibitor, range: Range): Promise<BrandArt> {
  const { ground, ink: letters } = brand.colours
  const logo = (mono?: string) => trimmed(drawLogo(brand, { layout: 'wide', ground: false, mono }))
  // Where the brand's own letters are unreadable, the logo is set in one colour.
  const onPaper = contrast(letters, paper) > 3 ? undefined : contrast(ground, paper) > 3 ? ground : ink
  const onInk = contrast(letters, ink) > 3 ? undefined : contrast(ground, ink) > 3 ? ground : paper
  return {
    number: boothNumber,
    claim: brand.claim,
    colours: brand.colours,
    logo: { onGround: await logo(), onPaper: await logo(onPaper), onInk: await logo(onInk) },
    packs: await packsOf(range, brand),
  }
}

/** Booths 1 to 31 with their drawings: exhibitors from the exhibitor table, products from the range. */
export async function exhibits(): Promise<BrandArt[]> {
  const range = makeRange()
  const sorted = [...exhibitors].sort((a, b) => a.boothNumber - b.boothNumber)
  const result: BrandArt[] = []
  for (const exhibitor of sorted) result.push(await artOf(exhibitor, range))
  return result
}
