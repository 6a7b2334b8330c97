import { drawLogo } from '@fairfloor/brands/logos/draw-logo'
import { drawPackshot } from '@fairfloor/brands/packshots/draw-packshot'
import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import type { Range } from '@fairfloor/brands/range/types'
import sharp from 'sharp'
import { type KeptMedia, keepMedia, type MediaInput } from '../src/areas/booth-content/index.ts'
import type { Files } from '../src/platform/files.ts'
import type { DemoPictures } from './pictures.ts'
import { drawPriceSheet } from './price-sheet.ts'
import type { DemoVideo } from './videos.ts'

export type DemoMedia = Omit<MediaInput, 'exhibitorId'>

/** Side of a packshot and width of a logo in pixels: enough for a shelf label and a web shop. */
const PACKSHOT = 800
const LOGO = 1800
/** Best sellers of each exhibitor that get pictures in its media kit. */
const PACKSHOTS = 2

/** An exhibitor's media files: packshots, its logo, its prices, its clip if it has one. */
export async function mediaOf(
  files: Files,
  { brand, range, pictures }: { brand: RangeBrand; range: Range; pictures: Promise<DemoPictures> },
  video: DemoVideo | undefined,
): Promise<DemoMedia[]> {
  const sellers = bestSellers(range, brand)
  const shown = sellers.filter((one, i) => sellers.findIndex(other => other.size === one.size) === i)
  const packshots = shown.slice(0, PACKSHOTS).map(async ({ size, product, flavour }): Promise<DemoMedia> => {
    const names = { productName: product.name, flavourName: flavour.name, sizeText: size.name }
    const svg = drawPackshot({ brand, shape: size.shape, ...names })
    return {
      ...(await keepMedia(files, await png(svg, PACKSHOT, PACKSHOT))),
      category: 'Product pictures',
      name: `${product.name} ${size.name}, ${flavour.name}.png`,
      preview: (await pictures).packshots.get(flavour.erpId)!,
    }
  })
  const logo = await png(drawLogo(brand, { layout: 'wide' }), LOGO, LOGO / 3)
  const file = (kept: KeptMedia, category: string, name: string, preview: string | null): DemoMedia => ({
    ...kept,
    category,
    name: `${brand.name} ${name}`,
    preview,
  })
  const prices = await drawPriceSheet(brand, range)
  const { logos } = await pictures
  return [
    ...(await Promise.all(packshots)),
    file(await keepMedia(files, logo), 'Logos', 'logo.png', logos.get(brand.erpId)!),
    file(await keepMedia(files, prices), 'Price lists', 'price sheet.pdf', null),
    ...(video ? [file(video, 'Videos', 'film.webm', video.poster)] : []),
  ]
}

const png = (svg: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `)))
    .png({ compressionLevel: 2 })
    .toBuffer()
