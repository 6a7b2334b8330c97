import type { Point } from './angles.ts'
import { aisles, booths, hall, lobby } from './floorplan.ts'
import { frameOf } from './hall.ts'

/** A light-emitting rectangle: `facing` is its direction, `watts` its total power; invisible itself. */
export interface Lamp {
  at: Point
  facing: Point
  width: number
  depth: number
  watts: number
  colour: string
}

const down: Point = [0, -1, 0]
const [daylight, neutral, warm] = ['#e8f1ff', '#fff7ec', '#ffedd6']
/** Metres beyond which a booth's own light is indistinguishable from the hall's. */
const near = 17

/** One long lamp over every aisle, below girders and ducts. */
const aisleLamps = (): Lamp[] =>
  Object.values(aisles).map(z => ({
    at: [hall.width / 2, 7.4, z],
    facing: down,
    width: hall.width - 3,
    depth: 5.2,
    watts: 2600,
    colour: neutral,
  }))

/** Booths are brighter than the aisle: each has a lamp under its top, tilted to the back wall. */
const boothLamps = (camera: Point): Lamp[] =>
  booths
    .filter(({ x, y, width, depth }) => Math.hypot(x + width / 2 - camera[0], y + depth / 2 - camera[2]) < near)
    .map(booth => {
      const { x, z, turn, width, depth } = frameOf(booth)
      const inward = 0.42 * depth
      return {
        at: [x - Math.sin(turn) * inward, 3.08, z - Math.cos(turn) * inward],
        facing: [-Math.sin(turn) * 0.25, -1, -Math.cos(turn) * 0.25],
        width: turn % Math.PI === 0 ? width * 0.8 : depth * 0.5,
        depth: turn % Math.PI === 0 ? depth * 0.5 : width * 0.8,
        watts: width * 16,
        colour: warm,
      }
    })

const lobbyLamps = (): Lamp[] => {
  const [x, z] = [lobby.x + lobby.width / 2, lobby.y + lobby.depth / 2]
  return [
    { at: [x, 4.9, z], facing: down, width: lobby.width - 3, depth: lobby.depth - 5, watts: 600, colour: neutral },
    // The windows are to the right of people entering, in the south.
    {
      at: [x, 2.7, lobby.y + lobby.depth - 0.1],
      facing: [0, -0.1, -1],
      width: lobby.width - 1,
      depth: 4.4,
      watts: 560,
      colour: daylight,
    },
  ]
}

/** The lamps of a scene seen from `camera`. */
export const lampsOf = (camera: Point): Lamp[] => [
  ...aisleLamps(),
  ...(camera[0] < 16 ? lobbyLamps() : []),
  ...boothLamps(camera),
]
