import type { Group } from 'three'
import { Assembly } from '../kit/assembly.ts'
import { spotlight } from '../kit/furniture.ts'
import { finish, glow, paint, printed, repeat } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { bench } from '../kit/seats.ts'
import { box, ground, rod, sheet } from '../kit/shapes.ts'
import type { Plan } from '../plan-data.ts'
import { cobalt, lettered, signal } from '../signs.ts'
import { exitSign } from '../views.ts'

const quarter = Math.PI / 2
const white = () => paint('#e6e9ea', 0.6)

/** Carpets along the aisles, and across where ways lead from one to the next. */
function floor(parts: Assembly, { hall, stops, ways }: Plan) {
  const carpet = (width: number, depth: number, x: number, z: number, y: number) =>
    parts.add(ground(width, depth, repeat.carpet), finish.darkCarpet(), { x, y, z, tilt: -quarter })
  parts.add(ground(hall.width, hall.depth, repeat.concrete), finish.concrete(), {
    x: hall.width / 2,
    z: hall.depth / 2,
    tilt: -quarter,
  })
  for (const z of linesOf(stops)) {
    carpet(hall.width - 1.4, 3.2, hall.width / 2, z, 0.008)
    for (const side of [-1, 1])
      parts.add(sheet(hall.width - 1.4, 0.07), paint(signal, 0.9), {
        x: hall.width / 2,
        y: 0.01,
        z: z + side * 1.62,
        tilt: -quarter,
      })
  }
  for (const [from, to] of ways.map(pair => pair.map(number => stops[number]!)))
    if (from!.x === to!.x) carpet(2.2, to!.y - from!.y - 3.2, from!.x, (from!.y + to!.y) / 2, 0.006)
}

/** The z of the aisles, from north to south. */
const linesOf = (stops: Plan['stops']) => [...new Set(stops.slice(1).map(({ y }) => y))]

/** A wall seen from inside with its back to -z, `width` wide around the middle, with a band of windows. */
function wall(parts: Assembly, width: number, height: number) {
  parts.add(box(width, height, 0.2), finish.matt(), { y: height / 2, z: -0.1 })
  parts.add(sheet(width, 1.6), glow('#dfeaf6', 1.1), { y: height - 1.7, z: 0.004 })
  const bays = Math.max(1, Math.round(width / 3))
  for (let i = 0; i <= bays; i++)
    parts.add(box(0.09, 1.7, 0.1), finish.grey(), { x: (i / bays - 0.5) * width, y: height - 1.7 })
  for (const y of [height - 2.5, height - 0.9]) parts.add(box(width, 0.1, 0.16), finish.grey(), { y })
  parts.add(box(width, 0.14, 0.03), finish.graphite(), { y: 0.07, z: 0.01 })
}

function walls(parts: Assembly, { hall, door, stops }: Plan) {
  const { width, depth, height } = hall
  parts.at({ x: width / 2 }, () => wall(parts, width, height))
  parts.at({ x: width / 2, z: depth, turn: Math.PI }, () => wall(parts, width, height))
  parts.at({ x: width, z: depth / 2, turn: -quarter }, () => wall(parts, depth, height))
  // The wall to the foyer, with its opening; the same from both sides.
  const [north, south] = [door.y - door.width / 2, door.y + door.width / 2]
  for (const [from, to, low] of [
    [0, north, 0],
    [south, depth, 0],
    [north, south, door.height],
  ] as const)
    parts.add(box(0.2, height - low, to - from), finish.matt(), { x: -0.1, y: (height + low) / 2, z: (from + to) / 2 })
  for (const z of [north, south])
    parts.add(box(0.3, door.height, 0.16), finish.ink(), { x: -0.1, y: door.height / 2, z })
  parts.at({ x: 0.01, y: door.height + 0.7, z: door.y, turn: quarter }, () =>
    parts.add(sheet(4.4, 0.9), printed(lettered('LOBBY', 2200, 450, '#ffffff', cobalt, 0.66), { light: 0.5 })),
  )
  // The ends of the aisles: their letters as high as a booth, and the way out.
  linesOf(stops).forEach((z, i) => {
    const letter = printed(lettered(String.fromCharCode(65 + i), 800, 1000, signal, cobalt, 0.8), { light: 0.15 })
    parts.at({ x: width - 0.01, z, turn: -quarter }, () => {
      parts.add(sheet(3.6, 4.5), letter, { y: 2.6 })
      parts.add(sheet(0.8, 0.4), printed(exitSign(), { light: 0.6 }), { x: 2.5, y: 2.7 })
    })
    if (z !== door.y) parts.at({ x: 0.01, z, turn: quarter }, () => parts.add(sheet(3.6, 4.5), letter, { y: 2.6 }))
  })
}

/** Roof, beams and lamps: none of them casts a shadow from the ceiling light. */
function above(parts: Assembly, { hall, stops }: Plan) {
  const { width, depth, height } = hall
  parts.add(sheet(width, depth), paint('#dfe2e3', 0.95), { x: width / 2, y: height, z: depth / 2, tilt: quarter })
  for (let x = 1.5; x < width; x += 3.2)
    parts.add(box(0.2, 0.24, depth), white(), { x, y: height - 0.12, z: depth / 2 })
  linesOf(stops).forEach((z, i) => {
    for (const side of [-1, 1]) {
      for (let x = 3.4; x < width - 2; x += 6.1) {
        parts.add(box(4.2, 0.09, 0.16), white(), { x, y: 6.6, z: z + side * 2.2 })
        parts.add(box(4.1, 0.02, 0.12), glow('#f4f7ff', 2.4), { x, y: 6.55, z: z + side * 2.2 })
        for (const end of [-1.6, 1.6]) hung(parts, x + end, 6.6, z + side * 2.2, height)
      }
      parts.add(box(width - 6, 0.12, 0.14), white(), { x: width / 2, y: 5.4, z: z + side * 1.9 })
      for (let x = 4.6; x < width - 3; x += 2.7)
        parts.copy(spotlight(), { x, y: 5.35, z: z + side * 1.9, tilt: side * 0.55 })
      for (let x = 4.6; x < width - 3; x += 8.1) hung(parts, x, 5.4, z + side * 1.9, height)
    }
    const print = printed(lettered(String.fromCharCode(65 + i), 512, 512, '#ffffff', cobalt, 0.8), { light: 0.45 })
    for (const { x } of stops.filter(stop => stop.panoNr > 0 && stop.y === z && stop.pitch === 0))
      parts.at({ x: x + (x > width - 4 ? -1.8 : 1.8), y: 5.6, z }, () => {
        parts.add(box(1.19, 1.19, 1.19), paint(cobalt))
        for (let face = 0; face < 4; face++)
          parts.at({ turn: face * quarter }, () => parts.add(sheet(1.2, 1.2), print, { z: 0.6 }))
      })
  })
}

/** A rod from the roof down to `y`. */
const hung = (parts: Assembly, x: number, y: number, z: number, height: number) =>
  parts.add(rod(0.008, height - y, 4), finish.steel(), { x, y: (height + y) / 2, z })

/** Green at the ends of the aisles, and benches on the walls between them. */
function greenery(parts: Assembly, { hall, stops }: Plan) {
  const lines = linesOf(stops)
  for (const z of lines)
    for (const side of [-1, 1])
      parts.copy(plant(side > 0 ? 'palm' : 'sword'), { x: hall.width - 0.7, z: z + side * 2.3, turn: z, scale: 1.3 })
  for (const z of lines.slice(1).map((line, i) => (line + lines[i]!) / 2))
    for (const x of [0.6, hall.width - 0.6]) {
      parts.copy(bench(1.8), { x, z, turn: quarter })
      for (const side of [-1, 1]) parts.copy(plant('palm'), { x, z: z + side * 1.5, turn: z + side, scale: 1.2 })
    }
}

/** The empty hall: floor and walls, what is above and casts no shadow, and what stands about. */
export function room(plan: Plan): Group[] {
  const [house, ceiling, things] = [new Assembly(), new Assembly(), new Assembly()]
  floor(house, plan)
  walls(house, plan)
  above(ceiling, plan)
  greenery(things, plan)
  const still = [house.finish('house'), ceiling.finish('ceiling')]
  for (const group of still) group.userData.noShadow = true
  return [...still, things.finish('lanes')]
}
