import { on } from '../../logos/colour.ts'
import { circle, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** Bands of a seventies sunset swinging out of one corner. */
export function retro(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: paper, ink, accent } = brand.colours
  const wide = kind === 'wide'
  const [cx, cy, r] = wide ? [w * 0.98, h * 1.15, h * 1.2] : [w * 0.84, h * 0.86, Math.min(w * 0.72, h * 0.46)]
  const bands = [accent, ink, tones.deep, tones.main, tones.pale]
  const rings = bands.map((fill, i) => circle(cx, cy, r * (1 - i * 0.155), fill)).join('')
  const core = r * 0.25
  return (
    ground(label, paper) +
    rings +
    motifIn(
      label,
      { x: cx - core * (wide ? 1.3 : 1), y: cy - core * (wide ? 1.5 : 1), w: core * 1.7, h: core * 1.7 },
      { turn: -8 },
    ) +
    (wide ? '' : rect({ x: 0, y: h * 0.86, w, h: h * 0.14 }, ink)) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.04, 1, 0.3],
          product: [0, 0.345, 0.9, 0.395],
          flavour: [0, 0.9, 0.78, 0.955],
          size: [0.8, 0.915, 1, 0.95],
        },
        tall: {
          mark: [0, 0.06, 1, 0.24],
          product: [0, 0.27, 1, 0.34],
          flavour: [0, 0.89, 1, 0.935],
          size: [0.2, 0.95, 0.8, 0.972],
        },
        wide: {
          mark: [0, 0.12, 0.56, 0.6],
          product: [0, 0.68, 0.54, 0.8],
          flavour: [0, 0.86, 0.4, 0.97],
          size: [0.42, 0.88, 0.54, 0.96],
        },
      }),
      { flavour: wide ? ink : on(ink, paper), size: wide ? ink : on(ink, paper) },
      {
        mark: { align: 'left', max: wide ? h * 0.3 : h * 0.11 },
        product: { align: 'left' },
        size: { align: kind === 'square' ? 'right' : 'middle' },
        flavour: { align: kind === 'tall' ? 'middle' : 'left' },
      },
    )
  )
}
