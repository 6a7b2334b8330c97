import { mix, on } from '../../logos/colour.ts'
import { circle, n, part, path, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A circus bill: rays from the middle, the mark on a banner. */
export function poster(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: paper, ink, accent } = brand.colours
  const wide = kind === 'wide'
  const [cx, cy] = wide ? [w * 0.8, h * 0.46] : [w * 0.5, h * 0.58]
  const reach = w + h
  const rays = Array.from({ length: 16 }, (_, i) => {
    const [a, b] = [(i * Math.PI) / 8, ((i + 0.5) * Math.PI) / 8]
    return `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * reach)} ${n(cy + Math.sin(a) * reach)}L${n(cx + Math.cos(b) * reach)} ${n(cy + Math.sin(b) * reach)}z`
  }).join('')
  const r = wide ? h * 0.34 : Math.min(w * 0.25, h * 0.2)
  const edge = Array.from({ length: 24 }, (_, i) => {
    const t = (i * Math.PI) / 12
    const k = i % 2 ? 1.2 : 1.34
    return `${i ? 'L' : 'M'}${n(cx + Math.cos(t) * r * k)} ${n(cy + Math.sin(t) * r * k)}`
  }).join('')
  const banner = wide ? { x: 0, y: 0, w: w * 0.58, h } : { x: 0, y: 0, w, h: h * 0.33 }
  const foot = wide ? part(label.safe, 0.62, 0.74, 1.02, 0.98) : { x: 0, y: h * 0.84, w, h: h * 0.16 }
  return (
    ground(label, mix(tones.main, paper, 0.15)) +
    path(rays, mix(tones.main, paper, 0.5)) +
    path(`${edge}z`, accent) +
    circle(cx, cy, r, paper) +
    circle(cx, cy, r * 0.9, 'none', `stroke="${ink}" stroke-width="${n(r * 0.04)}"`) +
    motifIn(label, { x: cx - r * 0.58, y: cy - r * 0.58, w: r * 1.16, h: r * 1.16 }) +
    rect(banner, paper) +
    (wide ? rect({ x: w * 0.575, y: 0, w: w * 0.01, h }, ink) : rect({ x: 0, y: h * 0.325, w, h: h * 0.012 }, ink)) +
    rect(foot, ink) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.03, 1, 0.195],
          product: [0, 0.23, 1, 0.278],
          flavour: [0, 0.88, 1, 0.94],
          size: [0.3, 0.96, 0.7, 0.99],
        },
        tall: {
          mark: [0, 0.04, 1, 0.2],
          product: [0, 0.225, 1, 0.3],
          flavour: [0, 0.885, 1, 0.935],
          size: [0.15, 0.955, 0.85, 0.98],
        },
        wide: {
          mark: [0, 0.1, 0.52, 0.6],
          product: [0, 0.7, 0.52, 0.84],
          flavour: [0.65, 0.79, 0.99, 0.93],
          size: [0.98, 0.02, 1, 0.04],
        },
      }),
      { flavour: on(ink, paper), size: on(ink, paper) },
    )
  )
}
