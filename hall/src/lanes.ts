import type { Group, Material } from 'three'
import { aisleBooths, aisles, booths, door, hall, organiserBooth, showcaseBooth } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { coffeeTable, leaflets } from './kit/furniture.ts'
import { finish, paint, printed, repeat } from './kit/materials.ts'
import { panel } from './kit/panel.ts'
import { plant, planter } from './kit/plants.ts'
import { bench, sofa } from './kit/seats.ts'
import { box, ground, rod, rounded, sheet } from './kit/shapes.ts'
import { type Aisle, aisleColours, directions, ink, planBoard } from './signs.ts'

const quarter = Math.PI / 2

/** The way from (x, z) to what signposts name: badge, its colour, text, metres east and south. */
const waysFrom = (x: number, z: number): [badge: string, colour: string, text: string, dx: number, dz: number][] => [
  ...(Object.keys(aisles) as Aisle[]).map((letter): ReturnType<typeof waysFrom>[number] => {
    return [letter, aisleColours[letter], aisleBooths[letter], 0, aisles[letter] - z]
  }),
  ['i', ink, 'Lobby', door.x - x, door.y - z],
  ...[organiserBooth, showcaseBooth].map((number): ReturnType<typeof waysFrom>[number] => {
    const { x: left, y, width, depth } = booths[number - 1]!
    const text = number === organiserBooth ? 'Organiser' : 'Showcase'
    return [String(number), '#5b2a86', text, left + width / 2 - x, y + depth / 2 - z]
  }),
]

/** A pillar below eye level with the way to everything on each of its sides, as one facing that side would walk. */
function signpost(parts: Assembly, x: number, z: number) {
  const [width, height] = [0.62, 1.5]
  parts.at({ x, z }, () => {
    parts.add(rounded(width + 0.04, 0.08, width + 0.04, 0.01, 2), finish.graphite(), { y: 0.04 })
    parts.add(box(width, height, width), finish.white(), { y: 0.08 + height / 2 })
    for (let side = 0; side < 4; side++) {
      const rows = waysFrom(x, z).map(([badge, colour, text, dx, dz]) => {
        const way = Math.abs(dx) > Math.abs(dz) ? (dx > 0 ? 0 : 180) : dz > 0 ? 90 : -90
        return [badge, colour, text, way + side * 90] as [string, string, string, number]
      })
      parts.at({ turn: side * quarter }, () =>
        parts.add(sheet(width - 0.02, height - 0.02), printed(directions(rows), { light: 0.3 }), {
          y: 0.08 + height / 2,
          z: width / 2 + 0.003,
        }),
      )
    }
  })
}

function seating(parts: Assembly) {
  const [sand, blue] = [paint('#c99a4d', 0.95), paint('#3f6f8a', 0.95)]
  // Along the walls of the outer passages.
  for (const [x, z] of [
    [0.5, 14.9],
    [0.5, 30.2],
    [hall.width - 0.5, 10.9],
    [hall.width - 0.5, 27.4],
  ] as const)
    parts.at({ x, z, turn: x < 1 ? quarter : -quarter }, () => {
      parts.copy(bench(1.8))
      parts.mark('visitor', {}, { seat: 0.475 })
      for (const side of [-1, 1])
        parts.copy(plant(side > 0 ? 'palm' : 'sword'), { x: side * 1.5, z: -0.05, turn: z, scale: 1.2 })
    })
  // Greenery in the middle passages, on the side away from the camera stops.
  for (const [x, z] of [
    [17.2, 11.2],
    [17.2, 25.4],
    [17.2, 30],
    [32, 11.2],
  ] as const)
    parts.copy(planter(1.4), { x, z, turn: quarter })
  lounge(parts, sand, blue)
  // Corners of the hall without booths.
  for (const [x, z, turn] of [
    [1.9, 1.2, 0],
    [47.7, 1.2, 0],
    [47.7, 40, Math.PI],
  ] as const)
    parts.at({ x, z, turn }, () => {
      parts.copy(sofa(1.7, blue))
      parts.mark('visitor', { x: 0.35, z: 0.1 }, { seat: 0.51 })
      parts.copy(coffeeTable(finish.oak()), { z: 1.1 })
      parts.copy(plant('palm'), { x: -1.25, z: 0.05, scale: 1.3 })
      parts.copy(plant('sword'), { x: 1.2, z: -0.2, scale: 1.3 })
    })
  for (const z of [aisles.B, aisles.C])
    for (const side of [-1, 1])
      parts.copy(plant('palm'), { x: hall.width - 0.8, z: z + side * 1.75, scale: 1.2, turn: z + side })
  for (const side of [-1, 1]) parts.copy(plant('palm'), { x: 0.8, z: aisles.A + side * 2.75, scale: 1.5, turn: side })
  parts.copy(leaflets(finish.white()), { x: 0.7, z: 3.2, turn: quarter })
}

/** The wide place before the showcase: a carpet with an island of seats around green, and sofas along the booths. */
function lounge(parts: Assembly, sand: Material, blue: Material) {
  parts.add(ground(6.4, 7.6, repeat.tiles), finish.aisleCarpet('#c9c5ba'), {
    x: 35.2,
    y: 0.012,
    z: 27.4,
    tilt: -quarter,
  })
  parts.at({ x: 37.3, z: 24 }, () => {
    parts.add(rod(1, 0.44, 48), blue, { y: 0.234 })
    for (let i = 0; i < 3; i++)
      parts.at({ turn: i * 2.1 }, () => {
        parts.copy(plant('sword'), { y: 0.454, z: 0.27, turn: i })
        parts.mark('visitor', { z: 0.76 }, { seat: 0.454 })
      })
  })
  parts.at({ x: 32.2, z: 25.4, turn: quarter }, () => {
    parts.copy(sofa(1.7, blue))
    parts.copy(sofa(1.7, sand), { x: -3.6 })
    for (const x of [0.35, -3.9]) parts.mark('visitor', { x, z: 0.1 }, { seat: 0.51 })
    parts.copy(coffeeTable(finish.oak()), { x: -1.8, z: 0.3 })
  })
}

/** The plan of the hall above a bench, where a passage meets the outer wall. */
function planCorner(parts: Assembly, x: number, z: number, turn: number) {
  const art = planBoard({ ...hall, height: hall.depth, booths }, aisles, { x, y: z })
  const width = 3
  const height = (width * art.height) / art.width
  parts.at({ x, z, turn }, () => {
    panel(parts, art, { y: 2.3 }, width, height, 0.5)
    parts.copy(bench(1.8), { z: 0.5 })
    for (const side of [-1, 1]) parts.mark('visitor', { x: side * 0.4, z: 0.5 }, { seat: 0.475 })
  })
}

function wayfinding(parts: Assembly) {
  for (const x of [15.8, 33.6]) {
    planCorner(parts, x, 0, 0)
    planCorner(parts, x, hall.depth, Math.PI)
  }
  for (const [x, z] of [
    [17.2, 8.9],
    [32, 17.3],
    [17.1, 22.6],
    [32, 31],
  ] as const)
    signpost(parts, x, z)
}

/** Furniture between the booths. */
export function lanes(): Group {
  const parts = new Assembly()
  seating(parts)
  wayfinding(parts)
  return parts.finish('lanes')
}
