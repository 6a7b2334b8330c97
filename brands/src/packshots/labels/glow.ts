import { lighter, mix } from '../../logos/colour.ts'
import { circle, n } from '../../logos/drawing.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** The flavour glows out of the dark behind thin rings. */
export function glow(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: dark, ink, accent } = brand.colours
  const wide = kind === 'wide'
  const [cx, cy, r] = wide ? [w * 0.8, h * 0.46, h * 0.46] : [w * 0.5, h * 0.6, Math.min(w * 0.44, h * 0.3)]
  const light = mix(tones.main, '#ffffff', 0.15)
  const rings = [0.52, 0.66, 0.8, 0.96]
    .map((k, i) =>
      circle(
        cx,
        cy,
        r * k,
        'none',
        `stroke="${i === 1 ? accent : light}" stroke-width="${n(r * (i === 1 ? 0.035 : 0.014))}" opacity="${0.95 - i * 0.16}"`,
      ),
    )
    .join('')
  const halo = `<radialGradient id="glow"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${tones.main}" stop-opacity=".75"/><stop offset="1" stop-color="${tones.main}" stop-opacity="0"/></radialGradient>`
  const spot = { x: cx - r * 0.36, y: cy - r * 0.36, w: r * 0.72, h: r * 0.72 }
  return (
    halo +
    ground(label, dark) +
    circle(cx, cy, r * 1.5, 'url(#glow)') +
    rings +
    circle(cx, cy, r * 0.44, dark) +
    motifIn(label, spot, { colour: lighter(tones.main, 0.06) }) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.05, 1, 0.2],
          product: [0, 0.235, 1, 0.29],
          flavour: [0, 0.905, 1, 0.96],
          size: [0.3, 0.973, 0.7, 0.997],
        },
        tall: {
          mark: [0, 0.07, 1, 0.2],
          product: [0, 0.23, 1, 0.3],
          flavour: [0, 0.865, 1, 0.915],
          size: [0.15, 0.94, 0.85, 0.965],
        },
        wide: {
          mark: [0, 0.14, 0.56, 0.54],
          product: [0, 0.64, 0.56, 0.78],
          flavour: [0.6, 0.86, 1, 0.99],
          size: [0, 0.88, 0.3, 0.97],
        },
      }),
      { product: accent, flavour: ink, size: accent },
      wide ? { size: { align: 'left' }, mark: { align: 'left' }, product: { align: 'left' } } : {},
    )
  )
}
