import type { Group } from 'three'
import { largest } from './booths/fittings.ts'
import { packModel } from './booths/packs.ts'
import type { Look } from './booths/stand.ts'
import { aisles, hall, organiserBooth } from './floorplan.ts'
import { gym } from './gym.ts'
import { Assembly } from './kit/assembly.ts'
import { screen } from './kit/furniture.ts'
import { finish, glow, paint, printed } from './kit/materials.ts'
import { panel } from './kit/panel.ts'
import { stool } from './kit/seats.ts'
import { box, disc, rod, rounded, sheet } from './kit/shapes.ts'
import { type Aisle, aisleColours, lettered } from './signs.ts'
import { photoWall, programme } from './wall-signs.ts'

const quarter = Math.PI / 2

/** What stands at the ends of aisles and passages. Frames are a wall's: x along it, z into the hall. */
export function places(looks: Look[]): Group[] {
  const [things, stages] = [new Assembly(), new Assembly()]
  const [west, east] = [
    { x: 0, turn: quarter },
    { x: hall.width, turn: -quarter },
  ]
  const some = (numbers: number[]) => numbers.map(number => looks[number - 1]!)
  things.at({ ...east, z: 3 }, () => pictureSpot(things))
  things.at({ ...east, z: aisles.A }, () => novelties(things, some([5, 10, 2])))
  things.at({ ...west, z: 38 }, () => tastingBar(things, some([22, 17, 1])))
  things.at({ x: 18.1, z: 15.9, turn: -quarter }, () => gym(things))
  // Posts where two rows of booths meet back to back.
  for (const [z, ends] of [
    [13.8, [5.15, 13.85, 17.75, 31.45, 35.75, 44.45]],
    [27.4, [5.15, 13.85, 17.75, 31.45]],
  ] as const)
    for (const x of ends) things.add(box(0.3, 3.1, 0.19), finish.white(), { x, y: 1.55, z })
  // The stages show the organiser's film, so they belong to its booth.
  const host = looks[organiserBooth - 1]!
  stages.at({ ...west, z: 25.4 }, () => stage(stages, host, 'B', 'TALKS', talks))
  stages.at({ ...east, z: 15.6 }, () => stage(stages, host, 'C', 'KITCHEN', courses))
  return [things.finish('places'), stages.finish(`booth ${organiserBooth}`)]
}

const talks = [
  ['10:00', 'Protein from peas'],
  ['11:30', 'Salt and sweat'],
  ['13:00', 'Selling by taste'],
  ['14:30', 'Labels that help'],
  ['16:00', 'Ask the buyers'],
]
const courses = [
  ['10:30', 'Oats in a minute'],
  ['12:00', 'Shakes with fruit'],
  ['13:30', 'Bars at home'],
  ['15:00', 'Cooking for riders'],
  ['16:30', 'The last bite'],
]

/** A stage with a wall of light, its programme and two rows of seats. */
function stage(parts: Assembly, host: Look, letter: Aisle, title: string, rows: string[][]) {
  const colour = aisleColours[letter]
  parts.add(box(4, 0.3, 1.5), finish.oak(), { y: 0.15, z: 0.78 })
  parts.add(box(4, 0.05, 0.02), glow(colour, 1.4), { y: 0.26, z: 1.54 })
  parts.add(box(4, 2.9, 0.06), paint(colour, 0.7), { y: 1.75, z: 0.03 })
  parts.add(sheet(2.4, 0.42), printed(lettered(title, 1200, 210, '#ffffff', null, 0.8), { light: 0.5, film: true }), {
    y: 2.92,
    z: 0.064,
  })
  const wall = { y: 1.78, z: 0.06 }
  parts.at(wall, () => screen(parts, 3.2, printed(host.screen(), { light: 0.85, roughness: 0.2 })))
  parts.mark('screen', { ...wall, z: 0.112 }, { width: 3.2, height: 1.8 })
  panel(parts, programme(title, rows, colour), { x: -2.65, y: 1.75 }, 1, 1.667, 0.4)
  parts.add(rounded(0.5, 1.06, 0.36, 0.02, 2), finish.white(), { x: 1.5, y: 0.83, z: 1 })
  parts.mark('staff', { x: 1.5, y: 0.3, z: 0.6 })
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++) {
      const seat = { x: (i - 2) * 0.8 + row * 0.2, z: 2.3 + row * 0.75 }
      parts.add(rounded(0.42, 0.44, 0.42, 0.06), paint(i % 2 ? '#f0eee8' : colour, 0.95), { ...seat, y: 0.22 })
      parts.mark('visitor', { ...seat, turn: Math.PI }, { seat: 0.44 })
    }
}

/** A printed wall for pictures, with a round carpet before it. */
function pictureSpot(parts: Assembly) {
  const [width, height] = [3, 2.375]
  panel(parts, photoWall(), { y: height / 2 + 0.04 }, width, height, 0.2)
  parts.add(disc(1.1, 48), paint('#c8f031', 0.95), { y: 0.016, z: 1.25, tilt: -quarter })
  for (const x of [-0.4, 0.4]) parts.mark('visitor', { x, z: 0.8 })
}

/** New products on plinths under their sign. */
function novelties(parts: Assembly, looks: Look[]) {
  parts.add(box(3.6, 3.1, 0.06), paint(aisleColours.A, 0.7), { y: 1.55, z: 0.03 })
  const sign = printed(lettered('NEW PRODUCTS', 1540, 220, '#ffffff', null, 0.8), { light: 0.5, film: true })
  parts.add(sheet(2.6, 0.37), sign, { y: 2.5, z: 0.064 })
  looks.forEach((look, i) => {
    const [x, height, pack] = [(i - 1) * 0.8, [0.8, 1.05, 0.65][i]!, largest(look)]
    parts.add(rod(0.33, height, 48), finish.white(), { x, y: height / 2, z: 0.4 })
    parts.add(rod(0.335, 0.03, 48), glow('#fff1dc', 1.4), { x, y: height + 0.015, z: 0.4 })
    const scale = Math.min(0.6 / pack.height, 0.5 / pack.width)
    parts.copy(packModel(pack), { x, y: height + 0.03, z: 0.4, scale })
    parts.mark('light', { x, y: height + 0.4, z: 0.5 }, { width: 0.7, height: 0.8 })
  })
  for (const side of [-1, 1]) parts.mark('visitor', { x: side * 1.7, z: 1.1, turn: Math.PI + side * 0.7 })
}

/** A bar where one tastes, its goods behind it. */
function tastingBar(parts: Assembly, looks: Look[]) {
  const warm = () => glow('#fff1dc', 1.5)
  parts.add(box(3.4, 2.9, 0.08), paint(aisleColours.C, 0.7), { y: 1.45, z: 0.04 })
  parts.add(
    sheet(3, 0.5),
    printed(lettered('TASTING BAR', 1500, 250, '#ffffff', null, 0.8), { light: 0.6, film: true }),
    {
      y: 2.56,
      z: 0.084,
    },
  )
  looks.forEach((look, level) => {
    const y = 0.85 + level * 0.52
    parts.add(box(3, 0.04, 0.3), finish.oak(), { y, z: 0.22 })
    if (level) parts.add(box(2.9, 0.012, 0.03), warm(), { y: y - 0.026, z: 0.34 })
    for (let i = 0; i < 8; i++)
      parts.copy(packModel(look.packs[i % look.packs.length]!), { x: (i - 3.5) * 0.36, y: y + 0.02, z: 0.24 })
  })
  parts.mark('light', { y: 1.5, z: 0.3 }, { width: 3, height: 1.8 })
  parts.add(rounded(3, 1.02, 0.5, 0.03), finish.white(), { y: 0.51, z: 1.5 })
  parts.add(rounded(3.14, 0.05, 0.64, 0.02, 2), finish.oak(), { y: 1.045, z: 1.5 })
  parts.add(box(2.9, 0.04, 0.01), warm(), { y: 0.94, z: 1.754 })
  for (let i = 0; i < 14; i++)
    parts.add(rod(0.026, 0.09, 14, 0.034), paint(i % 3 ? '#f4f1ea' : '#c8f031', 0.5), {
      x: -1.2 + (i % 7) * 0.12,
      y: 1.115,
      z: 1.44 + (i > 6 ? 0.14 : 0),
    })
  looks.forEach((look, i) => {
    const pack = largest(look)
    parts.copy(packModel(pack), { x: 0.1 + i * 0.5, y: 1.07, z: 1.5, scale: Math.min(1.6, 0.42 / pack.height) })
  })
  for (const x of [-0.7, 0.6]) parts.mark('staff', { x, z: 0.85 })
  for (const x of [-1, 0, 1]) {
    parts.copy(stool(paint(aisleColours.C, 0.8)), { x, z: 2.05, turn: Math.PI })
    parts.mark('visitor', { x: x + 0.5, z: 2.2, turn: Math.PI })
  }
}
