import { circle, n, path } from '../../logos/drawing.ts'
import { ground, type Label, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** Mountain ranges in the flavour's three depths under a low sun. */
export function ridge(label: Label): string {
  const { w, h, tones, brand } = label
  const wide = label.kind === 'wide'
  const base = wide ? 0.2 : 0.5
  const x = (share: number) => n(w * (wide ? 0.5 + share * 0.5 : share))
  const y = (share: number) => n(h * (base + share * (1 - base)))
  const range = (points: [number, number][]) =>
    `M${x(0)} ${n(h)}${points.map(([px, py]) => `L${x(px)} ${y(py)}`).join('')}L${x(1)} ${n(h)}z`
  const sun = wide
    ? circle(w * 0.8, h * 0.36, h * 0.2, brand.colours.accent)
    : circle(w * 0.64, h * 0.575, w * 0.115, brand.colours.accent)
  const back = range([
    [0, 0.42],
    [0.16, 0.2],
    [0.3, 0.38],
    [0.5, 0.12],
    [0.74, 0.4],
    [0.88, 0.24],
    [1, 0.4],
  ])
  const middle = range([
    [0, 0.34],
    [0.2, 0.52],
    [0.34, 0.4],
    [0.62, 0.66],
    [0.82, 0.42],
    [1, 0.6],
  ])
  const front = range([
    [0, 0.72],
    [0.24, 0.58],
    [0.46, 0.74],
    [0.7, 0.62],
    [1, 0.8],
  ])
  const snow = `M${x(0.5)} ${y(0.12)}L${x(0.6)} ${y(0.237)}L${x(0.54)} ${y(0.225)}L${x(0.5)} ${y(0.27)}L${x(0.46)} ${y(0.225)}L${x(0.41)} ${y(0.245)}z`
  const zones = zonesOf(label, {
    wide: {
      flavour: [0.58, 0.62, 1, 0.82],
      size: [0.7, 0.86, 1, 0.96],
      mark: [0, 0.16, 0.5, 0.56],
      product: [0, 0.66, 0.48, 0.82],
    },
    square: { flavour: [0.04, 0.845, 0.96, 0.92], size: [0.3, 0.945, 0.7, 0.98] },
  })
  return (
    ground(label, brand.colours.ground) +
    sun +
    path(back, tones.pale) +
    path(snow, '#ffffff', 'opacity=".85"') +
    path(middle, tones.main) +
    path(front, tones.deep) +
    print(label, zones, { flavour: onTone(label, tones.deep) })
  )
}
