import { mix } from '../../logos/colour.ts'
import { part, rect } from '../../logos/drawing.ts'
import { signIn } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A pharmacy label: double rules, plenty of paper, a tinted foot. */
export function apothecary(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: paper, ink, accent } = brand.colours
  const rule = (y: number) =>
    rect({ x: safe.x, y: h * y, w: safe.w, h: h * 0.006 }, ink) +
    rect({ x: safe.x, y: h * (y + 0.012), w: safe.w, h: h * 0.0025 }, ink)
  if (kind === 'wide')
    return (
      ground(label, paper) +
      rect({ x: w * 0.68, y: 0, w: w * 0.32, h }, tones.main) +
      rect({ x: w * 0.66, y: 0, w: w * 0.006, h }, ink) +
      signIn(label, part(safe, 0, 0.28, 0.14, 0.72), accent) +
      motifIn(label, part(safe, 0.8, 0.05, 0.94, 0.5), { flat: mix(tones.main, '#ffffff', 0.75) }) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0.17, 0.22, 0.6, 0.54],
            product: [0.17, 0.64, 0.6, 0.78],
            flavour: [0.71, 0.56, 1, 0.78],
            size: [0.76, 0.84, 0.96, 0.94],
          },
        }),
        { flavour: onTone(label, tones.main) },
        { product: { face: 'text' } },
      )
    )
  const foot = kind === 'tall' ? 0.72 : 0.7
  return (
    ground(label, paper) +
    rect({ x: 0, y: h * foot, w, h: h * (1 - foot) }, tones.main) +
    rect({ x: 0, y: h * foot, w, h: h * 0.008 }, ink) +
    signIn(label, part(safe, 0.38, 0.03, 0.62, 0.15), accent) +
    rule(0.44) +
    rule(0.62) +
    motifIn(
      label,
      { x: 0, y: h * (foot + 0.03), w, h: Math.min(w * 0.22, h * 0.13) },
      { flat: mix(tones.main, '#ffffff', 0.78) },
    ) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.19, 1, 0.4],
          product: [0.02, 0.475, 0.98, 0.61],
          flavour: [0, 0.87, 1, 0.935],
          size: [0.3, 0.95, 0.7, 0.98],
        },
        tall: {
          mark: [0, 0.19, 1, 0.4],
          product: [0, 0.475, 1, 0.61],
          flavour: [0, 0.875, 1, 0.925],
          size: [0.15, 0.945, 0.85, 0.97],
        },
      }),
      { flavour: onTone(label, tones.main) },
      {
        product: { face: 'text', max: w * 0.055 },
        flavour: { face: 'text', caps: false, max: w * 0.08 },
        mark: { max: h * 0.12 },
      },
    )
  )
}
