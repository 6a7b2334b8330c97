import { InstancedMesh, Matrix4, Mesh, type Object3D, Vector3 } from 'three'
import type { Point } from '../angles.ts'
import { booths, door, hall, lobby } from '../floorplan.ts'
import { frameOf } from '../hall.ts'
import { stops, ways } from '../stops.ts'

type Spot = [x: number, z: number]

/** Cells of the map of what stands about, in metres. */
const cell = 0.1
const [west, north] = [lobby.x - 1, -2]
const [columns, rows] = [(hall.width - west + 2) / cell, (hall.depth - north + 2) / cell].map(Math.ceil) as [
  number,
  number,
]
/** What is lower or higher than this is in nobody's way. */
const [ankle, crown] = [0.2, 1.75]

/** Whether anything of the scene stands within `radius` of a spot: a map of all shapes between ankle and crown. */
export function obstaclesOf(root: Object3D): (spot: Spot, radius: number) => boolean {
  const map = new Uint8Array(columns * rows)
  const fill = (a: Vector3, b: Vector3, c: Vector3) => {
    if (Math.max(a.y, b.y, c.y) < ankle || Math.min(a.y, b.y, c.y) > crown) return
    const [x1, x2] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)]
    const [z1, z2] = [Math.min(a.z, b.z, c.z), Math.max(a.z, b.z, c.z)]
    // A large triangle that is askew is not its box: four smaller ones come closer.
    if (x2 - x1 > 0.3 && z2 - z1 > 0.3) {
      const [d, e, f] = [a.clone().lerp(b, 0.5), b.clone().lerp(c, 0.5), c.clone().lerp(a, 0.5)]
      fill(a, d, f)
      fill(d, b, e)
      fill(f, e, c)
      return fill(d, e, f)
    }
    const [from, to] = [
      Math.max(0, Math.floor((x1 - west) / cell)),
      Math.min(columns - 1, Math.floor((x2 - west) / cell)),
    ]
    for (
      let row = Math.max(0, Math.floor((z1 - north) / cell));
      row <= Math.min(rows - 1, Math.floor((z2 - north) / cell));
      row++
    )
      if (to >= from) map.fill(1, row * columns + from, row * columns + to + 1)
  }
  root.updateMatrixWorld(true)
  const [place, ...corners] = [new Matrix4(), new Vector3(), new Vector3(), new Vector3()] as const
  root.traverse(object => {
    if (!(object instanceof Mesh)) return
    const { index, attributes } = object.geometry
    for (let copy = 0; copy < (object instanceof InstancedMesh ? object.count : 1); copy++) {
      place.copy(object.matrixWorld)
      if (object instanceof InstancedMesh) object.getMatrixAt(copy, place)
      for (let i = 0; i < index.count; i += 3) {
        corners.forEach((corner, c) => {
          corner.fromBufferAttribute(attributes.position, index.getX(i + c)).applyMatrix4(place)
        })
        fill(...corners)
      }
    }
  })
  return ([x, z], radius) => {
    const reach = Math.ceil(radius / cell)
    const [column, row] = [Math.floor((x - west) / cell), Math.floor((z - north) / cell)]
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++)
        if (Math.hypot(i, j) * cell <= radius && map[(row + j) * columns + column + i]) return true
    return false
  }
}

const distance = ([x, z]: Spot, [px, pz]: Spot) => Math.hypot(x - px, z - pz)

/** Metres from a spot to the nearest of its points on a line. */
function toLine([x, z]: Spot, [ax, az]: Spot, [bx, bz]: Spot): number {
  const t = ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / ((bx - ax) ** 2 + (bz - az) ** 2)
  const along = Math.max(0, Math.min(1, t))
  return distance([x, z], [ax + (bx - ax) * along, az + (bz - az) * along])
}

const spots = stops.map(({ x, y }): Spot => [x, y])
const lines = ways.map(([a, b]) => [spots[a]!, spots[b]!] as const)

/** Whether a spot leaves room around the camera stops and on the ways between them. */
export const clearsWays = (spot: Spot) =>
  spots.every(stop => distance(spot, stop) >= 2.2) && lines.every(([a, b]) => toLine(spot, a, b) >= 0.8)

/** Walls that hide people, from above: backs and closed sides of the booths, and the wall beside the lobby's door. */
const walls: [Spot, Spot][] = [
  [
    [0, -1],
    [0, door.y - door.width / 2],
  ],
  [
    [0, door.y + door.width / 2],
    [0, hall.depth],
  ],
  ...booths.flatMap((booth): [Spot, Spot][] => {
    const { x, z, turn, width, depth } = frameOf(booth)
    const point = (dx: number, dz: number): Spot => [
      x + dx * Math.cos(turn) + dz * Math.sin(turn),
      z - dx * Math.sin(turn) + dz * Math.cos(turn),
    ]
    const [half, back, front] = [width / 2 - 0.04, 0.05 - depth, -depth * 0.14]
    const sides = [-1, 1].filter(side => !booth.openSides[side < 0 ? 'left' : 'right'])
    return [
      [point(-half, back), point(half, back)],
      ...sides.map((side): [Spot, Spot] => [point(side * half, back), point(side * half, front)]),
    ]
  }),
]

const side = ([ax, az]: Spot, [bx, bz]: Spot, [x, z]: Spot) => (bx - ax) * (z - az) - (bz - az) * (x - ax)

/** Whether no wall is between the camera and somebody. */
export function inSight([cx, , cz]: Point, spot: Spot): boolean {
  const camera: Spot = [cx, cz]
  return !walls.some(
    ([a, b]) => side(a, b, camera) * side(a, b, spot) < 0 && side(camera, spot, a) * side(camera, spot, b) < 0,
  )
}

/** Whether a spot is in the hall and outside all booths. */
export const onFloor = ([x, z]: Spot) =>
  x > 1 &&
  x < hall.width - 1 &&
  z > 1 &&
  z < hall.depth - 1 &&
  booths.every(
    booth =>
      x < booth.x - 0.4 || x > booth.x + booth.width + 0.4 || z < booth.y - 0.4 || z > booth.y + booth.depth + 0.4,
  )
