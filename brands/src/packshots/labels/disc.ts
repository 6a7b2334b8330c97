import { mix } from '../../logos/colour.ts'
import { circle, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** One disc on an empty ground. */
export function disc(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: paper, ink } = brand.colours
  const light = mix(tones.main, '#ffffff', 0.86)
  if (kind === 'wide')
    return (
      ground(label, paper) +
      circle(w * 0.8, h * 0.5, h * 0.62, tones.main) +
      motifIn(label, { x: w * 0.8 - h * 0.24, y: h * 0.08, w: h * 0.48, h: h * 0.48 }, { flat: light }) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.24, 0.5, 0.52],
            product: [0, 0.62, 0.5, 0.74],
            flavour: [0.68, 0.64, 0.94, 0.82],
            size: [0, 0.84, 0.3, 0.92],
          },
        }),
        { flavour: onTone(label, tones.main), size: ink },
        {
          mark: { align: 'left' },
          product: { align: 'left', face: 'text' },
          size: { align: 'left', face: 'text' },
          flavour: { face: 'text', caps: false },
        },
      )
    )
  const r = Math.min(w * 0.34, h * 0.25)
  const [cx, cy] = [w * 0.5, h * (kind === 'tall' ? 0.55 : 0.585)]
  return (
    ground(label, paper) +
    circle(cx, cy, r, tones.main) +
    motifIn(label, { x: cx - r * 0.5, y: cy - r * 0.5, w: r, h: r }, { flat: light }) +
    rect({ x: cx - w * 0.03, y: h * 0.9, w: w * 0.06, h: h * 0.004 }, ink) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0.02, 0.05, 0.98, 0.18],
          product: [0, 0.215, 1, 0.27],
          flavour: [0, 0.885, 1, 0.94],
          size: [0.3, 0.965, 0.7, 0.99],
        },
        tall: {
          mark: [0, 0.08, 1, 0.18],
          product: [0, 0.21, 1, 0.28],
          flavour: [0, 0.845, 1, 0.89],
          size: [0.15, 0.94, 0.85, 0.965],
        },
      }),
      { flavour: ink },
      {
        product: { face: 'text', max: w * 0.045 },
        flavour: { face: 'text', caps: false, max: w * 0.065 },
        size: { face: 'text' },
      },
    )
  )
}
