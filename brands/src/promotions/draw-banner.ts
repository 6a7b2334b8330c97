import { mix, on } from '../logos/colour.ts'
import { rect } from '../logos/drawing.ts'
import { signIn, text } from '../logos/setting.ts'
import { drawPackshot } from '../packshots/draw-packshot.ts'
import type { Seller } from '../range/best-sellers.ts'
import type { RangeBrand } from '../range/brand.ts'

const width = 1280
const height = 480
/** From pack to pack: they stand close, the last one at the edge. */
const STEP = 148

/** A pack and the brand whose label it bears. */
export type BannerPack = Seller & { brand: RangeBrand }

/**
 * The banner of a promotion, 1280 by 480: up to four packs before the first one's brand colours, with a figure such as
 * '-15 %' or '5 + 1'. Words stand beside it on the page, in the reader's language.
 */
export function drawBanner(figure: string, packs: readonly BannerPack[]): string {
  const { brand } = packs[0]!
  const { ground, ink, accent } = brand.colours
  const shown = packs.slice(0, 4)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[
    rect({ x: 0, y: 0, w: width, h: height }, ground),
    signIn({ brand }, { x: -120, y: -140, w: 620, h: 620 }, mix(ground, accent, 0.16)),
    // Packs in the brand's own colour would be invisible without it.
    `<ellipse cx="900" cy="430" rx="430" ry="250" fill="${mix(ground, accent, 0.5)}"/>`,
    text(figure, { x: 64, y: 130, w: 440, h: 220 }, on(ground, ink, accent), { align: 'left', max: 190 }),
    ...shown.map((pack, i) => standing(pack, i, { x: 490 + i * STEP, y: 80 + (i % 2) * 24, side: 340 })),
  ].join('')}</svg>`
}

/** A pack in a picture; `index` keeps the ids of several apart. */
export function standing(
  { brand, size, product, flavour }: BannerPack,
  index: number,
  { x, y, side }: { x: number; y: number; side: number },
): string {
  const pack = drawPackshot({
    brand,
    shape: size.shape,
    productName: product.name,
    flavourName: flavour.name,
    sizeText: size.name,
  })
  return ownIds(pack, `p${index}-`).replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `)
}

/** Packshots use the same ids, which would clash within one picture. */
const ownIds = (svg: string, prefix: string): string =>
  svg
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
