import { mix } from '../../logos/colour.ts'
import { n, path, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** Overlapping arches, soft as a mood board. */
export function arcs(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const wide = kind === 'wide'
  const arch = (cx: number, r: number, foot: number, fill: string, more = '') =>
    path(
      `M${n(cx - r)} ${n(foot)}V${n(foot - r * 0.5)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(foot - r * 0.5)}V${n(foot)}z`,
      fill,
      more,
    )
  const r = kind === 'tall' ? Math.min(w * 0.62, h * 0.29) : w * 0.33
  const art = wide
    ? arch(w * 0.9, h * 0.56, h, tones.pale) +
      arch(w * 0.76, h * 0.44, h, tones.main) +
      arch(w * 0.92, h * 0.26, h, brand.colours.accent, 'opacity=".9"')
    : arch(w * 0.74, r * 1.1, h, tones.pale) +
      arch(w * 0.34, r, h, tones.main) +
      arch(w * 0.66, r * 0.56, h, brand.colours.accent, 'opacity=".92"')
  const spot = wide
    ? { x: w * 0.71, y: h * 0.22, w: h * 0.3, h: h * 0.3 }
    : { x: w * 0.34 - r * 0.42, y: h - r * 1.32, w: r * 0.72, h: r * 0.72 }
  return (
    ground(label, brand.colours.ground) +
    art +
    motifIn(label, spot, { flat: mix(tones.main, '#ffffff', 0.8) }) +
    rect(wide ? { x: 0, y: 0, w: 0, h: 0 } : { x: 0, y: h * 0.875, w, h: h * 0.125 }, brand.colours.ground) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0.02, 0.09, 0.98, 0.25],
          product: [0, 0.29, 1, 0.345],
          flavour: [0, 0.9, 1, 0.95],
          size: [0.3, 0.965, 0.7, 0.992],
        },
        tall: {
          mark: [0, 0.09, 1, 0.19],
          product: [0, 0.22, 1, 0.29],
          flavour: [0, 0.895, 1, 0.94],
          size: [0.15, 0.955, 0.85, 0.98],
        },
        wide: {
          mark: [0, 0.14, 0.56, 0.5],
          product: [0, 0.58, 0.54, 0.7],
          flavour: [0, 0.78, 0.54, 0.92],
          size: [0.84, 0.82, 0.98, 0.92],
        },
      }),
      {},
      { product: { face: 'text' }, flavour: { face: 'text' } },
    )
  )
}
