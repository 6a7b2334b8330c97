import { mix } from '../../logos/colour.ts'
import { circle, n, part, path, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** A handful of cut paper thrown over the pack; the middle stays free for the name. */
export function confetti(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const wide = kind === 'wide'
  const colours = [tones.main, brand.colours.accent, tones.deep, mix(brand.colours.ground, '#ffffff', 0.65), tones.main]
  const unit = Math.sqrt(w * h) * 0.052
  const [columns, rows] = wide ? [12, 4] : [6, Math.round((6 * h) / w)]
  const bits: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const k = (row * 7 + column * 11 + row * column * 3) % 17
      const x = ((column + 0.5 + ((k % 5) - 2) * 0.11) / columns) * w
      const y = ((row + 0.5 + ((k % 7) - 3) * 0.08) / rows) * h
      const free = wide ? x > w * 0.05 && x < w * 0.62 && y > h * 0.1 && y < h * 0.9 : y > h * 0.1 && y < h * 0.5
      if (free) continue
      const fill = colours[(row * 3 + column * 2 + k) % colours.length]!
      const turn = (k * 47) % 180
      const place = `transform="translate(${n(x)} ${n(y)}) rotate(${turn})"`
      const s = n(unit)
      const forms = [
        `M${-s} ${-s * 0.34}H${s}V${n(s * 0.34)}H${-s}z`,
        `M0 ${-s}L${n(s * 0.9)} ${n(s * 0.6)}H${n(-s * 0.9)}z`,
        `M${-s} 0a${s} ${s} 0 0 1 ${2 * s} 0z`,
        `M${n(-s * 0.7)} 0a${n(s * 0.7)} ${n(s * 0.7)} 0 1 0 ${n(s * 1.4)} 0a${n(s * 0.7)} ${n(s * 0.7)} 0 1 0 ${n(-s * 1.4)} 0`,
        `M${-s} ${n(s * 0.5)}Q${n(-s * 0.5)} ${-s} 0 0T${s} ${n(-s * 0.5)}V${n(s * 0.1)}Q${n(s * 0.5)} ${n(s * 1.3)} 0 ${n(s * 0.6)}T${-s} ${s}z`,
      ]
      bits.push(path(forms[k % forms.length]!, fill, place))
    }
  const pill = wide ? part(label.safe, 0.66, 0.3, 1.02, 0.7) : { x: w * 0.1, y: h * 0.72, w: w * 0.8, h: h * 0.15 }
  const spot = wide
    ? { x: 0, y: 0, w: 0, h: 0 }
    : { x: w * 0.36, y: h * 0.49, w: w * 0.28, h: Math.min(w * 0.28, h * 0.22) }
  return (
    ground(label, brand.colours.ground) +
    bits.join('') +
    rect(pill, tones.main, `rx="${n(pill.h / 2)}"`) +
    rect(
      { x: pill.x + pill.h * 0.06, y: pill.y + pill.h * 0.06, w: pill.w - pill.h * 0.12, h: pill.h * 0.88 },
      'none',
      `rx="${n(pill.h * 0.44)}" stroke="${onTone(label, tones.main)}" stroke-width="${n(pill.h * 0.035)}" opacity=".6"`,
    ) +
    (wide
      ? ''
      : circle(w * 0.5, spot.y + spot.h / 2, spot.h * 0.62, brand.colours.ground) +
        motifIn(label, spot, { turn: -8 })) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.1, 1, 0.34],
          product: [0.04, 0.38, 0.96, 0.44],
          flavour: [0.09, 0.765, 0.91, 0.845],
          size: [0.3, 0.925, 0.7, 0.965],
        },
        tall: {
          mark: [0, 0.12, 1, 0.32],
          product: [0, 0.36, 1, 0.43],
          flavour: [0.05, 0.77, 0.95, 0.84],
          size: [0.15, 0.93, 0.85, 0.96],
        },
        wide: {
          mark: [0.04, 0.16, 0.6, 0.6],
          product: [0.04, 0.7, 0.6, 0.84],
          flavour: [0.71, 0.38, 0.97, 0.62],
          size: [0.76, 0.82, 0.92, 0.92],
        },
      }),
      { flavour: onTone(label, tones.main), size: brand.colours.ink },
      {},
    )
  )
}
