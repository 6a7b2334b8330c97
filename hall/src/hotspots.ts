import { type Box3, Ray, Vector3 } from 'three'
import { type Direction, directionTo, type Point, solidAngle } from './angles.ts'

/** A hotspot in the viewer's format; angles in radians. */
export type Hotspot = { label: string; polygon: [yaw: number, pitch: number][]; at: Direction } & Target
export type Target =
  | { kind: 'booth'; booth_number: number }
  | { kind: 'scene'; pano_nr: number }
  | { kind: 'info' }
  | { kind: 'vitrine'; vitrine_id: number }

/** An upright clickable rectangle: its base from left to right as seen from the front, and its height. */
export interface Face {
  left: [x: number, z: number]
  right: [x: number, z: number]
  bottom: number
  top: number
}

const columns = 16
const levels = [0.25, 0.5, 0.75]

/** True if nothing opaque is between the camera and the point. */
function seen(camera: Point, point: Point, walls: Box3[]): boolean {
  const from = new Vector3(...camera)
  const way = new Vector3(...point).sub(from)
  const ray = new Ray(from, way.clone().normalize())
  const hit = new Vector3()
  return !walls.some(wall => ray.intersectBox(wall, hit) && hit.distanceTo(from) < way.length() - 0.05)
}

const pointOf = ({ left, right, bottom, top }: Face, u: number, v: number): Point => [
  left[0] + (right[0] - left[0]) * u,
  bottom + (top - bottom) * v,
  left[1] + (right[1] - left[1]) * u,
]

/** Whether the camera is on the side from which the face runs left to right. */
function faces(camera: Point, { left, right }: Face): boolean {
  const [width, depth] = [right[0] - left[0], right[1] - left[1]]
  return -depth * (camera[0] - left[0]) + width * (camera[2] - left[1]) > 0.1
}

/** The visible part of a face: its longest run of columns not hidden by a wall; null if none. */
export function visiblePart(camera: Point, face: Face, walls: Box3[]): Face | null {
  if (!faces(camera, face)) return null
  const free = Array.from(
    { length: columns },
    (_, i) => levels.filter(v => seen(camera, pointOf(face, (i + 0.5) / columns, v), walls)).length > levels.length / 2,
  )
  let best: [number, number] = [0, 0]
  for (let from = 0; from < columns; from++) {
    let to = from
    while (to < columns && free[to]) to++
    if (to - from > best[1] - best[0]) best = [from, to]
  }
  if (best[0] === best[1]) return null
  const [left, right] = best.map(i => pointOf(face, i / columns, 0)) as [Point, Point]
  return { ...face, left: [left[0], left[2]], right: [right[0], right[2]] }
}

const corners = (face: Face): [Point, Point, Point, Point] => [
  pointOf(face, 0, 0),
  pointOf(face, 1, 0),
  pointOf(face, 1, 1),
  pointOf(face, 0, 1),
]

/** Solid angle of a face in the view. */
export const sizeOf = (camera: Point, face: Face) => solidAngle(camera, corners(face))

const meets = (a: [x: number, z: number], b: [x: number, z: number]) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01

/** The outline of a face and its neighbour, where the two meet in a corner of the same height. */
function around(face: Face, beside?: Face): Point[] {
  const [left, right] = beside && meets(beside.right, face.left) ? [beside, face] : [face, beside]
  const [a, b, c, d] = corners(left ?? face)
  if (!left || !right || !meets(left.right, right.left)) return corners(face)
  const [, e, f] = corners(right)
  return [a, b, e, f, c, d]
}

/** The hotspot of a face and its neighbour at a corner; `eye` is the height of its mark, on the first. */
export function faceHotspot(
  camera: Point,
  face: Face,
  label: string,
  target: Target,
  eye = 1.4,
  beside?: Face,
): Hotspot {
  const height = (Math.min(face.top, eye) - face.bottom) / (face.top - face.bottom)
  return {
    ...target,
    label,
    polygon: around(face, beside).map(corner => {
      const { yaw, pitch } = directionTo(camera, corner)
      return [yaw, pitch]
    }),
    at: directionTo(camera, pointOf(face, 0.5, height)),
  }
}

/** A disc on the floor towards the next stop: radius in metres, at most `reach` metres ahead. */
export function wayHotspot(
  camera: Point,
  to: [x: number, z: number],
  label: string,
  target: Target,
  reach = 3,
): Hotspot {
  const [dx, dz] = [to[0] - camera[0], to[1] - camera[2]]
  const distance = Math.hypot(dx, dz)
  const t = Math.min(reach, distance) / distance
  const centre: Point = [camera[0] + dx * t, 0, camera[2] + dz * t]
  return {
    ...target,
    label,
    polygon: Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * 2 * Math.PI
      const edge: Point = [centre[0] + Math.cos(angle) * 0.5, 0, centre[2] + Math.sin(angle) * 0.5]
      const { yaw, pitch } = directionTo(camera, edge)
      return [yaw, pitch]
    }),
    at: directionTo(camera, centre),
  }
}
