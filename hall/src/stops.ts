import { aisles } from './floorplan.ts'

/** A camera stop. `yaw` is the initial direction: radians, 0 = north, clockwise. */
export interface Stop {
  panoNr: number
  name: string
  x: number
  y: number
  yaw: number
}

const [north, east, south, west] = [0, Math.PI / 2, Math.PI, -Math.PI / 2]
const aisleStop = (aisle: keyof typeof aisles, panoNr: number, x: number, yaw: number): Stop => ({
  panoNr,
  name: `Aisle ${aisle}, stop ${panoNr}`,
  x,
  y: aisles[aisle],
  yaw,
})

/** Camera stops by number; 0 is the lobby. */
export const stops: Stop[] = [
  { panoNr: 0, name: 'Lobby', x: -10.4, y: aisles.A, yaw: east },
  aisleStop('A', 1, 4.7, east),
  aisleStop('A', 2, 14.4, west + 0.9),
  aisleStop('A', 3, 20.6, north),
  aisleStop('A', 4, 27.8, south),
  aisleStop('A', 5, 33.6, east),
  aisleStop('A', 6, 40.3, north + 0.3),
  aisleStop('A', 7, 47, west),
  aisleStop('B', 8, 4.3, east),
  aisleStop('B', 9, 14.8, west + 0.8),
  { panoNr: 10, name: 'Passage from aisle A to aisle B', x: 15.8, y: 13.8, yaw: south },
  aisleStop('B', 11, 24.6, north),
  aisleStop('B', 12, 35, east - 0.85),
  { panoNr: 13, name: 'Showcase area', x: 34.6, y: 27.4, yaw: east },
  aisleStop('B', 14, 45, west + 0.8),
  aisleStop('C', 15, 4.3, east + 0.6),
  aisleStop('C', 16, 9.4, south - 0.35),
  aisleStop('C', 17, 14.8, west + 0.8),
  aisleStop('C', 18, 20.8, north),
  aisleStop('C', 19, 28, south),
  aisleStop('C', 20, 33.6, north + 0.7),
  aisleStop('C', 21, 39.6, south),
]

/** Ways between stops, each straight, unobstructed and in both directions. */
export const ways: [number, number][] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [1, 8],
  [2, 10],
  [9, 10],
  [5, 12],
  [7, 14],
  [8, 9],
  [9, 11],
  [11, 12],
  [12, 14],
  [12, 13],
  [8, 15],
  [9, 17],
  [13, 20],
  [13, 21],
  [15, 16],
  [16, 17],
  [17, 18],
  [18, 19],
  [19, 20],
  [20, 21],
]

/** The stop with this number; throws on an unknown one. */
export function stopOf(panoNr: number): Stop {
  const stop = stops.find(each => each.panoNr === panoNr)
  if (!stop) throw new Error(`There is no scene ${panoNr}; the hall has 0 to ${stops.length - 1}.`)
  return stop
}

/** Numbers of the scenes that a scene has ways to. */
export const neighbours = (panoNr: number): number[] =>
  ways.flatMap(([a, b]) => (a === panoNr ? [b] : b === panoNr ? [a] : []))
