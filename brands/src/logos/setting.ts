import type { RangeBrand } from '../range/brand.ts'
import { type Box, n } from './drawing.ts'
import type { AnyFace } from './faces.ts'
import { capHeight, inkOf, outline, widthOf } from './letters.ts'
import { signs } from './signs.ts'

export interface TextStyle {
  face?: AnyFace
  align?: 'left' | 'middle' | 'right'
  valign?: 'top' | 'middle' | 'bottom'
  tracking?: number
  caps?: boolean
  /** Largest cap height; the box gives the other limit. */
  max?: number
  /** Lines that the text may be broken into where that makes it larger. */
  lines?: number
  /** Vertical, reading upwards. */
  turn?: boolean
  slant?: number
  /** Descenders and accents must fit into the box too, not only capitals. */
  whole?: boolean
}

/** Text set as large as its box allows. */
export function text(words: string, box: Box, fill: string, style: TextStyle = {}): string {
  const shown = style.caps ? words.toUpperCase() : words
  return lines(breaks(shown, style.lines ?? 1, style.face ?? 'condensed'), box, fill, style)
}

/** The brand's wordmark in a box, by default in the label's ink. */
export function wordmark(
  { brand }: { brand: RangeBrand },
  box: Box,
  fill = brand.colours.ink,
  style: TextStyle = {},
): string {
  return lines(variantsOf(brand, style.lines), box, fill, markStyle(brand, style))
}

/** The resulting width of the wordmark in a box. */
export const wordmarkWidth = (brand: RangeBrand, box: Box): number =>
  arrange(variantsOf(brand), box, markStyle(brand, {})).width

/** Stacked marks may also be set in one line, and several words be stacked: the larger one is taken. */
function variantsOf({ wordmark: { letters, face } }: RangeBrand, most = 1): string[][] {
  const own = letters.split('/')
  return own.length > 1 ? [own, [own.join(' ')]] : breaks(letters, most, face)
}

const markStyle = ({ wordmark: { face, tracking } }: RangeBrand, style: TextStyle): TextStyle => ({
  face,
  tracking,
  whole: true,
  ...style,
})

/** The brand's sign, centred in a box. */
export function signIn({ brand }: { brand: RangeBrand }, box: Box, fill = brand.colours.accent, more = ''): string {
  const size = Math.min(box.w, box.h)
  const [x, y] = [box.x + (box.w - size) / 2, box.y + (box.h - size) / 2]
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(3)})" fill="${fill}" fill-rule="evenodd" d="${signs[brand.sign]}"${more && ` ${more}`}/>`
}

/** All ways of breaking words into at most this many lines; one line first. */
function breaks(words: string, most: number, face: AnyFace): string[][] {
  const all = [[words]]
  const split = words.split(' ')
  if (most > 1 && split.length > 1) {
    const cuts = split.slice(1).map((_, i) => [split.slice(0, i + 1).join(' '), split.slice(i + 1).join(' ')])
    const longest = (cut: string[]) => Math.max(...cut.map(line => widthOf(line, face)))
    all.push(cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best)))
  }
  return all
}

const leading = 1.32

/** The largest variant for its box: its lines, their size and the widest one's width. */
function arrange(variants: string[][], box: Box, style: TextStyle) {
  const { face = 'condensed', tracking = 0, max = Number.POSITIVE_INFINITY } = style
  const [w, h] = style.turn ? [box.h, box.w] : [box.w, box.h]
  const cap = capHeight(face)
  const above = (variant: string[]) => (style.whole ? Math.max(cap, -inkOf(variant[0]!, face).top) : cap)
  const below = (variant: string[]) => (style.whole ? inkOf(variant.at(-1)!, face).bottom : 0)
  const tall = (variant: string[]) => above(variant) + (variant.length - 1) * leading * cap + below(variant)
  const widest = (variant: string[]) => Math.max(...variant.map(line => widthOf(line, face, tracking)))
  const sizeOf = (variant: string[]) => Math.min(max / cap, h / tall(variant), w / widest(variant))
  const chosen = variants.reduce((best, each) => (sizeOf(each) > sizeOf(best) * 1.12 ? each : best))
  const size = sizeOf(chosen)
  return {
    chosen,
    size,
    width: widest(chosen) * size,
    above: above(chosen) * size,
    leading: leading * cap * size,
    spare: h - tall(chosen) * size,
  }
}

function lines(variants: string[][], box: Box, fill: string, style: TextStyle): string {
  const { face = 'condensed', tracking = 0, align = 'middle', valign = 'middle', slant } = style
  const w = style.turn ? box.h : box.w
  const { chosen, size, above, leading, spare } = arrange(variants, box, style)
  const first = (valign === 'top' ? 0 : valign === 'bottom' ? spare : spare / 2) + above
  const d = chosen.map((line, i) => {
    const width = widthOf(line, face, tracking) * size
    const x = align === 'left' ? 0 : align === 'right' ? w - width : (w - width) / 2
    return outline(line, face, size, { tracking, slant, x, y: first + i * leading }).d
  })
  const [x, y] = [n(box.x), n(style.turn ? box.y + box.h : box.y)]
  return `<path transform="translate(${x} ${y})${style.turn ? ' rotate(-90)' : ''}" fill="${fill}" d="${d.join('')}"/>`
}
