import { mix } from '../../logos/colour.ts'
import { circle, n, path } from '../../logos/drawing.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A half sun in the flavour's colour over rolling fields. */
export function sunrise(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: paper, ink, accent } = brand.colours
  const wide = kind === 'wide'
  const [cx, cy, r] = wide ? [w * 0.79, h * 0.72, h * 0.5] : [w * 0.5, h * 0.76, Math.min(w * 0.36, h * 0.27)]
  const rays = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI + (Math.PI * (i + 0.5)) / 13
    const [a, b] = [angle - 0.045, angle + 0.045]
    const p = (t: number, k: number) => `${n(cx + Math.cos(t) * r * k)} ${n(cy + Math.sin(t) * r * k)}`
    return `M${p(a, 1.1)}L${p(a, 1.32)}L${p(b, 1.32)}L${p(b, 1.1)}z`
  }).join('')
  const left = wide ? w * 0.5 : 0
  const field = (from: number, bend: number) =>
    `M${n(left)} ${n(h * from)}C${n(left + (w - left) * 0.3)} ${n(h * (from - bend))} ${n(left + (w - left) * 0.62)} ${n(h * (from + bend))} ${n(w)} ${n(h * (from - bend * 0.4))}V${n(h)}H${n(left)}z`
  const hill = mix(ink, accent, 0.25)
  return (
    ground(label, paper) +
    path(rays, accent) +
    circle(cx, cy, r, tones.main) +
    motifIn(
      label,
      { x: cx - r * 0.42, y: cy - r * 0.9, w: r * 0.84, h: r * 0.84 },
      { flat: mix(tones.main, '#ffffff', 0.78) },
    ) +
    path(field(0.76, 0.05), hill) +
    path(field(0.82, -0.045), ink) +
    print(
      label,
      zonesOf(label, {
        wide: {
          flavour: [0.58, 0.83, 1, 0.97],
          size: [0.3, 0.85, 0.5, 0.95],
          product: [0, 0.6, 0.5, 0.76],
          mark: [0, 0.14, 0.54, 0.5],
        },
        square: {
          flavour: [0.04, 0.865, 0.96, 0.935],
          size: [0.3, 0.955, 0.7, 0.985],
          product: [0.06, 0.285, 0.94, 0.37],
        },
        tall: { flavour: [0, 0.87, 1, 0.925] },
      }),
      { flavour: onTone(label, ink), size: wide ? ink : onTone(label, ink) },
    )
  )
}
