import { Group } from 'three'
import type { Point } from './angles.ts'
import { type BrandArt, lookOf } from './booths/look.ts'
import { hall, lobby } from './floorplan.ts'
import { boothsOf } from './hall.ts'
import { lanes } from './lanes.ts'
import { lobbyRoom } from './lobby.ts'
import { peopleOf } from './people/people.ts'
import { hotspotsOf } from './scene-hotspots.ts'
import { shellOf } from './shell.ts'
import { eyeHeight, stopOf } from './stops.ts'

/** A scene for any renderer: plain three objects, the camera, and the area covered by the ceiling's light. */
export interface HallScene {
  root: Group
  camera: Point
  light: { centre: Point; width: number; depth: number; fill: number; key: number; exposure: number }
}

const hallLight = { width: hall.width, depth: hall.depth, fill: 1.15, key: 3.2, exposure: 1.36 }
const lobbyLight = { width: lobby.width + 6, depth: lobby.depth + 4, fill: 1.15, key: 2.9, exposure: 1.15 }

/** The scene of this number, 0 being the lobby; `exhibits` are booths 1 to 31 in order. */
export function sceneOf(panoNr: number, exhibits: BrandArt[]): HallScene {
  const stop = stopOf(panoNr)
  const looks = exhibits.map(lookOf)
  const root = new Group()
  root.name = stop.name
  // The doors between lobby and hall are of glass, so each is visible from the other.
  root.add(shellOf(looks), boothsOf(looks), lanes(panoNr), lobbyRoom(looks))
  const camera: Point = [stop.x, eyeHeight, stop.y]
  root.add(peopleOf(root, camera, hotspotsOf(panoNr), looks))
  if (panoNr > 0) return { root, camera, light: { centre: [hall.width / 2, 0, hall.depth / 2], ...hallLight } }
  return { root, camera, light: { centre: [lobby.x + lobby.width / 2, 0, lobby.y + lobby.depth / 2], ...lobbyLight } }
}
