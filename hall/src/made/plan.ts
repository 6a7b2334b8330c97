import type { Booth } from '../floorplan.ts'
import type { Plan } from '../plan-data.ts'
import type { Stop } from '../stops.ts'
import { designOf } from './designs.ts'
import type { MadeExhibitor } from './table.ts'

type Place = Pick<MadeExhibitor, 'name' | 'package'>

/** Metres of a booth's front. */
const fronts = { small: 4.5, medium: 6, large: 7.5 }
/** Room for booths side by side, and the passage to the next block. */
const [block, passage] = [15, 3.2]
const [boothDepth, aisleWidth, behind] = [4, 5.4, 0.2]
const pitch = 2 * boothDepth + aisleWidth + behind
/** The corridor along the west wall. */
const west = 4.6
const east = Math.PI / 2
/** Lifts the view where a booth is straight ahead, so that its name is clear of the page's header. */
const lifted = 0.07

const letterOf = (aisle: number) => String.fromCharCode(65 + aisle)
const aisleAt = (aisle: number) => 0.3 + boothDepth + aisleWidth / 2 + aisle * pitch
const blockAt = (column: number) => west + column * (block + passage)
const crossingAt = (column: number) => (column === 0 ? west / 2 : blockAt(column) - passage / 2)

/** Booths by number, each in the first side of a block with so many metres left. @returns the indexes of each side's */
function sidesOf(places: readonly Place[], room: number): number[][] {
  const sides: { left: number; taken: number[] }[] = []
  places.forEach(({ package: size }, i) => {
    const width = fronts[size]
    const side = sides.find(({ left }) => left >= width)
    if (side) {
      side.left -= width
      side.taken.push(i)
    } else sides.push({ left: room - width, taken: [i] })
  })
  return sides.map(({ taken }) => taken)
}

/**
 * The plan of a hall for these exhibitors, whose booths are numbered as they are listed: blocks of booths on both sides
 * of aisles that run east-west, passages between the blocks, a stop in every block and at every crossing, and a foyer in
 * the west. Metres; the hall is about as wide as deep.
 */
export function planOf(places: readonly Place[]): Plan {
  const cells = Math.ceil(sidesOf(places, block).length / 2)
  // As even as that many blocks allow.
  const rooms = Array.from({ length: 2 * block }, (_, i) => (i + 1) / 2).filter(room => room >= fronts.large)
  const sides = rooms.map(room => sidesOf(places, room)).find(found => found.length <= 2 * cells)!
  const columns = Math.ceil(Math.sqrt((cells * pitch) / (block + passage)))
  const rows = Math.ceil(cells / columns)
  const hall = { width: blockAt(columns) - passage + west, depth: aisleAt(rows - 1) + aisleAt(0), height: 8 }
  const booths = sides.flatMap((taken, i) => {
    const cell = Math.floor(i / 2)
    return boothsOf(taken, places, blockAt(cell % columns), aisleAt(Math.floor(cell / columns)), i % 2 === 0)
  })
  const { stops, ways } = waysOf(rows, columns, cells, booths, places)
  for (const booth of booths) booth.panoNr = nearest(booth, stops)
  booths.sort((a, b) => a.number - b.number)
  const lobby = { x: -13, y: 0, width: 12.8, depth: 2 * aisleAt(0) }
  return { hall, lobby, door: { x: 0, y: aisleAt(0), width: 5, height: 3.4 }, booths, stops, ways }
}

/** The booths of one side of a block, in its middle. */
function boothsOf(taken: number[], places: readonly Place[], from: number, aisle: number, north: boolean): Booth[] {
  const widths = taken.map(i => fronts[places[i]!.package])
  let x = from + (block - widths.reduce((sum, width) => sum + width, 0)) / 2
  return taken.map((i, at) => {
    const [first, last] = [at === 0, at === taken.length - 1]
    const booth: Booth = {
      number: i + 1,
      name: places[i]!.name,
      top: designOf(i + 1).top,
      x,
      y: north ? aisle - aisleWidth / 2 - boothDepth : aisle + aisleWidth / 2,
      width: widths[at]!,
      depth: boothDepth,
      facing: north ? 'south' : 'north',
      openSides: north ? { left: first, right: last } : { left: last, right: first },
      panoNr: 0,
    }
    x += booth.width
    return booth
  })
}

/** The stop with the booth's front straight before it or nearest to that. */
function nearest(booth: Booth, stops: readonly Stop[]): number {
  const front = booth.facing === 'south' ? booth.y + booth.depth : booth.y
  const away = ({ x, y }: Stop) => Math.hypot(x - booth.x - booth.width / 2, y - front)
  const before = stops.filter(({ panoNr, y }) => panoNr > 0 && (booth.facing === 'south' ? y > front : y < front))
  return before.reduce((best, stop) => (away(stop) < away(best) ? stop : best)).panoNr
}

/** The foyer, the crossings and the middles of the blocks along each aisle, and the ways between them. */
function waysOf(rows: number, columns: number, cells: number, booths: readonly Booth[], places: readonly Place[]) {
  const stops: Stop[] = [{ panoNr: 0, name: 'Lobby', short: 'Lobby', x: -8.6, y: aisleAt(0), yaw: east, pitch: 0 }]
  const ways: [number, number][] = [[0, 1]]
  let above: number[] = []
  for (let row = 0; row < rows; row++) {
    const [letter, y] = [letterOf(row), aisleAt(row)]
    const blocks = Math.min(columns, cells - row * columns)
    const crossings: number[] = []
    for (let column = 0; column <= columns; column++) {
      // Nothing to see at the end of the only aisle.
      if (column === columns && rows === 1) break
      const where = column === 0 ? 'west end' : column === columns ? 'east end' : `passage ${column}`
      const yaw = column === columns ? -east : east
      const crossing = { panoNr: stops.length, name: `Aisle ${letter}, ${where}`, short: `${letter} · ${where}` }
      const before = stops.length - 1
      stops.push({ ...crossing, x: crossingAt(column), y, yaw, pitch: 0 })
      crossings.push(crossing.panoNr)
      if (column > 0) ways.push([before, crossing.panoNr])
      if (above[column] !== undefined) ways.push([above[column]!, crossing.panoNr])
      if (column >= blocks) continue
      const x = blockAt(column) + block / 2
      const opposite = booths.filter(booth => Math.abs(booth.y + booth.depth / 2 - y) < pitch / 2)
      const [first] = opposite.toSorted((a, b) => Math.abs(a.x + a.width / 2 - x) - Math.abs(b.x + b.width / 2 - x))
      const panoNr = stops.length
      ways.push([crossing.panoNr, panoNr])
      const name = places[first!.number - 1]!.name
      const facing = first!.facing === 'south' ? 0 : Math.PI
      stops.push({
        panoNr,
        name: `Aisle ${letter}, at ${name}`,
        short: `${letter} · ${name}`,
        x,
        y,
        yaw: facing,
        pitch: lifted,
      })
    }
    above = crossings
  }
  return { stops, ways }
}
