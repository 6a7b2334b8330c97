import { Group } from 'three'
import type { Point } from './angles.ts'
import { type BrandArt, lookOf } from './booths/look.ts'
import { boothsOf } from './hall.ts'
import { lanes } from './lanes.ts'
import { lobbyRoom } from './lobby.ts'
import { peopleOf } from './people/people.ts'
import { hotspotsOf } from './scene-hotspots.ts'
import { shellOf } from './shell.ts'
import { eyeHeight, stopOf } from './stops.ts'

/** A scene for any renderer: plain three objects, and the camera. */
export interface HallScene {
  root: Group
  camera: Point
}

/** The scene of this number, 0 being the lobby; `exhibits` are booths 1 to 31 in order. */
export function sceneOf(panoNr: number, exhibits: BrandArt[]): HallScene {
  const stop = stopOf(panoNr)
  const looks = exhibits.map(lookOf)
  const root = new Group()
  root.name = stop.name
  // The doors between lobby and hall are of glass, so each is visible from the other.
  root.add(shellOf(looks), boothsOf(looks), lanes(), lobbyRoom(looks))
  const camera: Point = [stop.x, eyeHeight, stop.y]
  root.add(peopleOf(root, camera, hotspotsOf(panoNr), looks))
  return { root, camera }
}
