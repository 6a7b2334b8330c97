import type { Material } from 'three'
import { modelOf } from './assembly.ts'
import { finish } from './materials.ts'
import { ring, rod, rounded, turned } from './shapes.ts'

const quarter = Math.PI / 2

/** Bar stool, seat at 0.78 m, facing +z. */
export const stool = (seat: Material) =>
  modelOf(`stool ${seat.uuid}`, parts => {
    const chrome = finish.chrome()
    parts.add(turned([0, 0, 0.2, 0, 0.2, 0.012, 0.03, 0.03]), chrome)
    parts.add(rod(0.022, 0.7), chrome, { y: 0.37 })
    parts.add(ring(0.15, 0.01, 20), chrome, { y: 0.3, tilt: quarter })
    parts.add(rounded(0.38, 0.07, 0.36, 0.03), seat, { y: 0.75 })
    parts.add(rounded(0.38, 0.26, 0.045, 0.022), seat, { y: 0.88, z: -0.17, tilt: -0.12 })
  })

/** Shell chair on four wooden legs, facing +z. */
export const chair = (seat: Material) =>
  modelOf(`chair ${seat.uuid}`, parts => {
    parts.add(rounded(0.46, 0.05, 0.44, 0.024), seat, { y: 0.45 })
    parts.add(rounded(0.44, 0.38, 0.04, 0.02), seat, { y: 0.66, z: -0.22, tilt: -0.15 })
    for (const x of [-0.18, 0.18])
      for (const z of [-0.16, 0.16])
        parts.add(rod(0.014, 0.44, 8, 0.02), finish.oak(), {
          x: x * 1.1,
          y: 0.22,
          z: z * 1.1,
          tilt: z * 0.5,
          roll: -x * 0.5,
        })
  })

/** Upholstered bench with a back, `width` wide, facing +z. */
export const sofa = (width: number, fabric: Material) =>
  modelOf(`sofa ${width} ${fabric.uuid}`, parts => {
    parts.add(rounded(width, 0.2, 0.8, 0.06), fabric, { y: 0.33 })
    parts.add(rounded(width, 0.46, 0.2, 0.08), fabric, { y: 0.62, z: -0.33, tilt: -0.1 })
    const seats = Math.max(1, Math.round(width / 0.8))
    for (let i = 0; i < seats; i++)
      parts.add(rounded((width - 0.36) / seats - 0.02, 0.1, 0.62, 0.045), fabric, {
        x: (i - (seats - 1) / 2) * ((width - 0.36) / seats),
        y: 0.46,
        z: 0.06,
      })
    for (const side of [-1, 1]) {
      parts.add(rounded(0.17, 0.36, 0.8, 0.06), fabric, { x: side * (width / 2 - 0.06), y: 0.46 })
      for (const z of [-0.3, 0.3])
        parts.add(rod(0.02, 0.24, 8), finish.walnut(), { x: side * (width / 2 - 0.14), y: 0.12, z })
    }
  })

/** Slatted bench without a back. */
export const bench = (width: number) =>
  modelOf(`bench ${width}`, parts => {
    for (let i = 0; i < 5; i++)
      parts.add(rounded(width, 0.05, 0.085, 0.012, 2), finish.oak(), { y: 0.45, z: (i - 2) * 0.1 })
    for (const side of [-1, 1])
      parts.add(rounded(0.06, 0.43, 0.46, 0.012, 2), finish.ink(), { x: side * (width / 2 - 0.2), y: 0.215 })
  })
