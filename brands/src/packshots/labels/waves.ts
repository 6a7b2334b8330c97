import { mix } from '../../logos/colour.ts'
import { circle, n, part, path } from '../../logos/drawing.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** Water rising in three depths, with bubbles. */
export function waves(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const wide = kind === 'wide'
  const wave = (y: number, swing: number, shift: number) =>
    wide
      ? `M${n(w * y)} 0C${n(w * (y + swing))} ${n(h * 0.3)} ${n(w * (y - swing))} ${n(h * (0.6 + shift))} ${n(w * (y + swing * 0.4))} ${n(h)}H${n(w)}V0z`
      : `M0 ${n(h * y)}C${n(w * (0.2 + shift))} ${n(h * (y - swing))} ${n(w * (0.5 + shift))} ${n(h * (y + swing))} ${n(w)} ${n(h * (y - swing * 0.3))}V${n(h)}H0z`
  const bubbles: [number, number, number][] = [
    [0.2, 0.5, 0.022],
    [0.27, 0.44, 0.013],
    [0.72, 0.46, 0.03],
    [0.8, 0.53, 0.016],
    [0.66, 0.53, 0.012],
  ]
  return (
    ground(label, brand.colours.ground) +
    (wide ? '' : bubbles.map(([bx, by, br]) => circle(w * bx, h * by, w * br, tones.pale)).join('')) +
    path(wave(wide ? 0.56 : 0.6, wide ? 0.07 : 0.09, 0.1), tones.pale) +
    path(wave(wide ? 0.6 : 0.67, wide ? -0.06 : -0.08, 0.02), tones.main) +
    path(wave(wide ? 0.94 : 0.86, wide ? 0.04 : 0.05, 0.16), brand.colours.accent) +
    motifIn(
      label,
      wide ? part(label.safe, 0.86, 0.06, 1, 0.5) : { x: w * 0.39, y: h * 0.66, w: w * 0.22, h: w * 0.22 },
      { flat: mix(tones.main, '#ffffff', 0.82) },
    ) +
    print(
      label,
      zonesOf(label, {
        square: {
          flavour: [0.04, 0.9, 0.96, 0.955],
          size: [0.3, 0.965, 0.7, 0.99],
          mark: [0, 0.1, 1, 0.27],
          product: [0.06, 0.315, 0.94, 0.4],
        },
        tall: { flavour: [0, 0.88, 1, 0.93], mark: [0, 0.1, 1, 0.2], product: [0, 0.23, 1, 0.31] },
        wide: { flavour: [0.64, 0.56, 0.98, 0.76], size: [0.7, 0.82, 0.94, 0.92] },
      }),
      { flavour: onTone(label, wide ? tones.main : brand.colours.accent) },
    )
  )
}
