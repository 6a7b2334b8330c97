import { mix, on } from '@fairfloor/brands/logos/colour'
import { drawPackshot, type Shape } from '@fairfloor/brands/packshots/draw-packshot'
import type { LabelSystem, RangeBrand } from '@fairfloor/brands/range/brand'
import { brands } from '@fairfloor/brands/range/brands'
import sharp from 'sharp'
import { contrast } from '../booths/drawing.ts'
import type { BrandArt } from '../booths/look.ts'
import { faceOf, packOf } from '../exhibits.ts'
import { ink, paper } from '../signs.ts'
import { type MadeExhibitor, type readTable, WrongTable } from './table.ts'

type ReadTable = Awaited<ReturnType<typeof readTable>>

/** Label systems that print no sign of a brand. */
const systems: LabelSystem[] = [
  ...(['blocks', 'sunrise', 'grid', 'waves', 'plain', 'arcs', 'retro'] as const),
  ...(['shards', 'disc', 'halftone', 'vertical', 'ridge', 'confetti', 'glow'] as const),
]

/** A picture's visible part as pixels in an SVG: nothing else of a stranger's file, no script and no address, gets into a browser. */
async function embedded(file: Buffer, most: number) {
  const isVector = (await sharp(file).metadata()).format === 'svg'
  const image = sharp(file, { density: isVector ? 300 : undefined })
    .ensureAlpha()
    .trim({ background: '#00000000', threshold: 1 })
  const { data, info } = await image
    .resize({ width: most, height: most, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const size = `width="${info.width}" height="${info.height}"`
  const url = `data:image/png;base64,${data.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}" ${size}><image ${size} href="${url}"/></svg>`
  return { svg, data, width: info.width, height: info.height }
}

type Embedded = Awaited<ReturnType<typeof embedded>>

/** The share of a picture that stands out from a ground. */
async function standsOut({ data }: Embedded, ground: string): Promise<number> {
  const dots = await sharp(data).resize({ width: 80 }).raw().toBuffer()
  let [visible, clear] = [0, 0]
  for (let i = 0; i < dots.length; i += 4) {
    if (dots[i + 3]! < 128) continue
    visible++
    const colour = `#${dots.subarray(i, i + 3).toString('hex')}`
    if (contrast(colour, ground) > 1.8) clear++
  }
  return clear / Math.max(1, visible)
}

/** The logo as it is where it can be read, otherwise on a plate of white or of ink. */
async function logoOn(logo: Embedded, ground: string): Promise<string> {
  if ((await standsOut(logo, ground)) > 0.85) return logo.svg
  const plate = (await standsOut(logo, paper)) >= (await standsOut(logo, ink)) ? paper : ink
  const edge = Math.round(logo.height * 0.16)
  const [w, h] = [logo.width + 2 * edge, logo.height + 2 * edge]
  const inner = logo.svg.replace('<svg ', `<svg x="${edge}" y="${edge}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${edge}" fill="${plate}"/>${inner}</svg>`
}

/** What packs of an exhibitor that brings no pictures look like: a brand of the demo's kind with another name. */
function labelBrand({ name, colours }: MadeExhibitor, number: number): RangeBrand {
  // The typeface has letters of western Europe alone.
  const letters =
    name
      .normalize('NFD')
      .replace(/[^\u0020-\u00ff]/g, '')
      .trim() || `No ${number}`
  const wordmark = { letters: letters.normalize('NFC'), face: 'jost', tracking: 0 } as const
  return { ...brands[0]!, name, wordmark, colours: coloursOf(colours), system: systems[number % systems.length]! }
}

function coloursOf({ ground, ink: letters, accent, lid }: MadeExhibitor['colours']): BrandArt['colours'] {
  const own = letters ?? on(ground, paper, ink)
  return { ground, ink: own, accent: accent ?? mix(ground, own, 0.45), lid: lid ?? mix(ground, '#101418', 0.3) }
}

/** A pack as high as its shape, and as wide as its picture. */
async function pictured(shape: Shape, { svg, width: w, height: h }: Embedded): Promise<BrandArt['packs'][number]> {
  const pack = await packOf(shape, svg)
  const width = (pack.height * w) / h
  return { ...pack, width, depth: (pack.depth * width) / pack.width }
}

/** The table's exhibitors with their drawings, by booth number. @throws WrongTable for a file that is no picture */
export async function exhibitsOf({ exhibitors, open }: ReadTable, file: string): Promise<BrandArt[]> {
  const result: BrandArt[] = []
  for (const [i, exhibitor] of exhibitors.entries()) {
    const picture = async (name: string, most: number) => {
      const of = `exhibitor ${i + 1} (${exhibitor.name})`
      const bytes = await open(name, of)
      return embedded(bytes, most).catch((error: Error) => {
        throw new WrongTable(`${file}: ${of}: ${name} is no picture that can be read: ${error.message.split('\n')[0]}`)
      })
    }
    const brand = labelBrand(exhibitor, i + 1)
    const logo = await picture(exhibitor.logo, 1200)
    const packs: BrandArt['packs'] = []
    for (const { name, flavour = '', size = '', shape, picture: front } of exhibitor.products) {
      if (front) packs.push(await pictured(shape, await picture(front, 800)))
      else {
        const label = { brand, shape, productName: name, flavourName: flavour, sizeText: size }
        packs.push(await packOf(shape, await faceOf(shape, drawPackshot(label))))
      }
    }
    const { ground } = brand.colours
    const [onGround, onPaper, onInk] = [await logoOn(logo, ground), await logoOn(logo, paper), await logoOn(logo, ink)]
    const { colours } = brand
    result.push({ number: i + 1, claim: exhibitor.claim ?? '', colours, logo: { onGround, onPaper, onInk }, packs })
  }
  return result
}
