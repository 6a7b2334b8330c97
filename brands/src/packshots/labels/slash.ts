import { mix } from '../../logos/colour.ts'
import { n, part, path } from '../../logos/drawing.ts'
import { signIn } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** One cut from edge to edge: brand above, flavour below. */
export function slash(label: Label): string {
  const { w, h, tones, brand, kind } = label
  if (kind === 'wide') {
    const cut = (from: number, to: number, fill: string) =>
      path(
        `M${n(w * from + h * 0.32)} 0H${n(w * to + h * 0.32)}L${n(w * to - h * 0.32)} ${n(h)}H${n(w * from - h * 0.32)}z`,
        fill,
      )
    return (
      ground(label, brand.colours.ground) +
      cut(0.66, 1.2, tones.main) +
      cut(0.63, 0.66, brand.colours.accent) +
      motifIn(label, part(label.safe, 0.88, 0.06, 1, 0.46), { flat: mix(tones.main, '#ffffff', 0.75) }) +
      print(
        label,
        zonesOf(label, {
          wide: { flavour: [0.7, 0.54, 1, 0.74], size: [0.76, 0.8, 1, 0.9], mark: [0, 0.18, 0.58, 0.58] },
        }),
        { flavour: onTone(label, tones.main) },
      )
    )
  }
  const cut = (left: number, right: number, thick: number, fill: string) =>
    path(`M0 ${n(h * left)}L${n(w)} ${n(h * right)}v${n(h * thick)}L0 ${n(h * (left + thick))}z`, fill)
  return (
    ground(label, brand.colours.ground) +
    path(`M0 ${n(h * 0.68)}L${n(w)} ${n(h * 0.42)}V${n(h)}H0z`, tones.main) +
    path(`M0 ${n(h * 0.9)}L${n(w)} ${n(h * 0.64)}V${n(h)}H0z`, tones.deep) +
    cut(0.64, 0.38, 0.05, brand.colours.accent) +
    cut(0.71, 0.45, 0.012, '#ffffff') +
    motifIn(
      label,
      { x: w * 0.57, y: h * 0.5, w: w * 0.26, h: w * 0.26 },
      { flat: mix(tones.main, '#ffffff', 0.78), turn: -14 },
    ) +
    signIn(label, part(label.safe, 0, 0.03, 0.16, 0.13), brand.colours.ink) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.14, 1, 0.32],
          product: [0, 0.36, 0.72, 0.46],
          flavour: [0, 0.81, 0.9, 0.885],
          size: [0, 0.905, 0.5, 0.94],
        },
        tall: {
          mark: [0, 0.1, 1, 0.2],
          product: [0, 0.22, 1, 0.31],
          flavour: [0, 0.84, 1, 0.91],
          size: [0, 0.94, 0.6, 0.965],
        },
      }),
      { flavour: onTone(label, tones.deep) },
      { mark: { align: 'left' }, product: { align: 'left' }, flavour: { align: 'left' }, size: { align: 'left' } },
    )
  )
}
