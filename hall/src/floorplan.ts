/**
 * The demo hall's floor plan: booths, camera stops and the ways between them. Pure data, in metres.
 * x runs east, y south (z in the 3D scene), origin in the hall's north-west corner; the lobby lies west of the hall, x < 0.
 */
export type Facing = 'north' | 'south' | 'west'

/** A booth's rectangle; `front` is the side open to the aisle, `openSides` the flanks (seen from the front) without a wall. */
export interface Booth {
  number: number
  /** The exhibitor's, where the table of bookings does not know it. */
  name?: string
  /** Height of its front in metres, where its design is not the demo's. */
  top?: number
  x: number
  y: number
  width: number
  depth: number
  facing: Facing
  openSides: { left: boolean; right: boolean }
  panoNr: number
}

export const hall = { width: 49.6, depth: 41.2, height: 9.4 }
export const lobby = { x: -16.6, y: -0.3, width: 14.6, depth: 14.6 }
/** Centre lines of the aisles that run east-west. */
export const aisles = { A: 7, B: 20.6, C: 34.2 }
/** The booths of each aisle, as on its signs. */
export const aisleBooths: Record<keyof typeof aisles, string> = { A: '1–12', B: '13–20 · 31', C: '21–30 · 32' }
/** Door between lobby and hall, in the hall's west wall. */
export const door = { x: 0, y: aisles.A, width: 4.4, height: 3 }

export const organiserBooth = 31
export const showcaseBooth = 32
export const vitrineCount = 5

/** Rows of booths: front line, facing, then [number, from x, to x, best scene]. */
const rows: { front: number; facing: 'north' | 'south'; booths: [number, number, number, number][] }[] = [
  {
    front: 4.3,
    facing: 'south',
    booths: [
      [1, 4, 8.5, 1],
      [3, 8.5, 14, 2],
      [5, 17.6, 24.1, 3],
      [7, 24.1, 31.6, 4],
      [9, 35.6, 40.1, 6],
      [11, 40.1, 45.6, 6],
    ],
  },
  {
    front: 9.7,
    facing: 'north',
    booths: [
      [2, 5, 9.5, 1],
      [4, 9.5, 14, 2],
      [6, 17.6, 23.6, 3],
      [8, 23.6, 31.6, 4],
      [10, 35.6, 40.1, 6],
      [12, 40.1, 44.6, 7],
    ],
  },
  {
    front: 17.9,
    facing: 'south',
    booths: [
      [13, 5, 9.5, 8],
      [15, 9.5, 14, 9],
      [organiserBooth, 18.6, 30.6, 11],
      [17, 35.6, 40.1, 12],
      [19, 40.1, 44.6, 14],
    ],
  },
  {
    front: 23.3,
    facing: 'north',
    booths: [
      [14, 5, 9.5, 8],
      [16, 9.5, 14, 9],
      [18, 17.6, 24.6, 11],
      [20, 24.6, 31.6, 11],
    ],
  },
  {
    front: 31.5,
    facing: 'south',
    booths: [
      [21, 5, 9.5, 16],
      [23, 9.5, 14, 17],
      [25, 17.6, 24.6, 18],
      [27, 24.6, 31.6, 19],
    ],
  },
  {
    front: 36.9,
    facing: 'north',
    booths: [
      [22, 4, 9, 15],
      [24, 9, 14, 16],
      [26, 17.6, 24.1, 18],
      [28, 24.1, 31.6, 19],
      [29, 35.6, 40.1, 21],
      [30, 40.1, 45.6, 21],
    ],
  },
]

const rowDepth = 4

function boothsOf(row: (typeof rows)[number]): Booth[] {
  return row.booths.map(([number, from, to, panoNr]) => {
    const openWest = !row.booths.some(other => other[2] === from)
    const openEast = !row.booths.some(other => other[1] === to)
    const south = row.facing === 'south'
    return {
      number,
      x: from,
      y: south ? row.front - rowDepth : row.front,
      width: to - from,
      depth: rowDepth,
      facing: row.facing,
      openSides: { left: south ? openWest : openEast, right: south ? openEast : openWest },
      panoNr,
    }
  })
}

const showcase: Booth = {
  number: showcaseBooth,
  x: 38.6,
  y: 23.3,
  width: 6,
  depth: 8.2,
  facing: 'west',
  openSides: { left: true, right: true },
  panoNr: 13,
}

/** All 32 booths by number: 30 brands, the organiser and the showcase area. */
export const booths: Booth[] = [...rows.flatMap(boothsOf), showcase].sort((a, b) => a.number - b.number)
