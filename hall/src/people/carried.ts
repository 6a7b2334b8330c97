import { type BufferGeometry, CatmullRomCurve3, CylinderGeometry, TubeGeometry, Vector3 } from 'three'
import type { Assembly } from '../kit/assembly.ts'
import { paint } from '../kit/materials.ts'
import { rounded } from '../kit/shapes.ts'
import type { Person } from './person.ts'
import type { Posed } from './skeleton.ts'

/** Lanyard and badge, bag, and what is in the hands; `cloth` is the upper part of what is worn, posed. */
export function carried(parts: Assembly, person: Person, { hands, neck }: Posed, cloth: BufferGeometry) {
  const { bagColour, tall } = person
  const points = cloth.getAttribute('position')
  const used = new Set(cloth.index!.array)
  /** The outermost z of the clothes around a point, in front (1) or behind (-1). */
  const surface = (x: number, y: number, way: 1 | -1, around = 0.03) => {
    let result = way * -9
    for (const i of used) {
      if (Math.abs(points.getX(i) - x) > around || Math.abs(points.getY(i) - y) > around) continue
      result = way > 0 ? Math.max(result, points.getZ(i)) : Math.min(result, points.getZ(i))
    }
    return Math.abs(result) > 8 ? neck.z + way * 0.09 : result
  }
  const chest = (x: number, y: number) => new Vector3(x, y, surface(x, y, 1) + 0.005)
  const band = (way: Vector3[], radius: number, colour: string) =>
    parts.add(new TubeGeometry(new CatmullRomCurve3(way), 40, radius, 8), paint(colour, 0.75))
  const solid = (geometry: BufferGeometry, at: Vector3, colour: string, roughness = 0.5, tilt = 0) =>
    parts.add(geometry, paint(colour, roughness), { x: at.x, y: at.y, z: at.z, tilt })
  const [right, left] = hands as [Posed['hands'][number], Posed['hands'][number]]
  const heights = [0.82, 0.79, 0.76, 0.72].map(share => share * tall + neck.y - 0.835 * tall)
  const end = heights[3]! - 0.03 * tall
  if (person.lanyard) {
    for (const side of [-1, 1]) {
      const falls = heights.map(y => chest(neck.x + (side * (y - end) * 0.42) / tall, y))
      const nape = new Vector3(neck.x + side * 0.03, neck.y + 0.035, neck.z - 0.06)
      const over = new Vector3(neck.x + side * 0.068, neck.y + 0.022, neck.z + 0.005)
      band([nape, over, ...falls, chest(neck.x, end)], 0.0032, person.lanyard)
    }
    const low = end - 0.065
    const z = Math.max(...[0.05, 0, -0.05].map(off => surface(neck.x, low + off, 1)))
    solid(rounded(0.084, 0.116, 0.004, 0.002), new Vector3(neck.x, low, z + 0.008), '#eceae4')
  }
  if (person.bag === 'tote') {
    // From the shoulder, or from a hand that hangs down.
    const low = left.wrist.y < 0.55 * tall
    const from = (low ? left.palm.clone() : left.shoulder.clone()).add(new Vector3(0.012, low ? 0 : 0.055, 0))
    const at = from.clone().add(low ? new Vector3(0, -0.36, 0) : new Vector3(0.085, -0.3 * tall, -0.06))
    solid(rounded(0.055, 0.34, 0.33, 0.025), at, bagColour, 0.9)
    for (const z of [-0.09, 0.09])
      band(
        [
          at.clone().add(new Vector3(0, 0.16, z)),
          from
            .clone()
            .lerp(at, 0.3)
            .add(new Vector3(0, 0, z * 0.5)),
          from,
        ],
        0.008,
        bagColour,
      )
  }
  if (person.bag === 'pack') {
    const y = neck.y - 0.125 * tall
    const back = new Vector3(neck.x, y, Math.min(...[-0.1, 0, 0.1].map(off => surface(neck.x, y + off, -1))) - 0.065)
    solid(rounded(0.28, 0.42, 0.14, 0.06), back, bagColour, 0.9)
    solid(rounded(0.2, 0.2, 0.08, 0.035), back.clone().add(new Vector3(0, -0.07, -0.075)), bagColour, 0.9)
    for (const side of [-1, 1]) {
      const x = neck.x + side * 0.1
      const front = heights.map(height => chest(x, height))
      const top = new Vector3(x, neck.y + 0.022, neck.z - 0.01)
      band(
        [new Vector3(x, neck.y - 0.04, back.z + 0.04), top, ...front, new Vector3(x + side * 0.05, end - 0.06, 0)],
        0.01,
        bagColour,
      )
    }
  }
  const hand = right.palm
    .clone()
    .addScaledVector(right.way, 0.015)
    .add(new Vector3(0.005, 0.01, 0.035))
  const can = (low: number, high: number, r1: number, r2: number, colour: string) =>
    solid(
      new CylinderGeometry(r2, r1, high - low, 24),
      hand.clone().add(new Vector3(0, (low + high) / 2, 0)),
      colour,
      0.35,
    )
  if (person.holds === 'cup') {
    can(-0.05, 0.06, 0.031, 0.041, '#e8e4da')
    can(0.06, 0.075, 0.045, 0.04, '#3a2c24')
  }
  if (person.holds === 'shaker') {
    can(-0.1, 0.1, 0.036, 0.044, person.shaker)
    can(0.1, 0.14, 0.046, 0.036, '#1d2125')
    can(0.14, 0.178, 0.015, 0.012, '#1d2125')
  }
  if (person.holds === 'tablet') {
    const middle = right.palm
      .clone()
      .lerp(left.palm, 0.5)
      .add(new Vector3(0, 0.04, 0.05))
    solid(rounded(0.24, 0.17, 0.01, 0.004), middle, '#1d2125', 0.3, -0.9)
  }
}
