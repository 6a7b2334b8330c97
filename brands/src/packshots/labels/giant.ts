import { mix } from '../../logos/colour.ts'
import { n, part, path, rect } from '../../logos/drawing.ts'
import { signIn } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** The flavour fills the pack: one fruit larger than the label, the brand on a wave of its own colour. */
export function giant(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: base } = brand.colours
  const wide = kind === 'wide'
  const big = wide ? h * 1.25 : Math.min(w * 0.86, h * 0.62)
  const spot = wide
    ? { x: w * 0.7, y: h * -0.12, w: big, h: big }
    : { x: w * 0.5 - big * 0.42, y: h * 0.41, w: big, h: big }
  const back = mix(tones.main, '#ffffff', 0.25)
  const field = wide
    ? path(`M0 0H${n(w * 0.56)}Q${n(w * 0.66)} ${n(h * 0.5)} ${n(w * 0.58)} ${n(h)}H0z`, base)
    : path(
        `M0 0H${n(w)}V${n(h * 0.37)}Q${n(w * 0.72)} ${n(h * 0.5)} ${n(w * 0.46)} ${n(h * 0.42)}T0 ${n(h * 0.43)}z`,
        base,
      )
  const foot = wide
    ? ''
    : path(`M0 ${n(h * 0.86)}Q${n(w * 0.5)} ${n(h * 0.81)} ${n(w)} ${n(h * 0.86)}V${n(h)}H0z`, tones.deep)
  const plate = wide ? rect(part(label.safe, 0.62, 0.68, 1.02, 0.96), tones.deep, `rx="${n(h * 0.14)}"`) : ''
  return (
    ground(label, back) +
    motifIn(label, spot, { colour: mix(tones.main, '#200808', 0.06), turn: 12 }) +
    field +
    foot +
    plate +
    signIn(label, wide ? part(label.safe, 0, 0.72, 0.1, 0.98) : part(label.safe, 0.44, 0.02, 0.56, 0.09)) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0.02, 0.085, 0.98, 0.255],
          product: [0.02, 0.295, 0.98, 0.35],
          flavour: [0, 0.885, 1, 0.945],
          size: [0.3, 0.962, 0.7, 0.99],
        },
        tall: {
          mark: [0, 0.12, 1, 0.27],
          product: [0, 0.295, 1, 0.36],
          flavour: [0, 0.885, 1, 0.935],
          size: [0.15, 0.955, 0.85, 0.98],
        },
        wide: {
          mark: [0, 0.1, 0.52, 0.6],
          product: [0.14, 0.74, 0.52, 0.9],
          flavour: [0.66, 0.72, 0.98, 0.92],
          size: [0.98, 0.02, 1, 0.04],
        },
      }),
      { flavour: onTone(label, tones.deep) },
    )
  )
}
