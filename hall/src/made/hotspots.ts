import type { Point } from '../angles.ts'
import { type Face, faceHotspot, type Hotspot } from '../hotspots.ts'
import type { Plan } from '../plan-data.ts'
import { hallHotspots } from '../scene-hotspots.ts'
import { eyeHeight } from '../stops.ts'

/** The middle of the information desk, from the camera of the foyer: metres ahead and to the right, and its radius. */
export const desk = { ahead: 4.6, right: 3.6, radius: 1.1 }

/** Where the camera stands at a stop. */
export function cameraAt({ stops }: Plan, panoNr: number): Point {
  const { x, y } = stops[panoNr]!
  return [x, eyeHeight, y]
}

/** All hotspots of a scene of a made hall, from left to right. */
export function madeHotspots(plan: Plan, panoNr: number): Hotspot[] {
  const camera = cameraAt(plan, panoNr)
  const found = panoNr === 0 ? foyerHotspots(camera, plan) : hallHotspots(camera, panoNr, plan)
  return found.sort((a, b) => a.at.yaw - b.at.yaw)
}

function foyerHotspots(camera: Point, { door }: Plan): Hotspot[] {
  const half = door.width / 2
  const gate: Face = { left: [door.x, door.y - half], right: [door.x, door.y + half], bottom: 0, top: door.height }
  const [x, z] = [camera[0] + desk.ahead, camera[2] + desk.right]
  const share = desk.radius / Math.hypot(desk.ahead, desk.right)
  const [dx, dz] = [desk.right * share, desk.ahead * share]
  const front: Face = { left: [x + dx, z - dz], right: [x - dx, z + dz], bottom: 0, top: 1.15 }
  return [
    faceHotspot(camera, gate, 'Enter the hall', { kind: 'scene', pano_nr: 1 }, 1.6),
    faceHotspot(camera, front, 'Information', { kind: 'info' }, 0.9),
  ]
}
