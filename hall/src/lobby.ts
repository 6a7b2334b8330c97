import { Group } from 'three'
import type { Look } from './booths/stand.ts'
import { aisleBooths, lobby } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { barTable, coffeeTable, leaflets } from './kit/furniture.ts'
import { finish, glow, paint, printed } from './kit/materials.ts'
import { plant } from './kit/plants.ts'
import { sofa, stool } from './kit/seats.ts'
import { box, rounded, sheet } from './kit/shapes.ts'
import { informationDesk, planTotem, registration, turnstiles } from './lobby-desks.ts'
import { floorMark, guidance, logoWall, plinths } from './lobby-displays.ts'
import { back, ceiling, floor, front, halfDepth, halfWidth, height, windows } from './lobby-walls.ts'
import { title } from './signs.ts'
import { stopOf } from './stops.ts'

const quarter = Math.PI / 2
/**
 * The lobby's own frame: its centre on the floor, the way into the hall at -z. Placed so that one leaves it heading
 * east, the same direction as in the hall.
 */
export const lobbyPlace = { x: lobby.x + lobby.width / 2, z: lobby.y + lobby.depth / 2, turn: -quarter }

function left(parts: Assembly) {
  parts.at({ x: -halfWidth, turn: quarter }, () => {
    parts.add(box(2 * halfDepth, height, 0.2), finish.plaster(), { y: height / 2, z: -0.1 })
    parts.add(rounded(6.6, 2.55, 0.1, 0.02, 2), finish.white(), { x: 0.9, y: 3.05, z: 0.06 })
    parts.add(sheet(6.5, 2.44), printed(title('Sports Nutrition', 'Trade Show'), { light: 0.3 }), {
      x: 0.9,
      y: 3.05,
      z: 0.115,
    })
    parts.mark('light', { x: 0.9, y: 3.05, z: 0.115 }, { width: 6.5, height: 2.44 })
    parts.add(box(6.4, 0.02, 0.03), glow('#fff1dc', 1.5), { x: 0.9, y: 4.36, z: 0.14 })
    for (let i = 0; i < 15; i++)
      parts.add(box(0.06, height - 0.3, 0.07), finish.oak(), {
        x: -halfDepth + 0.25 + i * 0.17,
        y: height / 2 - 0.1,
        z: 0.035,
      })
    registration(parts)
  })
}

function seats(parts: Assembly) {
  const [teal, sand] = [paint('#2f5d62', 0.95), paint('#c99a45', 0.95)]
  parts.at({ x: 4.5, z: 4, turn: 0.15 }, () => {
    parts.copy(sofa(2.1, teal), { z: -1.5 })
    parts.mark('visitor', { x: 0.5, z: -1.4 }, { seat: 0.51 })
    parts.mark('visitor', { x: -0.5, z: 1.4, turn: Math.PI }, { seat: 0.51 })
    parts.copy(sofa(2.1, teal), { z: 1.5, turn: Math.PI })
    parts.copy(sofa(0.95, sand), { x: -1.8, turn: quarter })
    parts.copy(coffeeTable(finish.oak()))
  })
  for (const [x, z] of [
    [-4.4, 3.2],
    [-3.1, 5.2],
    [-5.6, 5],
  ] as const)
    parts.at({ x, z, turn: x }, () => {
      parts.copy(barTable(finish.oak()))
      parts.mark('visitor', { z: 0.7, turn: Math.PI })
      parts.copy(stool(teal), { x: -0.56, turn: quarter })
      parts.copy(stool(sand), { x: 0.55, z: 0.15, turn: -1.3 })
    })
  for (const [x, z, scale, kind] of [
    [-2.9, -6.6, 1.3, 'palm'],
    [6.7, -6.6, 1.6, 'palm'],
    [6.6, -0.6, 1.3, 'sword'],
    [6.6, 6.6, 1.6, 'palm'],
    [5.6, 6.8, 1.2, 'sword'],
    [-6.6, 6.7, 1.5, 'palm'],
    [-3.5, 6.8, 1.2, 'sword'],
    [-6.7, -6.7, 1.5, 'palm'],
    [1.95, 1.6, 1.1, 'sword'],
    [6.6, 1.2, 1.5, 'palm'],
  ] as const)
    parts.copy(plant(kind), { x, z, scale, turn: x + z })
  for (const z of [-0.3, 0.5]) parts.copy(leaflets(finish.white()), { x: 6.4, z: z - 2.4, turn: -quarter })
}

function banners(parts: Assembly, looks: Look[]) {
  looks.forEach((look, i) => {
    parts.at({ x: -5.9 + i * 1.05, z: -6.5, turn: 0.25 - i * 0.06 }, () => {
      parts.add(rounded(0.95, 0.09, 0.2, 0.03), finish.steel(), { y: 0.045 })
      parts.add(sheet(0.92, 2.16), printed(look.rollUp(), { light: 0.06 }), { y: 1.16, z: 0.005 })
      parts.add(box(0.94, 0.03, 0.03), finish.steel(), { y: 2.25 })
    })
  })
}

/** The lobby; `looks` are the exhibitors, three of which show new products. */
export function lobbyRoom(looks: Look[]): Group {
  const [room, things] = [new Assembly(), new Assembly()]
  for (const build of [floor, ceiling, front, windows, back]) room.at(lobbyPlace, () => build(room))
  const leading = [0, 8, 13].map(i => looks[i]!)
  things.at(lobbyPlace, () => {
    left(things)
    informationDesk(things)
    planTotem(things)
    turnstiles(things)
    seats(things)
    banners(things, leading)
    logoWall(things, looks)
    plinths(
      things,
      [3, 6].map(i => looks[i]!),
    )
    guidance(things, aisleBooths)
    floorMark(things, lobbyPlace.x - stopOf(0).x)
  })
  const walls = room.finish('lobby')
  walls.userData.noShadow = true
  return new Group().add(walls, things.finish('lobby furniture'))
}
