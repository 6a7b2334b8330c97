import type { Group } from 'three'
import type { Look } from '../booths/stand.ts'
import { Assembly } from '../kit/assembly.ts'
import { finish, glow, paint, printed, repeat } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { bench } from '../kit/seats.ts'
import { box, ground, ring, rod, rounded, sheet } from '../kit/shapes.ts'
import type { Plan } from '../plan-data.ts'
import { cobalt, lettered, signal } from '../signs.ts'
import { square } from '../views.ts'
import { cameraAt, desk } from './hotspots.ts'

const quarter = Math.PI / 2
const height = 5.2

/** The room before the hall: doors to the square in the west, the exhibitors on both sides, a desk, and the way in. */
export function foyer(plan: Plan, fair: string, looks: Look[]): Group[] {
  const [parts, things] = [new Assembly(), new Assembly()]
  const { lobby, door } = plan
  const middle = { x: lobby.x + lobby.width / 2, z: lobby.y + lobby.depth / 2 }
  parts.add(ground(lobby.width, lobby.depth, repeat.terrazzo), finish.terrazzo(), { ...middle, tilt: -quarter })
  parts.add(ground(lobby.width, 3, repeat.carpet), finish.blueCarpet(), { ...middle, y: 0.008, tilt: -quarter })
  parts.add(sheet(lobby.width, lobby.depth), finish.brightCeiling(), { ...middle, y: height, tilt: quarter })
  for (let i = -2; i <= 2; i++) {
    const place = { ...middle, y: height - 0.03, z: middle.z + i * 2.6 }
    parts.add(box(lobby.width - 1, 0.05, 0.3), glow('#fff6e8', 1.6), place)
  }
  const half = Math.ceil(looks.length / 2)
  parts.at({ ...middle, z: lobby.y }, () => exhibitorWall(parts, lobby.width, looks.slice(0, half)))
  parts.at({ ...middle, z: lobby.y + lobby.depth, turn: Math.PI }, () =>
    exhibitorWall(parts, lobby.width, looks.slice(half)),
  )
  parts.at({ x: lobby.x, z: middle.z, turn: quarter }, () => doors(parts, lobby.depth))
  // Over the way into the hall, as seen from here.
  parts.at({ x: -0.21, y: (door.height + height) / 2, z: door.y, turn: -quarter }, () => {
    parts.add(sheet(lobby.depth, height - door.height), paint(cobalt, 0.6))
    parts.add(sheet(11, 1.3), printed(lettered(fair, 3300, 390, '#ffffff', null, 0.7), { light: 0.5, film: true }), {
      z: 0.01,
    })
    parts.add(box(lobby.depth, 0.05, 0.05), glow(signal, 0.9), { y: -(height - door.height) / 2 })
  })
  const [x, , z] = cameraAt(plan, 0)
  const turn = Math.atan2(-desk.ahead, -desk.right)
  things.at({ x: x + desk.ahead, z: z + desk.right, turn }, () => informationDesk(things))
  for (const side of [-1, 1]) {
    things.copy(plant('palm'), { x: -1.6, z: door.y + side * (door.width / 2 + 1), turn: side, scale: 1.2 })
    things.copy(plant('sword'), { x: lobby.x + 0.8, z: middle.z + side * 5.6, turn: side, scale: 1.3 })
    things.copy(bench(1.8), { x: lobby.x + 3, z: middle.z + side * (lobby.depth / 2 - 0.6) })
  }
  const walls = parts.finish('foyer')
  walls.userData.noShadow = true
  return [walls, things.finish('foyer furniture')]
}

/** The glass front to the square, seen from inside. */
function doors(parts: Assembly, width: number) {
  parts.add(sheet(width, height), printed(square(width, height, 4), { light: 1.05 }), { y: height / 2, z: -0.3 })
  for (let i = 0; i <= 8; i++)
    parts.add(box(0.1, height, 0.16), finish.graphite(), { x: (i / 8 - 0.5) * width, y: height / 2 })
  for (const y of [0.1, 2.7, height - 0.1]) parts.add(box(width, 0.14, 0.16), finish.graphite(), { y })
}

/** A side wall seen from inside, with the logos of these exhibitors, as large as their number allows. */
function exhibitorWall(parts: Assembly, width: number, looks: Look[]) {
  parts.add(box(width, height, 0.2), finish.plaster(), { y: height / 2, z: -0.1 })
  if (looks.length === 0) return
  const heading = printed(lettered('EXHIBITORS', 1500, 250, cobalt, null, 0.72), { film: true })
  parts.add(sheet(3, 0.5), heading, { y: 4.5, z: 0.02 })
  const columns = Math.ceil(Math.sqrt(looks.length * 1.4))
  const rows = Math.ceil(looks.length / columns)
  const w = Math.min(2.6, (width - 2) / columns - 0.2, (3.3 / rows - 0.2) / 0.42)
  looks.forEach((look, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const place = { x: (column - (columns - 1) / 2) * (w + 0.2), y: 3.9 - (row + 0.5) * (w * 0.42 + 0.2) }
    parts.add(rounded(w + 0.06, w * 0.42 + 0.06, 0.03, 0.008, 2), finish.white(), { ...place, z: 0.015 })
    parts.add(sheet(w, w * 0.42), printed(look.fascia(w, w * 0.42, 'main'), { light: 0.15 }), { ...place, z: 0.034 })
  })
}

/** The round desk of the hotspot; the frame's z points to the camera. */
function informationDesk(parts: Assembly) {
  const { radius } = desk
  parts.add(rod(radius - 0.05, 1.02, 64), finish.white(), { y: 0.55 })
  parts.add(rod(radius, 0.05, 64), finish.oak(), { y: 1.09 })
  parts.add(ring(radius - 0.04, 0.012, 64), glow('#fff1dc', 1.5), { y: 1.03, tilt: quarter })
  parts.add(rounded(1.1, 0.4, 0.12, 0.02, 2), paint(cobalt), { y: 0.62, z: radius - 0.05 })
  const text = printed(lettered('Information', 1120, 330, '#ffffff', cobalt, 0.62), { light: 0.3 })
  parts.add(sheet(1.05, 0.31), text, { y: 0.62, z: radius + 0.014 })
}
