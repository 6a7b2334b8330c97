import { type Box, part } from '../../logos/drawing.ts'
import { type TextStyle, text, wordmark } from '../../logos/setting.ts'
import type { Label } from '../label.ts'

/** Positions of a label's texts. */
export interface Zones {
  mark: Box
  product: Box
  flavour: Box
  size: Box
}

type Fractions = [x0: number, y0: number, x1: number, y1: number]
export type Plan = Record<keyof Zones, Fractions>

/** The usual layout: brand on top, flavour at the bottom; on a bar brand left, flavour right. */
const usual: Record<Label['kind'], Plan> = {
  square: {
    mark: [0, 0.07, 1, 0.27],
    product: [0.06, 0.31, 0.94, 0.42],
    flavour: [0, 0.82, 1, 0.9],
    size: [0.2, 0.935, 0.8, 0.975],
  },
  tall: {
    mark: [0, 0.07, 1, 0.19],
    product: [0, 0.215, 1, 0.3],
    flavour: [0, 0.84, 1, 0.9],
    size: [0.15, 0.93, 0.85, 0.96],
  },
  wide: {
    mark: [0, 0.14, 0.56, 0.56],
    product: [0, 0.66, 0.56, 0.84],
    flavour: [0.62, 0.24, 1, 0.6],
    size: [0.62, 0.7, 1, 0.82],
  },
}

/** The zones of a label: the usual layout with a system's own changes. */
export function zonesOf(label: Label, own: Partial<Record<Label['kind'], Partial<Plan>>> = {}): Zones {
  const plan = { ...usual[label.kind], ...own[label.kind] }
  const at = (key: keyof Zones) => part(label.safe, ...plan[key])
  return { mark: at('mark'), product: at('product'), flavour: at('flavour'), size: at('size') }
}

/** The product's name distinguishes packs of a range, so it may use the space above and below it. */
const taller = ({ x, y, w, h }: Box): Box => ({ x, y: y - h * 0.16, w, h: h * 1.32 })

/** Colours of the texts; missing ones use the brand's ink. */
export type Inks = Partial<Record<keyof Zones, string>>
export type Styles = Partial<Record<keyof Zones, TextStyle>>

/** Prints brand, product, flavour and size into their zones. */
export function print(label: Label, zones: Zones, inks: Inks = {}, styles: Styles = {}): string {
  const { ink } = label.brand.colours
  const small = label.kind === 'wide' ? label.h : Math.min(label.w, label.h)
  return (
    wordmark(label, zones.mark, inks.mark ?? ink, styles.mark) +
    text(label.product, taller(zones.product), inks.product ?? ink, {
      caps: true,
      tracking: 0.06,
      lines: 2,
      max: small * 0.08,
      ...styles.product,
    }) +
    text(label.flavour, zones.flavour, inks.flavour ?? ink, {
      caps: true,
      tracking: 0.02,
      lines: 2,
      max: small * 0.09,
      ...styles.flavour,
    }) +
    (label.size === label.flavour
      ? ''
      : text(label.size, zones.size, inks.size ?? inks.flavour ?? ink, {
          face: 'condensed-medium',
          tracking: 0.04,
          max: small * 0.042,
          ...styles.size,
        }))
  )
}
