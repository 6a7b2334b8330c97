import { Box3, Vector3 } from 'three'
import type { Point } from './angles.ts'
import { type Booth, booths, door, organiserBooth, showcaseBooth } from './floorplan.ts'
import { boothTop, frameOf } from './hall.ts'
import { type Face, faceHotspot, type Hotspot, sizeOf, visiblePart, wayHotspot } from './hotspots.ts'
import { lobbyPlace } from './lobby.ts'
import { deskPlace, deskRadius } from './lobby-desks.ts'
import { demoPlan, type Plan } from './plan-data.ts'
import type { Screen } from './screens.ts'
import { vitrine, vitrinePlaces } from './showcase.ts'
import { eyeHeight, neighbours, type Stop, stopOf } from './stops.ts'

/** Solid angle in steradians below which a booth is too small to click; booths best seen from here are exempt. */
const smallest = 0.12

const labels: Record<number, string> = {
  [organiserBooth]: 'Organiser, booth 31',
  [showcaseBooth]: 'Showcase area, booth 32',
}
const boothLabel = ({ name, number }: Booth) => name ?? labels[number] ?? `Booth ${number}`

interface Frame {
  x: number
  z: number
  turn: number
}

/** Converts a point of a frame on the floor to hall coordinates. */
const placed = ({ x, z, turn }: Frame, dx: number, dz: number): [x: number, z: number] => [
  x + dx * Math.cos(turn) + dz * Math.sin(turn),
  z - dx * Math.sin(turn) + dz * Math.cos(turn),
]

/** Even an open booth hides what is behind it: a click would hit the booth. */
const volumeOf = ({ x, y, width, depth }: Booth) =>
  new Box3(new Vector3(x + 0.05, 0, y + 0.05), new Vector3(x + width - 0.05, 3, y + depth - 0.05))

/** The sides of a booth that are open to an aisle or a passage. */
function openFaces(booth: Booth): Face[] {
  const frame = frameOf(booth)
  const [half, back, top] = [frame.width / 2, -frame.depth, booth.top ?? boothTop(booth.number)]
  const face = (left: [number, number], right: [number, number]): Face => ({
    left: placed(frame, ...left),
    right: placed(frame, ...right),
    bottom: 0.02,
    top,
  })
  const result = [face([-half, 0], [half, 0])]
  if (booth.openSides.left) result.push(face([-half, back], [-half, 0]))
  if (booth.openSides.right) result.push(face([half, 0], [half, back]))
  return result
}

function boothHotspot(camera: Point, booth: Booth, booths: Booth[], own: boolean): Hotspot[] {
  const others = booths.filter(each => each !== booth).map(volumeOf)
  const parts = openFaces(booth)
    .map(face => visiblePart(camera, face, others))
    .filter(face => face !== null)
    .sort((a, b) => sizeOf(camera, b) - sizeOf(camera, a))
  const [largest, beside] = parts
  if (!largest || (!own && sizeOf(camera, largest) < smallest)) return []
  // In front of the vitrines the area is clickable only by the sign above them.
  const face = own && booth.number === showcaseBooth ? { ...largest, bottom: 2.7 } : largest
  const target = { kind: 'booth', booth_number: booth.number } as const
  const eye = Math.max(1.4, face.bottom + 0.5)
  return [faceHotspot(camera, face, boothLabel(booth), target, eye, face === largest ? beside : undefined)]
}

function vitrineHotspots(camera: Point): Hotspot[] {
  const area = frameOf(booths[showcaseBooth - 1]!)
  return vitrinePlaces.map(({ x, z, turn }, i) => {
    const [cx, cz] = placed(area, x, z)
    const frame = { x: cx, z: cz, turn: area.turn + turn }
    const [half, front] = [vitrine.width / 2, vitrine.depth / 2]
    const face = {
      left: placed(frame, -half, front),
      right: placed(frame, half, front),
      bottom: 0.06,
      top: vitrine.height + 0.06,
    }
    return faceHotspot(camera, face, `Vitrine ${i + 1}`, { kind: 'vitrine', vitrine_id: i + 1 }, 1.9)
  })
}

function lobbyHotspots(camera: Point): Hotspot[] {
  const half = door.width / 2 + 0.4
  const z = -7.05
  const entrance = { left: placed(lobbyPlace, -half, z), right: placed(lobbyPlace, half, z), bottom: 0, top: 4.75 }
  const [x, y] = placed(lobbyPlace, deskPlace.x, deskPlace.z)
  const away = Math.atan2(camera[0] - x, camera[2] - y)
  const desk = { x, z: y, turn: away }
  const desks = { left: placed(desk, -deskRadius, 0), right: placed(desk, deskRadius, 0), bottom: 0, top: 4.05 }
  return [
    faceHotspot(camera, entrance, 'Enter the exhibition hall', { kind: 'scene', pano_nr: 1 }, 1.6),
    faceHotspot(camera, desks, 'Information', { kind: 'info' }, 2.1),
  ]
}

function wayHotspots(camera: Point, panoNr: number, { stops, ways, door }: Plan): Hotspot[] {
  return neighbours(panoNr, ways).map(next => {
    const stop = stops[next]!
    const target = { kind: 'scene', pano_nr: next } as const
    if (next !== 0) return wayHotspot(camera, [stop.x, stop.y], stop.name, target)
    const half = door.width / 2
    const face = { left: [0, door.y + half], right: [0, door.y - half], bottom: 0, top: door.height } satisfies Face
    return faceHotspot(camera, face, stop.name, target)
  })
}

/** The booths that are seen from a stop of the hall, and the ways on. */
export const hallHotspots = (camera: Point, panoNr: number, plan: Plan): Hotspot[] => [
  ...plan.booths.flatMap(booth => boothHotspot(camera, booth, plan.booths, booth.panoNr === panoNr)),
  ...wayHotspots(camera, panoNr, plan),
]

/** All hotspots of a scene, from left to right. */
export function hotspotsOf(panoNr: number): Hotspot[] {
  const stop = stopOf(panoNr)
  const camera: Point = [stop.x, eyeHeight, stop.y]
  const found =
    panoNr === 0
      ? lobbyHotspots(camera)
      : [
          ...hallHotspots(camera, panoNr, demoPlan),
          ...(panoNr === booths[showcaseBooth - 1]!.panoNr ? vitrineHotspots(camera) : []),
        ]
  return found.sort((a, b) => a.at.yaw - b.at.yaw)
}

/** The description stored beside a scene's pictures, whose whole is `width` pixels wide. */
export function sceneData(stop: Stop, hotspots: Hotspot[], width: number, screens: Screen[]) {
  const { panoNr } = stop
  const yaw = Math.round(Math.atan2(Math.sin(stop.yaw), Math.cos(stop.yaw)) * 10000) / 10000
  return {
    panoNr,
    name: stop.name,
    source: 'generated',
    start_view: { yaw, pitch: stop.pitch },
    pano: { width, cols: 8, rows: 4, base: '1024.webp', small: '2048.webp', tiles: 't_{c}_{r}.webp' },
    stills: { wide: 'wide.webp', tall: 'tall.webp' },
    screens,
    hotspots,
  }
}
