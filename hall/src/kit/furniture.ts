import { type Material, SphereGeometry } from 'three'
import { type Assembly, modelOf } from './assembly.ts'
import { finish, glow } from './materials.ts'
import { box, disc, rod, rounded, turned } from './shapes.ts'

const quarter = Math.PI / 2

/** Standing table, top at 1.1 m. */
export const barTable = (top: Material) =>
  modelOf(`bar table ${top.uuid}`, parts => {
    parts.add(turned([0, 0, 0.26, 0, 0.26, 0.012, 0.04, 0.035], 28), finish.chrome())
    parts.add(rod(0.03, 1.06), finish.chrome(), { y: 0.55 })
    parts.add(turned([0, 1.08, 0.33, 1.08, 0.35, 1.09, 0.35, 1.105, 0.34, 1.115, 0, 1.115], 36), top)
  })

/** Round meeting table, top at 0.74 m. */
export const table = (top: Material) =>
  modelOf(`table ${top.uuid}`, parts => {
    parts.add(turned([0, 0, 0.3, 0, 0.3, 0.012, 0.05, 0.04, 0.035, 0.715], 28), finish.ink())
    parts.add(turned([0, 0.71, 0.43, 0.71, 0.45, 0.722, 0.45, 0.735, 0.44, 0.742, 0, 0.742], 40), top)
  })

export const coffeeTable = (top: Material) =>
  modelOf(`coffee table ${top.uuid}`, parts => {
    parts.add(turned([0, 0.4, 0.48, 0.4, 0.5, 0.41, 0.5, 0.43, 0, 0.43], 40), top)
    parts.add(rod(0.03, 0.4), finish.ink(), { y: 0.2 })
    parts.add(turned([0, 0, 0.28, 0, 0.28, 0.015, 0, 0.02], 30), finish.ink())
  })

/** Flat screen of 16:9 on a wall or stand, its back at z = 0; the caller prints the picture. */
export function screen(parts: Assembly, width: number, picture: Material) {
  const height = (width * 9) / 16
  parts.add(rounded(width + 0.04, height + 0.04, 0.045, 0.01, 2), finish.ink(), { z: 0.025 })
  parts.add(box(width, height, 0.002), picture, { z: 0.0495 })
}

/** Ceiling spotlight that hangs from a bar at y = 0. */
export const spotlight = () =>
  modelOf('spotlight', parts => {
    parts.add(rod(0.01, 0.14, 8), finish.ink(), { y: -0.07 })
    parts.add(rod(0.07, 0.22, 16, 0.055), finish.ink(), { y: -0.25 })
    parts.add(disc(0.06, 16), glow('#fff3e2', 2.2), { y: -0.362, tilt: quarter })
  })

/** Pendant lamp on a cable of `drop` metres from y = 0. */
export const pendant = (drop: number, shade: Material) =>
  modelOf(`pendant ${drop} ${shade.uuid}`, parts => {
    parts.add(rod(0.005, drop, 6), finish.ink(), { y: -drop / 2 })
    parts.add(turned([0.04, 0.14, 0.05, 0.13, 0.16, 0], 24), shade, { y: -drop - 0.12 })
    parts.add(new SphereGeometry(0.06, 16, 12), glow('#fff0d8', 1.8), { y: -drop - 0.09 })
  })

/** Leaflet stand, facing +z. */
export const leaflets = (paper: Material) =>
  modelOf(`leaflets ${paper.uuid}`, parts => {
    parts.add(rounded(0.34, 1.3, 0.03, 0.012, 2), finish.steel(), { y: 0.66, tilt: -0.12 })
    parts.add(turned([0, 0, 0.2, 0, 0.2, 0.015, 0, 0.02], 24), finish.steel())
    for (let i = 0; i < 4; i++)
      parts.add(box(0.22, 0.26, 0.02), paper, { y: 0.36 + i * 0.29, z: 0.063 - i * 0.035, tilt: -0.12 })
  })
