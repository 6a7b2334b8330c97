import type { LabelSystem, RangeBrand } from '../range/brand.ts'
import { on } from './colour.ts'
import { type Box, circle, n, part, path, rect } from './drawing.ts'
import { signIn, wordmark, wordmarkWidth } from './setting.ts'

/** Colours of a logo; all the same in a monochrome one. `behind` is visible through cut-outs. */
export interface Inks {
  ink: string
  accent: string
  behind: string
}

/** Sign and letters in a wide box, three to one, and in a square one. */
export interface Lockup {
  wide: (brand: RangeBrand, box: Box, inks: Inks) => string
  tile: (brand: RangeBrand, box: Box, inks: Inks) => string
}

const left = { align: 'left' } as const
const stack = { lines: 2 } as const

/** Sign and letters side by side, centred: `sign` and `gap` as shares of the box's height. */
function row(brand: RangeBrand, box: Box, sign: number, gap: number, high: number): { sign: Box; mark: Box } {
  const aside = (sign + gap) * box.h
  const wanted = { x: box.x, y: box.y + (box.h * (1 - high)) / 2, w: box.w - aside, h: box.h * high }
  const width = wordmarkWidth(brand, wanted)
  const x = box.x + (box.w - aside - width) / 2
  const side = sign * box.h
  return { sign: { x, y: box.y + (box.h - side) / 2, w: side, h: side }, mark: { ...wanted, x: x + aside, w: width } }
}

const beside: Lockup = {
  wide: (brand, box, { ink, accent }) => {
    const { sign, mark } = row(brand, box, 0.78, 0.22, 0.74)
    return signIn({ brand }, sign, accent) + wordmark({ brand }, mark, ink, left)
  },
  tile: (brand, box, { ink, accent }) =>
    signIn({ brand }, part(box, 0.28, 0.06, 0.72, 0.5), accent) +
    wordmark({ brand }, part(box, 0, 0.6, 1, 0.94), ink, stack),
}

const above: Lockup = {
  wide: (brand, box, { ink, accent }) =>
    signIn({ brand }, part(box, 0.4, 0, 0.6, 0.34), accent) +
    wordmark({ brand }, part(box, 0.04, 0.44, 0.96, 0.98), ink),
  tile: (brand, box, { ink, accent }) =>
    signIn({ brand }, part(box, 0.33, 0.1, 0.67, 0.44), accent) +
    rect(part(box, 0.3, 0.54, 0.7, 0.546), accent) +
    wordmark({ brand }, part(box, 0, 0.62, 1, 0.92), ink, stack),
}

const ruled: Lockup = {
  wide: (brand, box, { ink, accent }) =>
    rect(part(box, 0.08, 0.1, 0.42, 0.116), ink) +
    rect(part(box, 0.58, 0.1, 0.92, 0.116), ink) +
    rect(part(box, 0.08, 0.93, 0.92, 0.946), ink) +
    signIn({ brand }, part(box, 0.44, 0, 0.56, 0.24), accent) +
    wordmark({ brand }, part(box, 0.06, 0.3, 0.94, 0.84), ink),
  tile: (brand, box, { ink, accent }) =>
    signIn({ brand }, part(box, 0.34, 0.06, 0.66, 0.4), accent) +
    rect(part(box, 0.06, 0.5, 0.94, 0.51), ink) +
    rect(part(box, 0.06, 0.525, 0.94, 0.53), ink) +
    wordmark({ brand }, part(box, 0, 0.58, 1, 0.82), ink, stack) +
    rect(part(box, 0.06, 0.87, 0.94, 0.875), ink) +
    rect(part(box, 0.06, 0.89, 0.94, 0.9), ink),
}

/** The sign cut out of a disc or a square. */
const badge = (form: (box: Box, fill: string) => string): Lockup => {
  const cut = (brand: RangeBrand, coin: Box, { accent, behind }: Inks) =>
    form(coin, accent) + signIn({ brand }, part(coin, 0.21, 0.21, 0.79, 0.79), on(accent, behind))
  return {
    wide: (brand, box, inks) => {
      const { sign, mark } = row(brand, box, 0.98, 0.24, 0.66)
      return cut(brand, sign, inks) + wordmark({ brand }, mark, inks.ink, left)
    },
    tile: (brand, box, inks) =>
      cut(brand, part(box, 0.22, 0.02, 0.78, 0.58), inks) +
      wordmark({ brand }, part(box, 0, 0.67, 1, 0.98), inks.ink, stack),
  }
}

const coin = badge((box, fill) => circle(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, fill))
const square = badge((box, fill) => rect(box, fill, `rx="${n(box.w * 0.14)}"`))

/** Letters on a plate, upright or leaning. */
const plate = (lean: number): Lockup => {
  const slab = ({ x, y, w, h }: Box, fill: string) =>
    path(`M${n(x + h * lean)} ${n(y)}H${n(x + w)}L${n(x + w - h * lean)} ${n(y + h)}H${n(x)}z`, fill)
  return {
    wide: (brand, box, { ink, behind, accent }) => {
      const { sign, mark } = row(brand, { ...box, w: box.w - box.h * 0.3 }, 0.74, 0.4, 0.52)
      const body = { x: mark.x - box.h * 0.25, y: box.y + box.h * 0.08, w: mark.w + box.h * 0.5, h: box.h * 0.84 }
      return signIn({ brand }, sign, accent) + slab(body, ink) + wordmark({ brand }, mark, on(ink, behind))
    },
    tile: (brand, box, { ink, behind, accent }) =>
      signIn({ brand }, part(box, 0.26, 0, 0.74, 0.5), accent) +
      slab(part(box, -0.04, 0.6, 1.04, 0.98), ink) +
      wordmark({ brand }, part(box, 0.08, 0.67, 0.92, 0.91), on(ink, behind)),
  }
}

/** Only letters, with the small sign after them; on a tile flush left below a large sign. */
const bare: Lockup = {
  wide: (brand, box, { ink, accent }) => {
    const small = box.h * 0.36
    const { mark } = row(brand, { ...box, w: box.w - small * 1.2 }, 0, 0, 0.84)
    const sign = { x: mark.x + mark.w + small * 0.2, y: box.y + box.h * 0.08, w: small, h: small }
    return wordmark({ brand }, mark, ink, left) + signIn({ brand }, sign, accent)
  },
  tile: (brand, box, { ink, accent }) =>
    signIn({ brand }, part(box, 0.48, 0, 1, 0.52), accent) +
    wordmark({ brand }, part(box, 0, 0.6, 1, 0.98), ink, { ...left, valign: 'bottom', lines: 2 }),
}

/** As on the label: vertical letters. */
const upright: Lockup = {
  wide: bare.wide,
  tile: (brand, box, { ink, accent }) =>
    wordmark({ brand }, part(box, -0.04, 0, 0.6, 1), ink, { turn: true }) +
    signIn({ brand }, part(box, 0.64, 0, 1, 0.36), accent),
}

/** Letters over three stripes. */
const striped: Lockup = {
  wide: (brand, box, { ink, accent }) =>
    wordmark({ brand }, part(box, 0.05, 0, 0.95, 0.66), ink) + stripes(part(box, 0.1, 0.78, 0.9, 1), ink, accent),
  tile: (brand, box, { ink, accent }) =>
    signIn({ brand }, part(box, 0.34, 0, 0.66, 0.32), accent) +
    wordmark({ brand }, part(box, 0, 0.4, 1, 0.78), ink, stack) +
    stripes(part(box, 0.08, 0.84, 0.92, 1), ink, accent),
}

const stripes = (box: Box, ink: string, accent: string) =>
  [0, 1, 2].map(i => rect(part(box, i * 0.07, i * 0.37, 1 - i * 0.07, i * 0.37 + 0.2), i === 1 ? ink : accent)).join('')

/** The range's logo, as on its labels. */
export const lockups: Record<LabelSystem, Lockup> = {
  apothecary: ruled,
  arcs: above,
  blocks: square,
  confetti: bare,
  contour: ruled,
  crest: coin,
  disc: beside,
  frame: above,
  giant: beside,
  glow: beside,
  grid: square,
  halftone: plate(0.18),
  industrial: plate(0),
  kraft: beside,
  lab: bare,
  letter: above,
  plain: bare,
  poster: coin,
  race: coin,
  retro: striped,
  ridge: beside,
  shards: plate(0.22),
  slash: beside,
  sunrise: above,
  vertical: upright,
  waves: beside,
}
