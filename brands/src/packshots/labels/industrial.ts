import { mix } from '../../logos/colour.ts'
import { n, path, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A data plate: hazard stripes, a mark from side to side, and cells with what is inside. */
export function industrial(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: steel, ink, accent } = brand.colours
  const stripes = (y: number, high: number, x0 = 0, x1 = w) => {
    const step = high * 1.1
    const bars = Array.from(
      { length: Math.ceil((x1 - x0) / step) + 2 },
      (_, i) =>
        `M${n(x0 + i * step - high)} ${n(y + high)}l${n(high)} ${n(-high)}h${n(step / 2)}l${n(-high)} ${n(high)}z`,
    )
    return rect({ x: x0, y, w: x1 - x0, h: high }, '#17191c') + path(bars.join(''), accent)
  }
  const left = { align: 'left' } as const
  if (kind === 'wide')
    return (
      ground(label, steel) +
      rect({ x: w * 0.62, y: 0, w: w * 0.38, h }, tones.main) +
      stripes(0, h * 0.09) +
      stripes(h * 0.91, h * 0.09) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.16, 0.54, 0.6],
            product: [0, 0.68, 0.54, 0.82],
            flavour: [0.64, 0.24, 1, 0.56],
            size: [0.64, 0.66, 1, 0.8],
          },
        }),
        { flavour: onTone(label, tones.main) },
        { mark: left, product: left, flavour: left, size: left },
      )
    )
  const big = Math.min(w * 0.26, h * 0.2)
  const cellTop = h * (kind === 'tall' ? 0.56 : 0.6)
  const rule = mix(steel, ink, 0.45)
  return (
    ground(label, steel) +
    stripes(0, h * 0.07) +
    rect({ x: 0, y: cellTop, w, h: h - cellTop }, tones.main) +
    rect({ x: 0, y: cellTop - h * 0.012, w, h: h * 0.012 }, accent) +
    rect({ x: safe.x, y: h * 0.46, w: safe.w, h: h * 0.005 }, rule) +
    rect({ x: safe.x, y: h * 0.84, w: safe.w, h: h * 0.006 }, mix(tones.main, '#000000', 0.35)) +
    motifIn(
      label,
      { x: safe.x + safe.w - big, y: cellTop + h * 0.03, w: big, h: big },
      { flat: mix(tones.main, '#000000', 0.32) },
    ) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.1, 1, 0.43],
          product: [0, 0.485, 1, 0.565],
          flavour: [0, 0.67, 0.68, 0.83],
          size: [0, 0.87, 0.6, 0.925],
        },
        tall: {
          mark: [0, 0.1, 1, 0.4],
          product: [0, 0.48, 1, 0.545],
          flavour: [0, 0.68, 1, 0.83],
          size: [0, 0.89, 0.7, 0.93],
        },
      }),
      { flavour: onTone(label, tones.main) },
      {
        mark: kind === 'tall' ? { align: 'middle', valign: 'middle' } : {},
        product: left,
        flavour: { ...left, max: w * 0.1, valign: 'bottom' },
        size: { ...left, max: w * 0.06, face: 'condensed' },
      },
    )
  )
}
