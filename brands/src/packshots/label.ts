import { distance, lighter, mix, on } from '../logos/colour.ts'
import { type Box, n, rect } from '../logos/drawing.ts'
import type { RangeBrand } from '../range/brand.ts'
import { type FlavourLook, flavourLook } from '../range/flavour-looks.ts'
import { type Motif, motifs } from './motifs.ts'
import { gearOf } from './motifs-gear.ts'

/** The flavour's colour in three shades; `main` contrasts with the label's background. */
export interface Tones {
  main: string
  deep: string
  pale: string
}

/** Inputs of a label. `kind` is the form of its surface: a can is tall, a tub square, a bar wide. */
export interface Label {
  brand: RangeBrand
  product: string
  flavour: string
  size: string
  motif: Motif
  tones: Tones
  kind: 'tall' | 'square' | 'wide'
  w: number
  h: number
  /** Share of the surface visible from the front; less on round packs. */
  safe: Box
}

/** The texts of a label. */
interface Article {
  brand: RangeBrand
  shape: string
  productName: string
  flavourName: string
  sizeText: string
}

export function labelOf(article: Article, w: number, h: number, inset: number): Label {
  const { colour, motif } = lookOf(article)
  const { ground } = article.brand.colours
  // A banana label on a yellow tub would be invisible: then a deeper or paler shade is used.
  const main = [0, 0.2, -0.2, 0.34, -0.34].map(by => lighter(colour, by)).find(each => distance(each, ground) > 0.17)
  const tone = main ?? colour
  const ratio = w / h
  return {
    brand: article.brand,
    product: article.productName,
    // Capsules have no taste, so the label names their number.
    flavour: motif === 'capsule' ? article.sizeText : article.flavourName,
    size: article.sizeText,
    motif,
    tones: { main: tone, deep: mix(tone, '#1c0a12', 0.45), pale: mix(tone, '#ffffff', 0.5) },
    kind: ratio < 0.62 ? 'tall' : ratio > 1.7 ? 'wide' : 'square',
    w,
    h,
    safe: { x: w * inset, y: h * 0.035, w: w * (1 - 2 * inset), h: h * 0.965 },
  }
}

/** Products without taste use the brand's second colour; capsules show what they are. */
function lookOf({ brand, flavourName, shape }: Article): FlavourLook {
  const look = flavourLook(flavourName)
  if (look.motif !== 'neutral') return look
  const { ground, accent, ink } = brand.colours
  const colour = distance(accent, ground) > 0.17 ? accent : mix(ink, '#b9bdbb', 0.5)
  return { colour, motif: shape === 'pills' ? 'capsule' : 'neutral' }
}

/** The background of a label. */
export const ground = (label: Label, fill: string): string => rect({ x: 0, y: 0, w: label.w, h: label.h }, fill)

/** The flavour's motif, centred in a box; `flat` prints it in a light tint on the flavour's colour. */
export function motifIn(
  label: Label,
  box: Box,
  { flat, colour, turn = 0 }: { flat?: string; colour?: string; turn?: number } = {},
) {
  const size = Math.min(box.w, box.h)
  const [x, y] = [box.x + (box.w - size) / 2, box.y + (box.h - size) / 2]
  const main =
    colour ??
    (label.motif === 'capsule' || label.motif === 'neutral' ? label.tones.main : flavourLook(label.flavour).colour)
  const fills = {
    m: main,
    d: mix(main, '#1c0a0a', 0.42),
    p: mix(main, '#ffffff', 0.6),
    g: '#5a8f3c',
    w: '#fff8ea',
    b: '#6b4630',
  }
  const parts = gearOf(label.product) ?? motifs[label.motif]
  const duotone = flat && {
    m: flat,
    d: mix(flat, label.tones.main, 0.5),
    p: '#ffffff',
    g: mix(flat, label.tones.main, 0.3),
    w: mix(flat, label.tones.main, 0.55),
    b: mix(flat, label.tones.main, 0.2),
  }
  const tints = duotone || fills
  const rule = label.motif === 'neutral' ? ' fill-rule="evenodd"' : ''
  const drawn = parts.map(([tone, d]) => `<path fill="${tints[tone]}"${rule} d="${d}"/>`).join('')
  const scale = (size / 100).toFixed(3)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})${turn ? ` rotate(${turn} 50 50)` : ''}">${drawn}</g>`
}

/** Text colour on this colour: the brand's ink or background if readable, otherwise black or white. */
export const onTone = (label: Label, colour: string): string =>
  on(colour, label.brand.colours.ink, label.brand.colours.ground)
