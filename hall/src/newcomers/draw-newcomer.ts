import { circle, rect } from '../logos/drawing.ts'
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
/** Where the flavour lies about: left, top, side, turn. */
const SCATTERED = [
  [70, 120, 150, -18],
  [330, 40, 96, 24],
  [560, 96, 120, -8],
  [800, 30, 104, 40],
  [1040, 110, 160, 16],
  [20, 560, 110, 30],
  [1150, 500, 120, -28],
  [90, 900, 170, 12],
  [370, 1120, 110, -36],
  [640, 1130, 130, 8],
  [1000, 930, 180, -14],
  [840, 1140, 90, 32],
] as const

/**
 * The ground behind a product, 1280 by 1280 and made to be cropped on any side: its colour, a disc in the middle, and
 * its first flavour lying about.
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
        `<path transform="translate(${x} ${y}) scale(${side / 100}) rotate(${turn} 50 50)" fill="${tone}" fill-opacity=".55" d="${d}"/>`,
    ),
    circle(SIDE / 2, SIDE * 0.56, 330, tone),
    `<circle cx="${SIDE / 2}" cy="${SIDE * 0.56}" r="384" fill="none" stroke="${tone}" stroke-width="10"/>`,
  ].join('')}</svg>`
}
