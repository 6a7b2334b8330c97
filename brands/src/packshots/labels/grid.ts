import { mix, on } from '../../logos/colour.ts'
import { rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A poster by a Swiss hand: flush left, the product large, steps of colour. */
export function grid(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: paper, ink, accent } = brand.colours
  const left = { align: 'left', caps: false, tracking: 0 } as const
  if (kind === 'wide')
    return (
      ground(label, paper) +
      [0, 1, 2, 3]
        .map(i =>
          rect(
            { x: w * (0.62 + i * 0.095), y: h * (0.6 - i * 0.2), w: w * 0.095, h: h * (0.4 + i * 0.2) },
            i === 3 ? tones.deep : i === 2 ? tones.main : mix(tones.main, paper, 0.6 - i * 0.3),
          ),
        )
        .join('') +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.1, 0.34, 0.34],
            product: [0, 0.44, 0.56, 0.64],
            flavour: [0, 0.76, 0.4, 0.9],
            size: [0.42, 0.79, 0.56, 0.89],
          },
        }),
        { mark: accent, size: ink },
        {
          mark: left,
          product: { ...left, face: 'text', max: h * 0.2 },
          flavour: { ...left, face: 'text' },
          size: { face: 'text', align: 'right' },
        },
      )
    )
  const top = kind === 'tall' ? 0.5 : 0.48
  const columns = 5
  const step = w / columns
  const bars = Array.from({ length: columns }, (_, i) => {
    const high = (1 - top) * (0.2 + 0.8 * ((i + 1) / columns) ** 1.3)
    const fill = i === columns - 1 ? tones.deep : mix(paper, tones.main, Math.min(1, 0.35 + i * 0.23))
    return rect({ x: i * step, y: h * (1 - high), w: step + 0.5, h: h * high }, fill)
  }).join('')
  return (
    ground(label, paper) +
    rect({ x: 0, y: 0, w, h: h * 0.028 }, accent) +
    bars +
    motifIn(label, { x: safe.x, y: h * (top - 0.02), w: w * 0.2, h: w * 0.2 }, {}) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.02, 0.66, 0.14],
          product: [0, 0.19, 1, 0.42],
          flavour: [0, 0.9, 1, 0.955],
          size: [0.7, 0.06, 1, 0.11],
        },
        tall: {
          mark: [0, 0.02, 1, 0.13],
          product: [0, 0.18, 1, 0.36],
          flavour: [0, 0.9, 1, 0.945],
          size: [0, 0.39, 0.6, 0.425],
        },
      }),
      { mark: on(paper, accent, ink), flavour: on(mix(paper, tones.main, 0.75), ink, paper), size: ink },
      {
        mark: left,
        product: { ...left, face: 'text', max: w * 0.115, valign: 'top' },
        flavour: { ...left, face: 'text', max: w * 0.075 },
        size: { face: 'text', align: kind === 'tall' ? 'left' : 'right', max: w * 0.045 },
      },
    )
  )
}
