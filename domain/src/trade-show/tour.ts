import { type Direction, type Hotspot, hotspotKey, type Scene } from './scenes.ts'

/**
 * What is wrong with a tour, one sentence per fault; empty when it can be walked: every way leads to another scene from
 * which there is a way back, angles are radians in range, and every hotspot can be pressed. Does not throw.
 */
export function complaintsOf(scenes: readonly Scene[]): string[] {
  const byNumber = new Map(scenes.map(scene => [scene.panoNr, scene]))
  return scenes.flatMap(scene =>
    [
      ...(byNumber.get(scene.panoNr) === scene ? [] : ['its number is given twice']),
      ...picturesOf(scene),
      ...(inRange(scene.start_view) ? [] : ['its start view is out of range']),
      ...(isAngle(scene.north_offset, 2 * Math.PI) ? [] : ['its north is out of range']),
      ...scene.hotspots.flatMap((hotspot, index) => hotspotComplaints(scene, hotspot, index, byNumber)),
    ].map(complaint => `Scene ${scene.panoNr}: ${complaint}.`),
  )
}

function picturesOf({ pictures, tiles }: Scene): string[] {
  const complaints = pictures.length > 0 ? [] : ['it has no picture']
  if (!tiles) return complaints
  // The viewer splits the sphere's faces in halves, so tile counts must be powers of two.
  if (!isPowerOfTwo(tiles.cols) || !isPowerOfTwo(tiles.rows)) {
    complaints.push(`${tiles.cols} × ${tiles.rows} tiles are not powers of two`)
  }
  if (!tiles.url.includes('{c}') || !tiles.url.includes('{r}')) {
    complaints.push("the tiles' address names no {c} and {r}")
  }
  return complaints
}

function hotspotComplaints(
  scene: Scene,
  hotspot: Hotspot,
  index: number,
  scenes: ReadonlyMap<number, Scene>,
): string[] {
  const key = hotspotKey(hotspot)
  const complaints: string[] = []
  if (scene.hotspots.findIndex(other => hotspotKey(other) === key) !== index) complaints.push(`${key} is there twice`)
  if (hotspot.polygon.length < 3) complaints.push(`${key} has ${hotspot.polygon.length} corners, 3 are the least`)
  const corners = hotspot.polygon.map(([yaw, pitch]) => ({ yaw, pitch }))
  if (![hotspot.at, ...corners].every(inRange)) complaints.push(`${key} has an angle out of range`)

  if (hotspot.pano_nr === null) return complaints
  if (hotspot.pano_nr === scene.panoNr) complaints.push(`${key} leads to itself`)
  else if (!scenes.has(hotspot.pano_nr)) complaints.push(`${key} leads nowhere`)
  else if (!canReach(hotspot.pano_nr, scene.panoNr, scenes)) complaints.push(`${key} leads to where nothing leads back`)
  return complaints
}

function canReach(from: number, to: number, scenes: ReadonlyMap<number, Scene>): boolean {
  const seen = new Set([from])
  // A set yields what is added to it during iteration.
  for (const number of seen) {
    for (const { pano_nr } of scenes.get(number)?.hotspots ?? []) if (pano_nr !== null) seen.add(pano_nr)
  }
  return seen.has(to)
}

// Image tools count yaw from −π to π, viewers from 0 to 2π: both are accepted.
const inRange = ({ yaw, pitch }: Direction) => isAngle(yaw, 2 * Math.PI) && isAngle(pitch, Math.PI / 2)
const isAngle = (value: number, limit: number) => Math.abs(value) <= limit
const isPowerOfTwo = (value: number) => value > 0 && Number.isInteger(Math.log2(value))
