import { mix } from '../../logos/colour.ts'
import { n, part, path, rect } from '../../logos/drawing.ts'
import { signIn } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A map's contour lines, with the summit in the flavour's colour. */
export function contour(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const wide = kind === 'wide'
  const [cx, cy] = wide ? [w * 0.8, h * 0.5] : [w * 0.56, h * 0.66]
  const unit = wide ? h * 0.5 : w * 0.3
  const ring = (k: number) => {
    const point = (i: number) => {
      const t = (i / 10) * Math.PI * 2
      const r =
        unit * k * (1 + 0.16 * Math.sin(2 * t + 0.6) + 0.1 * Math.sin(3 * t + k * 1.4) + 0.05 * Math.cos(5 * t - k))
      return [cx + Math.cos(t) * r * 1.16, cy + Math.sin(t) * r * 0.92] as const
    }
    const points = Array.from({ length: 10 }, (_, i) => point(i))
    const at = (i: number) => points[(i + 10) % 10]!
    return `M${n(at(0)[0])} ${n(at(0)[1])}${points
      .map((p, i) => {
        const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)]
        return `C${n(p[0] + (next[0] - before[0]) / 6)} ${n(p[1] + (next[1] - before[1]) / 6)} ${n(next[0] - (after[0] - p[0]) / 6)} ${n(next[1] - (after[1] - p[1]) / 6)} ${n(next[0])} ${n(next[1])}`
      })
      .join('')}z`
  }
  const line = mix(brand.colours.ground, brand.colours.ink, 0.34)
  const outer = Array.from({ length: 9 }, (_, i) => ring(1 + i * 0.24)).join('')
  const stroke = `stroke="${line}" stroke-width="${n(w * 0.006)}"`
  const plate = wide ? null : { x: 0, y: h * 0.865, w, h: h * 0.135 }
  return (
    ground(label, brand.colours.ground) +
    path(outer, 'none', stroke) +
    path(ring(0.86), tones.main) +
    path(ring(0.62), tones.deep, 'opacity=".35"') +
    motifIn(
      label,
      { x: cx - unit * 0.42, y: cy - unit * 0.42, w: unit * 0.84, h: unit * 0.84 },
      { flat: mix(tones.main, '#ffffff', 0.85) },
    ) +
    // The letters are on a plain background: lines through a wordmark would make it unreadable.
    rect(wide ? { x: 0, y: 0, w: w * 0.58, h } : { x: 0, y: 0, w, h: h * 0.37 }, brand.colours.ground) +
    (plate ? rect(plate, brand.colours.accent) : '') +
    signIn(label, wide ? part(label.safe, 0, 0.78, 0.1, 1) : part(label.safe, 0.43, 0.29, 0.57, 0.37)) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.05, 1, 0.17],
          product: [0, 0.2, 1, 0.265],
          flavour: [0.02, 0.885, 0.98, 0.945],
          size: [0.3, 0.96, 0.7, 0.99],
        },
        tall: {
          mark: [0, 0.06, 1, 0.15],
          product: [0, 0.18, 1, 0.27],
          flavour: [0, 0.885, 1, 0.94],
          size: [0.15, 0.955, 0.85, 0.98],
        },
        wide: {
          mark: [0, 0.12, 0.5, 0.48],
          product: [0, 0.56, 0.5, 0.7],
          flavour: [0.13, 0.8, 0.52, 0.94],
          size: [0.9, 0.84, 1, 0.94],
        },
      }),
      { flavour: plate ? onTone(label, brand.colours.accent) : brand.colours.ink },
      wide ? { flavour: { align: 'left' }, mark: { align: 'left' }, product: { align: 'left' } } : {},
    )
  )
}
