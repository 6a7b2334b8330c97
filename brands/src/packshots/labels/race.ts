import { circle, n, part, path, rect } from '../../logos/drawing.ts'
import { signIn, text } from '../../logos/setting.ts'
import { ground, type Label, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** Racing stripes, a chequered foot, and the size in a number roundel. */
export function race(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: base, ink, accent } = brand.colours
  const checks = (x: number, y: number, size: number, columns: number, rows: number) =>
    path(
      Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const)
        .filter(([c, r]) => (c + r) % 2 === 0)
        .map(([c, r]) => `M${n(x + c * size)} ${n(y + r * size)}h${n(size)}v${n(size)}h${n(-size)}z`)
        .join(''),
      ink,
    )
  const [number, unit] = [label.size.match(/[\d.,]+(?!.*x)/)?.[0] ?? '1', label.size.replace(/^.*?([a-zé]+)$/i, '$1')]
  const roundel = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, '#ffffff') +
    circle(cx, cy, r * 0.93, 'none', `stroke="${ink}" stroke-width="${n(r * 0.06)}"`) +
    text(number, { x: cx - r * 0.68, y: cy - r * 0.42, w: r * 1.36, h: r * 0.66 }, '#17191c', { face: 'staatliches' }) +
    text(unit, { x: cx - r * 0.4, y: cy + r * 0.36, w: r * 0.8, h: r * 0.24 }, '#17191c', { face: 'condensed' })
  if (kind === 'wide')
    return (
      ground(label, base) +
      rect({ x: w * 0.6, y: 0, w: w * 0.4, h }, tones.main) +
      rect({ x: 0, y: h * 0.72, w: w * 0.6, h: h * 0.05 }, accent) +
      rect({ x: 0, y: h * 0.8, w: w * 0.6, h: h * 0.05 }, tones.main) +
      checks(0, h * 0.88, h * 0.06, 24, 2) +
      roundel(w * 0.6, h * 0.42, h * 0.27) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.1, 0.47, 0.42],
            product: [0, 0.5, 0.47, 0.64],
            flavour: [0.7, 0.3, 1, 0.62],
            size: [0.7, 0.9, 0.71, 0.91],
          },
        }),
        { flavour: onTone(label, tones.main), size: tones.main },
      )
    )
  const [top, band] = kind === 'tall' ? [0.46, 0.36] : [0.45, 0.38]
  const cell = w / 14
  return (
    ground(label, base) +
    rect({ x: 0, y: h * top, w, h: h * 0.03 }, accent) +
    rect({ x: 0, y: h * (top + 0.045), w, h: h * 0.016 }, ink) +
    rect({ x: 0, y: h * (top + 0.075), w, h: h * band }, tones.main) +
    checks(0, h * (top + 0.075 + band), cell, 14, 2) +
    roundel(w * 0.5, h * (top + 0.18), Math.min(w * 0.2, h * 0.16)) +
    rect({ x: 0, y: h * (top + 0.075 + band) + cell * 2, w, h }, ink) +
    signIn(label, part(safe, 0.42, 0.02, 0.58, 0.11)) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.125, 1, 0.29],
          product: [0, 0.325, 1, 0.4],
          flavour: [0, 0.8, 1, 0.87],
          size: [0.5, 0.998, 0.5, 0.999],
        },
        tall: {
          mark: [0, 0.13, 1, 0.27],
          product: [0, 0.31, 1, 0.4],
          flavour: [0, 0.755, 1, 0.83],
          size: [0.5, 0.998, 0.5, 0.999],
        },
      }),
      { flavour: onTone(label, tones.main) },
      { size: { max: 0.01 } },
    )
  )
}
