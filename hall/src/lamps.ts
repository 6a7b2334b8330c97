import { type Object3D, Vector3 } from 'three'
import type { Point } from './angles.ts'
import { aisles, booths, hall, lobby } from './floorplan.ts'
import { frameOf } from './hall.ts'
import { marksOf } from './kit/assembly.ts'
import { isFree } from './sight.ts'

/** A lamp, itself invisible: a rectangle of `width` × `depth` metres, or a spot with a `cone` in radians. `watts` are Blender's. */
export type Lamp = {
  at: Point
  to: Point
  watts: number
  colour: string
  group: 'house' | 'booth' | 'spots' | 'sky'
} & ({ width: number; depth: number } | { cone: number })

const [cool, neutral, warm] = ['#e8f1ff', '#fff3e4', '#ffe9d2']
/** Metres beyond which a booth's own light is indistinguishable from the hall's. */
const near = 14
/** Cycles 3.4 picks one lamp in all at each point: more of them are noise. */
const most = 32

/** Two strips over the aisle of the camera, where its lamps hang, and a broad one over each other. */
const aisleLamps = (camera: Point): Lamp[] =>
  Object.values(aisles).flatMap(z => {
    const own = Math.abs(camera[2] - z) < 4
    const strip = (z: number, watts: number, depth: number): Lamp => {
      const [x, y] = [hall.width / 2, 7.5]
      return { at: [x, y, z], to: [x, 0, z], width: hall.width - 5, depth, watts, colour: neutral, group: 'house' }
    }
    return own ? [strip(z - 2.2, 1500, 0.3), strip(z + 2.2, 1500, 0.3)] : [strip(z, 2600, 4)]
  })

/** Under the top of a near booth, tilted to its back wall. */
const washes = (camera: Point): Lamp[] =>
  booths
    .filter(({ x, y, width, depth }) => Math.hypot(x + width / 2 - camera[0], y + depth / 2 - camera[2]) < near)
    .map(booth => {
      const { x, z, turn, width, depth } = frameOf(booth)
      const inside = (metres: number, height: number): Point => [
        x - Math.sin(turn) * metres,
        height,
        z - Math.cos(turn) * metres,
      ]
      const size = turn % Math.PI === 0 ? { width: width * 0.8, depth: 0.6 } : { width: 0.6, depth: width * 0.8 }
      const [at, to] = [inside(0.32 * depth, 3.1), inside(0.8 * depth, 0.6)]
      return { at, to, ...size, watts: width * 16, colour: neutral, group: 'booth' }
    })

const lobbyLamps = (): Lamp[] => {
  const [x, z, south] = [lobby.x + lobby.width / 2, lobby.y + lobby.depth / 2, lobby.y + lobby.depth - 0.2]
  const ceiling = { width: lobby.width - 3, depth: lobby.depth - 5, watts: 520, colour: neutral }
  // The windows are to the right of people entering, in the south.
  const window = { width: lobby.width - 1, depth: 4.4, watts: 820, colour: cool }
  return [
    { at: [x, 4.9, z], to: [x, 0, z], ...ceiling, group: 'booth' },
    { at: [x, 2.7, south], to: [x, 2.2, 0], ...window, group: 'sky' },
  ]
}

/** Where a spot may hang, as seen from what it lights: metres in front of it, and height. */
const hooks = [
  [2.6, 4.9],
  [1.8, 3.15],
  [1.2, 2.7],
] as const

/** Metres within which a mark is what is lit itself. */
const close = 0.5

/** Spots on what is marked as worth one, largest in the view first; broad walls get several side by side. */
function spots(root: Object3D, camera: Point, count: number): Lamp[] {
  const eye = new Vector3(...camera)
  root.updateMatrixWorld(true)
  const found = marksOf(root)
    .filter(({ kind }) => kind === 'light')
    .flatMap(({ at: [x, y, z], turn, width, height }) => {
      const parts = Math.max(1, Math.ceil(width / 2.8))
      return Array.from({ length: parts }, (_, i) => {
        const aside = ((i + 0.5) / parts - 0.5) * width
        const at = new Vector3(x + Math.cos(turn) * aside, y, z - Math.sin(turn) * aside)
        const size = Math.max(width / parts, height)
        const way = eye.clone().sub(at)
        // What faces away is not seen, but for round things, which are lit from the side all the same.
        const facing = Math.max(0.1, (way.x * Math.sin(turn) + way.z * Math.cos(turn)) / way.length())
        return { at, turn, size, seen: (facing * size * size) / way.lengthSq() }
      })
    })
    .sort((a, b) => b.seen - a.seen)
  const result: Lamp[] = []
  for (const { at, turn, size } of found) {
    if (result.length === count) break
    const lamp = isFree(root, eye, at, close) && spotOn(root, at, turn, size)
    if (lamp) result.push(lamp)
  }
  return result
}

function spotOn(root: Object3D, to: Vector3, turn: number, size: number): Lamp | undefined {
  const places = hooks.map(
    ([away, height]) => new Vector3(to.x + Math.sin(turn) * away, height, to.z + Math.cos(turn) * away),
  )
  const at = places.find(place => place.y > to.y + 0.5 && isInside(place) && isFree(root, place, to, close))
  if (!at) return undefined
  const distance = at.distanceTo(to)
  const cone = Math.min(1.3, Math.max(0.4, 2.4 * Math.atan(size / 2 / distance)))
  return { at: at.toArray(), to: to.toArray(), cone, watts: 40 * distance ** 2, colour: warm, group: 'spots' }
}

const isInside = ({ x, z }: Vector3) => x > lobby.x && x < hall.width && z > lobby.y && z < hall.depth

/** The lamps of a scene seen from `camera`. */
export function lampsOf(root: Object3D, camera: Point): Lamp[] {
  const broad = [...aisleLamps(camera), ...(camera[0] < 16 ? lobbyLamps() : []), ...washes(camera)]
  return [...broad, ...spots(root, camera, most - broad.length)]
}
