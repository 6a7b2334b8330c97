import { mix, on } from '../../logos/colour.ts'
import { circle, n, path, rect } from '../../logos/drawing.ts'
import { signIn } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A medallion with the sign, a ribbon with the product. */
export function crest(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: base, ink, accent } = brand.colours
  const tint = mix(base, ink, 0.07)
  const stripes = Array.from(
    { length: 12 },
    (_, i) => `M${n((i * w) / 12)} 0h${n(w / 24)}V${n(h)}h${n(-w / 24)}z`,
  ).join('')
  if (kind === 'wide')
    return (
      ground(label, base) +
      path(stripes, tint) +
      rect({ x: w * 0.62, y: 0, w: w * 0.38, h }, tones.main) +
      rect({ x: w * 0.614, y: 0, w: w * 0.012, h }, accent) +
      circle(w * 0.62, h * 0.5, h * 0.28, accent) +
      circle(w * 0.62, h * 0.5, h * 0.245, base) +
      signIn(label, { x: w * 0.62 - h * 0.14, y: h * 0.36, w: h * 0.28, h: h * 0.28 }) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.18, 0.5, 0.54],
            product: [0, 0.66, 0.5, 0.8],
            flavour: [0.76, 0.32, 1, 0.6],
            size: [0.78, 0.7, 0.98, 0.82],
          },
        }),
        { flavour: onTone(label, tones.main) },
      )
    )
  const r = Math.min(w * 0.19, h * 0.14)
  const [cx, cy] = [w * 0.5, h * (kind === 'tall' ? 0.15 : 0.16)]
  const y = h * 0.46
  const ribbon = `M${n(w * 0.03)} ${n(y)}H${n(w * 0.97)}L${n(w * 0.93)} ${n(y + h * 0.05)}L${n(w * 0.97)} ${n(y + h * 0.1)}H${n(w * 0.03)}L${n(w * 0.07)} ${n(y + h * 0.05)}z`
  const bowl = `M0 ${n(h * 0.66)}Q${n(w * 0.5)} ${n(h * 0.58)} ${n(w)} ${n(h * 0.66)}V${n(h)}H0z`
  const spot = { x: w * 0.5 - w * 0.12, y: h * 0.655, w: w * 0.24, h: Math.min(w * 0.24, h * 0.19) }
  return (
    ground(label, base) +
    path(stripes, tint) +
    path(bowl, accent) +
    path(bowl, tones.main, `transform="translate(0 ${n(h * 0.014)})"`) +
    circle(cx, cy, r, accent) +
    circle(cx, cy, r * 0.9, base) +
    circle(cx, cy, r * 0.83, 'none', `stroke="${accent}" stroke-width="${n(r * 0.04)}"`) +
    signIn(label, { x: cx - r * 0.55, y: cy - r * 0.58, w: r * 1.1, h: r * 1.1 }) +
    path(ribbon, ink) +
    motifIn(label, spot, { flat: mix(tones.main, '#ffffff', 0.8) }) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.3, 1, 0.43],
          product: [0.08, 0.485, 0.92, 0.53],
          flavour: [0, 0.885, 1, 0.94],
          size: [0.3, 0.958, 0.7, 0.988],
        },
        tall: {
          mark: [0, 0.3, 1, 0.42],
          product: [0.08, 0.48, 0.92, 0.53],
          flavour: [0, 0.885, 1, 0.935],
          size: [0.15, 0.955, 0.85, 0.98],
        },
      }),
      { product: on(ink, base), flavour: onTone(label, tones.main) },
      { product: { lines: 1 } },
    )
  )
}
