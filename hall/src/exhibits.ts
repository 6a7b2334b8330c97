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
import type { Pack } from './booths/stand.ts'
import { ink, paper } from './signs.ts'

/** Each pack in the hall: how it is built, and its width, height and depth in metres. */
export const stature: Record<Shape, [Pack['shape'], number, number, number]> = {
  bag: ['soft', 0.23, 0.3, 0.1],
  bar: ['bars', 0.176, 0.15, 0.12],
  bottle: ['round', 0.075, 0.21, 0.075],
  box: ['box', 0.1, 0.13, 0.05],
  can: ['round', 0.066, 0.168, 0.066],
  carton: ['carton', 0.08, 0.19, 0.065],
  cup: ['round', 0.095, 0.11, 0.095],
  gel: ['soft', 0.06, 0.13, 0.022],
  glass: ['round', 0.09, 0.13, 0.09],
  jar: ['round', 0.11, 0.13, 0.11],
  jug: ['round', 0.15, 0.25, 0.15],
  packet: ['soft', 0.16, 0.2, 0.07],
  pills: ['round', 0.08, 0.13, 0.08],
  sachet: ['soft', 0.1, 0.16, 0.035],
  shaker: ['round', 0.1, 0.2, 0.1],
  shot: ['round', 0.045, 0.11, 0.045],
  tub: ['round', 0.185, 0.25, 0.185],
  tube: ['round', 0.06, 0.15, 0.06],
}
/** Where a drawing shows more than the pack's face: how to set the face upright, and its place in the drawing. */
const faces: Partial<Record<Shape, [transform: string, viewBox: string]>> = {
  bar: ['rotate(15 300 206)', '28 122 544 168'],
  box: ['translate(112 150) matrix(1 -.0634 0 1 0 0) translate(-112 -150)', '113 151 282 376'],
  carton: ['translate(170 96) skewY(-2.9) translate(-170 -96)', '171 98 200 448'],
  cup: ['', '108 98 384 456'],
}

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

/** Half the drawing's width in each of its rows, from the top, as a share of the widest. */
async function outlineOf(svg: string): Promise<number[]> {
  const [width, rows] = [200, 72]
  const { data } = await sharp(Buffer.from(svg))
    .resize(width, rows, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const halves = Array.from({ length: rows }, (_, row) => {
    const line = data.subarray(row * width, (row + 1) * width)
    const left = line.findIndex(alpha => alpha > 140)
    return left < 0 ? 0 : (line.findLastIndex(alpha => alpha > 140) + 1 - left) / 2
  })
  const widest = Math.max(...halves)
  return halves.map(half => half / widest)
}

async function packsOf(range: Range, brand: RangeBrand): Promise<BrandArt['packs']> {
  const packs: BrandArt['packs'] = []
  for (const { size, product, flavour } of bestSellers(range, brand)) {
    const names = { productName: product.name, flavourName: flavour.name, sizeText: size.name }
    const drawn = drawPackshot({ brand, shape: size.shape, ...names })
    packs.push(await packOf(size.shape, await faceOf(size.shape, drawn)))
  }
  return packs
}

/** A pack of this shape with this face. */
export async function packOf(shape: Shape, svg: string): Promise<BrandArt['packs'][number]> {
  const [build, width, height, depth] = stature[shape]
  return { svg, shape: build, width, height, depth, outline: await outlineOf(svg) }
}

/** The pack's face alone, upright. */
export async function faceOf(shape: Shape, drawn: string): Promise<string> {
  const [transform, viewBox] = faces[shape] ?? []
  if (!viewBox) return trimmed(drawn)
  const [, , width, height] = viewBox.split(' ')
  return drawn
    .replace(/viewBox="[^"]+"/, `viewBox="${viewBox}" width="${width}" height="${height}"`)
    .replace(/(<svg[^>]*>)(.*)<\/svg>/s, `$1<g transform="${transform}">$2</g></svg>`)
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
