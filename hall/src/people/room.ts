import { InstancedMesh, Mesh, type Object3D, Vector3 } from 'three'
import { booths, door, hall, lobby } from '../floorplan.ts'
import { stops, ways } from '../stops.ts'

export type Spot = [x: number, z: number]
/** Metres between two spots. */
export const apart = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Cells of the map of what stands about, in metres. */
const cell = 0.1
const [west, north, columns] = [lobby.x - 1, -2, 1000]
/** What is lower or higher than this is in nobody's way. */
const [ankle, crown] = [0.2, 1.75]

/** Whether anything of the scene stands within `radius` of a spot: a map of all shapes between ankle and crown. */
export function obstaclesOf(root: Object3D): (spot: Spot, radius: number) => boolean {
  const map = new Set<number>()
  const at = (x: number, z: number) => Math.floor((x - west) / cell) + columns * Math.floor((z - north) / cell)
  const fill = (a: Vector3, b: Vector3, c: Vector3) => {
    const high = Math.max(a.y, b.y, c.y)
    if (high < ankle || Math.min(a.y, b.y, c.y) > crown) return
    const size = Math.max(
      Math.hypot(a.x - b.x, a.z - b.z),
      Math.hypot(b.x - c.x, b.z - c.z),
      Math.hypot(c.x - a.x, c.z - a.z),
    )
    if (size <= cell * 1.5) for (const { x, z } of [a, b, c]) map.add(at(x, z))
    else {
      const [d, e, f] = [a.clone().lerp(b, 0.5), b.clone().lerp(c, 0.5), c.clone().lerp(a, 0.5)]
      fill(a, d, f)
      fill(d, b, e)
      fill(f, e, c)
      fill(d, e, f)
    }
  }
  root.updateMatrixWorld(true)
  root.traverse(object => {
    if (!(object instanceof Mesh)) return
    const { geometry } = object
    const { index, attributes } = geometry
    geometry.computeBoundingBox()
    const copies = object instanceof InstancedMesh ? object.count : 1
    for (let copy = 0; copy < copies; copy++) {
      const place = object.matrixWorld.clone()
      if (object instanceof InstancedMesh) object.getMatrixAt(copy, place)
      const { min, max } = geometry.boundingBox!.clone().applyMatrix4(place)
      if (max.y < ankle || min.y > crown) continue
      // What is small stands for its box: thousands of packs are.
      const small = max.x - min.x < 0.3 && max.z - min.z < 0.3
      if (small) for (let x = min.x; x <= max.x; x += cell) for (let z = min.z; z <= max.z; z += cell) map.add(at(x, z))
      if (small) continue
      const corner = (i: number) =>
        new Vector3().fromBufferAttribute(attributes.position, index.getX(i)).applyMatrix4(place)
      for (let i = 0; i < index.count; i += 3) fill(corner(i), corner(i + 1), corner(i + 2))
    }
  })
  return ([x, z], radius) => {
    for (let dx = -radius; dx <= radius; dx += cell)
      for (let dz = -radius; dz <= radius; dz += cell)
        if (Math.hypot(dx, dz) <= radius && map.has(at(x + dx, z + dz))) return true
    return false
  }
}

const spots = stops.map(({ x, y }): Spot => [x, y])

/** Whether a spot leaves room around the camera stops and on the ways between them. */
export const clearsWays = (spot: Spot) =>
  spots.every(stop => apart(spot, stop) >= 2.2) &&
  ways.every(([from, to]) => {
    const [a, b] = [spots[from]!, spots[to]!]
    const t = ((spot[0] - a[0]) * (b[0] - a[0]) + (spot[1] - a[1]) * (b[1] - a[1])) / apart(a, b) ** 2
    const along = Math.max(0, Math.min(1, t))
    return apart(spot, [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along]) >= 0.8
  })

/** Walls that hide people, from above: the backs of the booths, and the wall on both sides of the lobby's door. */
const walls: [Spot, Spot][] = booths.map(({ x, y, width, depth, facing }) => {
  if (facing === 'west')
    return [
      [x + width, y],
      [x + width, y + depth],
    ]
  const back = facing === 'south' ? y : y + depth
  return [
    [x, back],
    [x + width, back],
  ]
})
walls.push(
  [
    [0, -1],
    [0, door.y - door.width / 2],
  ],
  [
    [0, door.y + door.width / 2],
    [0, hall.depth],
  ],
)

const side = ([ax, az]: Spot, [bx, bz]: Spot, [x, z]: Spot) => (bx - ax) * (z - az) - (bz - az) * (x - ax)

/** Whether no wall is between two spots. */
export const inSight = (from: Spot, to: Spot) =>
  !walls.some(([a, b]) => side(a, b, from) * side(a, b, to) < 0 && side(from, to, a) * side(from, to, b) < 0)

/** Whether a spot is in the hall or the lobby and outside all booths. */
export const onFloor = ([px, pz]: Spot) =>
  (px > 1 || (px < -2.5 && pz < lobby.depth - 1.5)) &&
  !booths.some(
    ({ x, y, width, depth }) =>
      Math.abs(px - x - width / 2) < width / 2 + 0.4 && Math.abs(pz - y - depth / 2) < depth / 2 + 0.4,
  )
