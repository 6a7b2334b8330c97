import { mix } from '../../logos/colour.ts'
import { part, rect } from '../../logos/drawing.ts'
import { wordmark } from '../../logos/setting.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** The first letter, larger than the pack. */
export function letter(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: base, ink, accent } = brand.colours
  const first = {
    ...label,
    brand: { ...brand, wordmark: { ...brand.wordmark, letters: brand.wordmark.letters[0]!, tracking: 0 } },
  }
  if (kind === 'wide')
    return (
      ground(label, base) +
      wordmark(first, { x: w * 0.58, y: -h * 0.25, w: w * 0.42, h: h * 1.5 }, tones.main) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.18, 0.54, 0.52],
            product: [0, 0.64, 0.54, 0.78],
            flavour: [0.56, 0.7, 1, 0.86],
            size: [0, 0.86, 0.2, 0.95],
          },
        }),
        { product: accent, flavour: ink, size: ink },
        { product: { align: 'left' }, mark: { align: 'left' }, size: { align: 'left' }, flavour: { align: 'right' } },
      )
    )
  const shadow = { x: w * 0.06 - w * 0.024, y: h * 0.34 + h * 0.018, w: w * 0.88, h: h * 0.47 }
  return (
    ground(label, base) +
    motifIn(label, part(safe, 0, 0.865, 0.13, 0.95)) +
    wordmark(first, shadow, mix(tones.main, base, 0.62)) +
    wordmark(first, { x: w * 0.06, y: h * 0.34, w: w * 0.88, h: h * 0.47 }, tones.main) +
    rect({ x: safe.x, y: h * 0.845, w: safe.w, h: h * 0.007 }, accent) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.06, 1, 0.2],
          product: [0, 0.235, 1, 0.285],
          flavour: [0.14, 0.875, 1, 0.94],
          size: [0.3, 0.958, 0.7, 0.988],
        },
        tall: {
          mark: [0, 0.06, 1, 0.18],
          product: [0, 0.21, 1, 0.275],
          flavour: [0, 0.87, 1, 0.925],
          size: [0.15, 0.95, 0.85, 0.975],
        },
      }),
      { product: accent, flavour: ink, size: accent },
    )
  )
}
