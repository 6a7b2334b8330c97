import { exhibitors } from '@fairfloor/brands/exhibitors'
import { aisles, booths, showcaseBooth } from './floorplan.ts'

/** A camera stop. `yaw` and `pitch` are the initial direction: radians, 0 = north and level, clockwise and up. */
export interface Stop {
  panoNr: number
  /** What stands there: 'Aisle A, at Torqvist'. */
  name: string
  /** The same for the plan, where room is scarce: 'A · Torqvist'. */
  short: string
  x: number
  y: number
  yaw: number
  pitch: number
}

/** Height of the camera in metres. */
export const eyeHeight = 1.65

const [north, east, south, west] = [0, Math.PI / 2, Math.PI, -Math.PI / 2]
/** Lifts the view where a booth is straight ahead, so that its name is clear of the page's header. */
const lifted = 0.12

/** Camera stops by number; 0 is the lobby. */
const places: [x: number, y: number, yaw: number, pitch?: number][] = [
  [-10.4, aisles.A, east],
  [4.7, aisles.A, east],
  [14.4, aisles.A, west + 0.7],
  [20.6, aisles.A, north, lifted],
  [27.8, aisles.A, south, lifted],
  [33.6, aisles.A, east],
  [40.3, aisles.A, north + 0.6],
  [47, aisles.A, west],
  [4.3, aisles.B, east],
  [14.8, aisles.B, west + 0.65],
  [15.8, 13.8, north],
  [24.6, aisles.B, north, lifted],
  [35, aisles.B, east - 0.65],
  [34.6, 27.4, east],
  [45, aisles.B, west + 0.65],
  [4.3, aisles.C, east + 0.6],
  [9.4, aisles.C, south - 0.85],
  [14.8, aisles.C, west + 0.65],
  [20.8, aisles.C, north, lifted],
  [28, aisles.C, south, lifted],
  [33.6, aisles.C, east + 0.35],
  [39.6, aisles.C, south - 0.6],
]

export const stops: Stop[] = places.map(([x, y, yaw, pitch = 0], panoNr) => {
  const [name, short] = namesOf(panoNr, x, y, yaw)
  return { panoNr, name, short, x, y, yaw, pitch }
})

function namesOf(panoNr: number, x: number, y: number, yaw: number): [name: string, short: string] {
  if (x < 0) return ['Lobby', 'Lobby']
  if (booths[showcaseBooth - 1]!.panoNr === panoNr) return ['Showcase', 'Showcase']
  const near = Object.entries(aisles).sort((a, b) => Math.abs(a[1] - y) - Math.abs(b[1] - y))
  const [aisle] = near[0]!
  if (aisles[aisle as 'A'] !== y) {
    const between = `Passage ${[aisle, near[1]![0]].sort().join('–')}`
    return [between, between]
  }
  const brand = brandInView(panoNr, x, y, yaw)
  return [`Aisle ${aisle}, at ${brand}`, `${aisle} · ${brand}`]
}

/** The exhibitor whose front is nearest in the first view; one that is best seen from here goes before. */
function brandInView(panoNr: number, x: number, y: number, yaw: number): string {
  const fronts = booths.flatMap(booth => {
    const exhibitor = exhibitors.find(({ boothNumber }) => boothNumber === booth.number)
    const ahead = booth.facing === 'south' ? y - booth.y - booth.depth : booth.y - y
    const [dx, dy] = [booth.x + booth.width / 2 - x, booth.facing === 'south' ? -ahead : ahead]
    const seen = ahead > 0 && Math.cos(Math.atan2(dx, -dy) - yaw) > 0.64
    const distance = Math.hypot(dx, dy) + (booth.panoNr === panoNr ? 0 : 100)
    return exhibitor && seen ? [{ name: exhibitor.brand.name, distance }] : []
  })
  return fronts.sort((a, b) => a.distance - b.distance)[0]?.name ?? 'the crossing'
}

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
export const neighbours = (panoNr: number, all = ways): number[] =>
  all.flatMap(([a, b]) => (a === panoNr ? [b] : b === panoNr ? [a] : []))
