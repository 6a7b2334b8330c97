import { rect } from '../logos/drawing.ts'
import { motifs } from '../packshots/motifs.ts'
import { gearOf } from '../packshots/motifs-gear.ts'
import { standing } from '../promotions/draw-banner.ts'
import type { RangeBrand } from '../range/brand.ts'
import { flavourLook } from '../range/flavour-looks.ts'
import { newcomerStage } from './colours.ts'
import type { Newcomer } from './newcomers.ts'

/** Of the first flavour, and of those that look out behind it. */
const FRONT = { x: 55, y: 104, side: 490 }
const BEHIND = [
  { x: -8, y: 190, side: 372 },
  { x: 236, y: 190, side: 372 },
]

/** A product in up to three flavours, 600 by 600 on a transparent background. */
export function drawNewcomer(brand: RangeBrand, { packs }: Newcomer): string {
  const [first, ...others] = packs
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">${[
    ...others.map((pack, i) => standing({ ...pack, brand }, i + 1, BEHIND[i]!)),
    standing({ ...first, brand }, 0, FRONT),
  ].join('')}</svg>`
}

const SIDE = 1280
/** Where the flavour lies about: left, top, side, turn. The middle stays free for the pack and what a page puts behind it. */
const SCATTERED = [
  [60, 90, 170, -18],
  [330, 30, 110, 24],
  [560, 86, 140, -8],
  [800, 20, 120, 40],
  [1040, 90, 180, 16],
  [210, 330, 130, 20],
  [950, 316, 150, -12],
  [10, 540, 130, 30],
  [1140, 480, 140, -28],
  [236, 690, 100, -24],
  [940, 664, 110, 36],
  [70, 880, 190, 12],
  [370, 1090, 130, -36],
  [640, 1110, 150, 8],
  [1000, 900, 200, -14],
  [840, 1120, 110, 32],
] as const

/**
 * The ground behind a product, 1280 by 1280 and made to be cropped on any side: its colour, and its first flavour
 * lying about.
 */
export function drawNewcomerGround(brand: RangeBrand, newcomer: Newcomer): string {
  const { ground, tone } = newcomerStage(brand, newcomer)
  const [{ size, product, flavour }] = newcomer.packs
  const motif = size.shape === 'pills' ? 'capsule' : flavourLook(flavour.name).motif
  const parts = gearOf(product.name) ?? motifs[motif]
  const d = parts.map(([, each]) => each).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${[
    rect({ x: 0, y: 0, w: SIDE, h: SIDE }, ground),
    ...SCATTERED.map(
      ([x, y, side, turn]) =>
        `<path transform="translate(${x} ${y}) scale(${side / 100}) rotate(${turn} 50 50)" fill="${tone}" fill-opacity=".7" d="${d}"/>`,
    ),
  ].join('')}</svg>`
}
