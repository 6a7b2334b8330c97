import { Group } from 'three'
import type { Look } from './booths/stand.ts'
import { aisleBooths, lobby } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { barTable, coffeeTable, leaflets } from './kit/furniture.ts'
import { finish, glow, paint } from './kit/materials.ts'
import { panel } from './kit/panel.ts'
import { plant } from './kit/plants.ts'
import { sofa, stool } from './kit/seats.ts'
import { box } from './kit/shapes.ts'
import { informationDesk, planTotem, registration, turnstiles } from './lobby-desks.ts'
import { guidance, logoWall, plinths } from './lobby-displays.ts'
import { back, ceiling, floor, front, halfDepth, halfWidth, height, windows } from './lobby-walls.ts'
import { title } from './signs.ts'

const quarter = Math.PI / 2
/**
 * The lobby's own frame: its centre on the floor, the way into the hall at -z. Placed so that one leaves it heading
 * east, the same direction as in the hall.
 */
export const lobbyPlace = { x: lobby.x + lobby.width / 2, z: lobby.y + lobby.depth / 2, turn: -quarter }

function left(parts: Assembly) {
  parts.at({ x: -halfWidth, turn: quarter }, () => {
    parts.add(box(2 * halfDepth, height, 0.2), finish.plaster(), { y: height / 2, z: -0.1 })
    panel(parts, title('Sports Nutrition', 'Trade Show'), { x: 0.9, y: 3.05 }, 6.5, 2.4375, 0.3)
    parts.add(box(6.4, 0.02, 0.03), glow('#fff1dc', 1.5), { x: 0.9, y: 4.34, z: 0.075 })
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
    [-6.6, 6.7, 1.5, 'palm'],
    [-6.7, -6.7, 1.5, 'palm'],
    [6.6, 1.2, 1.5, 'palm'],
  ] as const)
    parts.copy(plant(kind), { x, z, scale, turn: x + z })
  for (const z of [-0.3, 0.5]) parts.copy(leaflets(finish.white()), { x: 6.4, z: z - 2.4, turn: -quarter })
}

/** The lobby; `looks` are the exhibitors, two of which show a product. */
export function lobbyRoom(looks: Look[]): Group {
  const [room, things] = [new Assembly(), new Assembly()]
  for (const build of [floor, ceiling, front, windows, back]) room.at(lobbyPlace, () => build(room))
  things.at(lobbyPlace, () => {
    left(things)
    informationDesk(things)
    planTotem(things)
    turnstiles(things)
    seats(things)
    logoWall(things, looks)
    plinths(
      things,
      [3, 6].map(i => looks[i]!),
    )
    guidance(things, aisleBooths)
  })
  const walls = room.finish('lobby')
  walls.userData.noShadow = true
  return new Group().add(walls, things.finish('lobby furniture'))
}
