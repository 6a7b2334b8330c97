import type { Object3D } from 'three'
import { directionTo, type Point } from '../angles.ts'
import type { Hotspot } from '../hotspots.ts'
import { type Mark, marksOf } from '../kit/assembly.ts'
import { seeded } from '../kit/random.ts'
import { type Place, parties } from './parties.ts'
import type { Doing } from './poses.ts'
import { clearsWays, inSight, obstaclesOf, onFloor } from './room.ts'

/** Up to how many people within `near` metres of the camera, and beyond. */
const most = { near: 20, far: 8 }
export const near = 18
/** Nearer faces are never seen from the front. */
const shy = 4.5

const doings: Record<Place['kind'] | 'before', Doing[]> = {
  staff: ['stand', 'talk', 'tablet', 'folded', 'explain', 'hold'],
  visitor: ['talk', 'stand', 'folded', 'strap', 'hold'],
  before: ['point', 'reach', 'strap', 'stand', 'folded'],
}

/** Numbers that belong to a spot. */
export const chanceAt = ([x, , z]: Point) =>
  seeded(Math.round(Math.abs(x) * 20) * 1009 + Math.round(Math.abs(z) * 20) * 7)
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[2] - b[2])
const turned = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

/** Everybody at the fair, staff first; the same for all scenes with the same furniture. */
function crowdOf(root: Object3D): Place[] {
  const occupied = obstaclesOf(root)
  const marks = marksOf(root).filter(({ kind }) => kind === 'staff' || kind === 'visitor')
  const chosen = new Map<string, number>()
  const result: Place[] = []
  const alone = ({ at }: Pick<Place, 'at'>) => result.every(other => apart(at, other.at) > 0.45)
  for (const { kind, at, turn, seat, group } of marks.sort(
    (a, b) => a.kind.localeCompare(b.kind) || chanceAt(a.at)() - chanceAt(b.at)(),
  )) {
    const key = `${kind} ${group}`
    const count = chosen.get(key) ?? 0
    const wanted = /^booth/.test(group) && kind === 'staff' ? 2 : 3
    const spot: [number, number] = [at[0], at[2]]
    if (count >= wanted || !alone({ at }) || !clearsWays(spot) || (seat === undefined && occupied(spot, 0.2))) continue
    const random = chanceAt(at)
    random()
    const before = occupied([at[0] + Math.sin(turn) * 0.5, at[2] + Math.cos(turn) * 0.5], 0.15)
    const list = before
      ? kind === 'staff'
        ? (['counter', 'counter', 'explain', 'tablet'] as Doing[])
        : doings.before
      : doings[kind as Place['kind']]
    const doing = seat === undefined ? list[Math.floor(random() * list.length)]! : 'sit'
    result.push({ kind: kind as Place['kind'], group, at, turn: turn + (random() - 0.5) * 0.5, seat, doing })
    chosen.set(key, count + 1)
  }
  const free = (place: Place) => {
    const spot: [number, number] = [place.at[0], place.at[2]]
    return onFloor(spot) && clearsWays(spot) && !occupied(spot, 0.3) && alone(place)
  }
  return [...result, ...parties(free)]
}

/** Where somebody is in the view: middle, half width and heights, radians. */
function silhouette(camera: Point, { at: [x, y, z], seat }: Place) {
  const reach = Math.hypot(x - camera[0], z - camera[2])
  const top = seat === undefined ? y + 1.9 : y + seat + 0.95
  return {
    yaw: directionTo(camera, [x, y, z]).yaw,
    half: Math.atan(0.34 / reach),
    low: Math.atan2(y - camera[1], reach),
    high: Math.atan2(top - camera[1], reach),
  }
}

const margin = 0.035

/** Whether somebody would stand before a hotspot's ring, an arrow on the floor or a screen. */
function covers(camera: Point, place: Place, hotspots: Hotspot[], screens: Mark[]): boolean {
  const { yaw, half, low, high } = silhouette(camera, place)
  const meets = (corners: [yaw: number, pitch: number][], by: number) => {
    const aside = corners.map(corner => turned(corner[0] - yaw))
    const pitches = corners.map(corner => corner[1])
    return (
      Math.min(...aside) < half + by &&
      Math.max(...aside) > -half - by &&
      Math.min(...pitches) < high + by &&
      Math.max(...pitches) > low - by
    )
  }
  const ways = hotspots.filter(({ kind, at }) => kind === 'scene' && at.pitch < -0.2)
  if (ways.some(({ polygon }) => meets(polygon, 0.01))) return true
  if (hotspots.some(({ at }) => meets([[at.yaw, at.pitch]], margin))) return true
  return screens.some(({ at, turn, width, height }) => {
    if (apart(camera, at) < apart(camera, place.at)) return false
    const corners = [-1, 1].flatMap(x =>
      [-1, 1].map(
        (y): Point => [
          at[0] + (Math.cos(turn) * x * width) / 2,
          at[1] + (y * height) / 2,
          at[2] - (Math.sin(turn) * x * width) / 2,
        ],
      ),
    )
    return meets(
      corners.map(corner => Object.values(directionTo(camera, corner)) as [number, number]),
      0,
    )
  })
}

/** Somebody near the camera turned so far that their face is not seen from the front. */
function averted(camera: Point, place: Place): Place {
  const towards = Math.atan2(camera[0] - place.at[0], camera[2] - place.at[2])
  const off = turned(place.turn - towards)
  if (apart(camera, place.at) >= shy || Math.abs(off) > 1.1) return place
  return { ...place, turn: towards + (off < 0 ? -1.15 : 1.15) }
}

/** Who is seen from the camera: staff first, whole parties, fewer of those far away. */
export function placesOf(root: Object3D, camera: Point, hotspots: Hotspot[]): Place[] {
  const screens = marksOf(root).filter(({ kind }) => kind === 'screen')
  const staffed = new Set<string>()
  const ranked = crowdOf(root)
    .filter(place => inSight(camera, [place.at[0], place.at[2]]) && !covers(camera, place, hotspots, screens))
    .map(place => {
      const first = place.kind === 'staff' && !staffed.has(place.group)
      if (first) staffed.add(place.group)
      return {
        place: averted(camera, place),
        rank: first ? 0 : seeded(Number(/\d+/.exec(place.group)?.[0] ?? 0) + 77)(),
      }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place)
  const isNear = ({ at }: Place) => apart(camera, at) <= near
  return [...ranked.filter(isNear).slice(0, most.near), ...ranked.filter(place => !isNear(place)).slice(0, most.far)]
}
