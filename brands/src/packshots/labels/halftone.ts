import { circle, n, path, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A dot screen fading out towards the wordmark. */
export function halftone(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const wide = kind === 'wide'
  const step = wide ? h / 8 : w / 15
  const [columns, rows] = wide ? [15, 9] : [16, Math.round((h * 0.5) / (step * 0.866))]
  const dots = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const fade = wide ? (column + 1) / columns : (row + 1) / rows
      const r = step * 0.66 * fade
      const x = wide ? w * 0.42 + column * step * 0.62 : column * step + (row % 2 ? step / 2 : 0)
      const y = wide ? row * step * 0.98 + (column % 2 ? step / 2 : 0) : h * 0.4 + row * step * 0.866
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
    }).join(''),
  ).join('')
  const foot = wide ? { x: w * 0.86, y: 0, w: w * 0.14, h } : { x: 0, y: h * 0.78, w, h: h * 0.22 }
  const band = path(
    wide ? '' : `M0 ${n(h * 0.82)}L${n(w)} ${n(h * 0.77)}V${n(h * 0.965)}L0 ${n(h)}z`,
    brand.colours.accent,
  )
  const [cx, cy, r] = wide ? [w * 0.8, h * 0.37, h * 0.18] : [w * 0.5, h * 0.57, Math.min(w * 0.15, h * 0.11)]
  return (
    ground(label, brand.colours.ground) +
    path(dots, tones.main) +
    rect(foot, tones.main) +
    band +
    circle(cx, cy, r * 1.5, brand.colours.ink) +
    motifIn(label, { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, { turn: -10 }) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.06, 1, 0.23],
          product: [0, 0.27, 1, 0.34],
          flavour: [0.02, 0.855, 0.98, 0.925],
          size: [0.3, 0.94, 0.7, 0.97],
        },
        tall: {
          mark: [0, 0.09, 1, 0.2],
          product: [0, 0.225, 1, 0.31],
          flavour: [0, 0.845, 1, 0.905],
          size: [0.15, 0.925, 0.85, 0.95],
        },
        wide: {
          mark: [0, 0.14, 0.56, 0.54],
          product: [0, 0.64, 0.44, 0.8],
          flavour: [0.6, 0.68, 1, 0.9],
          size: [0, 0.86, 0.3, 0.95],
        },
      }),
      {
        flavour: wide ? onTone(label, tones.main) : onTone(label, brand.colours.accent),
        size: wide ? brand.colours.ink : onTone(label, brand.colours.accent),
      },
      { mark: { slant: 0.08 }, flavour: { slant: 0.12 } },
    )
  )
}
