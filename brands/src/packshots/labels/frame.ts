import { mix } from '../../logos/colour.ts'
import { circle, n, part, path, rect } from '../../logos/drawing.ts'
import { signIn } from '../../logos/setting.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A fine frame with notched corners, and the flavour set like a stone. */
export function frame(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: dark, ink, accent } = brand.colours
  const notched = (m: number, c: number, x0 = safe.x - w * 0.02, x1 = safe.x + safe.w + w * 0.02) =>
    `M${n(x0 + c)} ${n(h * m)}H${n(x1 - c)}A${n(c)} ${n(c)} 0 0 0 ${n(x1)} ${n(h * m + c)}V${n(h * (1 - m) - c)}A${n(c)} ${n(c)} 0 0 0 ${n(x1 - c)} ${n(h * (1 - m))}H${n(x0 + c)}A${n(c)} ${n(c)} 0 0 0 ${n(x0)} ${n(h * (1 - m) - c)}V${n(h * m + c)}A${n(c)} ${n(c)} 0 0 0 ${n(x0 + c)} ${n(h * m)}z`
  const line = `stroke="${accent}" stroke-width="${n(Math.min(w, h) * 0.009)}"`
  if (kind === 'wide')
    return (
      ground(label, dark) +
      path(notched(0.09, h * 0.1), 'none', line) +
      circle(w * 0.8, h * 0.42, h * 0.25, tones.main) +
      circle(w * 0.8, h * 0.42, h * 0.29, 'none', line) +
      motifIn(
        label,
        { x: w * 0.8 - h * 0.15, y: h * 0.27, w: h * 0.3, h: h * 0.3 },
        { flat: mix(tones.main, '#ffffff', 0.8) },
      ) +
      signIn(label, part(safe, 0.02, 0.3, 0.12, 0.7), accent) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0.15, 0.22, 0.62, 0.54],
            product: [0.15, 0.64, 0.62, 0.76],
            flavour: [0.66, 0.75, 0.98, 0.87],
            size: [0.02, 0.8, 0.14, 0.88],
          },
        }),
        { product: accent, size: ink },
      )
    )
  const r = Math.min(w * 0.17, h * 0.13)
  const [cx, cy] = [w * 0.5, h * (kind === 'tall' ? 0.6 : 0.645)]
  return (
    ground(label, dark) +
    path(notched(0.04, w * 0.05), 'none', line) +
    path(
      notched(0.055, w * 0.05, safe.x + w * 0.002, safe.x + safe.w - w * 0.002),
      'none',
      `stroke="${accent}" stroke-width="${n(w * 0.003)}"`,
    ) +
    signIn(label, part(safe, 0.4, 0.07, 0.6, 0.15), accent) +
    rect({ x: safe.x + safe.w * 0.08, y: cy - h * 0.002, w: safe.w * 0.84, h: h * 0.005 }, accent) +
    circle(cx, cy, r * 1.28, dark) +
    circle(cx, cy, r * 1.16, 'none', line) +
    circle(cx, cy, r, tones.main) +
    motifIn(
      label,
      { x: cx - r * 0.6, y: cy - r * 0.6, w: r * 1.2, h: r * 1.2 },
      { flat: mix(tones.main, '#ffffff', 0.84) },
    ) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0.06, 0.18, 0.94, 0.315],
          product: [0.08, 0.36, 0.92, 0.42],
          flavour: [0.08, 0.83, 0.92, 0.885],
          size: [0.3, 0.915, 0.7, 0.945],
        },
        tall: {
          mark: [0.06, 0.2, 0.94, 0.32],
          product: [0.06, 0.355, 0.94, 0.43],
          flavour: [0.06, 0.8, 0.94, 0.85],
          size: [0.15, 0.88, 0.85, 0.905],
        },
      }),
      { product: accent, flavour: ink, size: accent },
      { product: { tracking: 0.1 } },
    )
  )
}
