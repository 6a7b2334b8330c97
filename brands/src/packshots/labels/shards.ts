import { n, path, rect } from '../../logos/drawing.ts'
import { ground, type Label, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** Splinters of the flavour flying up from the foot. */
export function shards(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const wide = kind === 'wide'
  const x = (share: number) => n(w * (wide ? 0.46 + share * 0.54 : share))
  const y = (share: number) => n(h * (wide ? share : 0.38 + share * 0.62))
  const shard = (fill: string, ...points: [number, number][]) =>
    path(`M${points.map(([px, py]) => `${x(px)} ${y(py)}`).join('L')}z`, fill)
  return (
    ground(label, brand.colours.ground) +
    shard(tones.deep, [0, 0.62], [0.42, 0.3], [0.36, 1], [0, 1]) +
    shard(tones.main, [0.36, 1], [0.5, 0.16], [0.74, 0.44], [0.66, 1]) +
    shard(tones.pale, [0.5, 0.16], [0.6, 0.62], [0.74, 0.44]) +
    shard(brand.colours.accent, [0.2, 0.72], [0.34, 0.52], [0.3, 1], [0.22, 1]) +
    shard(tones.main, [0.66, 1], [0.82, 0.5], [1, 0.34], [1, 1]) +
    shard(tones.deep, [0.82, 0.5], [0.9, 0.74], [1, 0.34]) +
    shard(tones.pale, [0.1, 0.44], [0.18, 0.3], [0.15, 0.5]) +
    shard(tones.main, [0.8, 0.24], [0.9, 0.1], [0.87, 0.32]) +
    rect(
      wide ? { x: 0, y: h * 0.9, w: w * 0.5, h: h * 0.1 } : { x: 0, y: h * 0.845, w, h: h * 0.155 },
      brand.colours.ground,
    ) +
    (wide ? '' : rect({ x: 0, y: h * 0.845, w, h: h * 0.012 }, brand.colours.accent)) +
    print(
      label,
      zonesOf(label, {
        square: {
          flavour: [0.02, 0.885, 0.98, 0.945],
          size: [0.3, 0.962, 0.7, 0.99],
          mark: [0, 0.06, 1, 0.24],
          product: [0.02, 0.275, 0.98, 0.345],
        },
        tall: { flavour: [0, 0.88, 1, 0.935], size: [0.15, 0.955, 0.85, 0.98] },
        wide: {
          flavour: [0.62, 0.7, 0.98, 0.9],
          size: [0.36, 0.78, 0.5, 0.88],
          product: [0, 0.62, 0.5, 0.74],
          mark: [0, 0.16, 0.5, 0.5],
        },
      }),
      { flavour: wide ? onTone(label, tones.main) : brand.colours.ink, size: brand.colours.ink },
      { mark: { slant: 0.12 }, flavour: { slant: 0.12 } },
    )
  )
}
