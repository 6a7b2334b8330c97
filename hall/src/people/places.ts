import type { Object3D } from 'three'
import { directionTo, type Point } from '../angles.ts'
import type { Hotspot } from '../hotspots.ts'
import { type Mark, marksOf } from '../kit/assembly.ts'
import { seeded } from '../kit/random.ts'
import { filmedBooths, type Screen, screensOf } from '../screens.ts'
import { type Place, parties } from './parties.ts'
import type { Doing } from './poses.ts'
import { apart, clearsWays, inSight, obstaclesOf, onFloor, type Spot } from './room.ts'

/** Metres up to which people are seen well; how many of each kind a scene has at most up to there, and beyond. */
const near = 18
const most = { staff: [6, 2], visitor: [5, 2], party: [9, 4] } as const
/** Metres from the camera within which nobody is drawn: of each kind. */
const closest = { staff: 3, visitor: 4.5 }

/** What is done on a free floor, and before something: a counter, goods. */
const list = (text: string) => text.split(' ') as Doing[]
const doings = {
  staff: {
    free: list('stand talk tablet folded explain hold'),
    before: list('counter explain counter talk tablet hold'),
  },
  visitor: { free: list('talk stand folded strap hold'), before: list('point reach strap stand folded') },
}
const spotOf = ([x, , z]: Point): Spot => [x, z]
const turned = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

/** Chance that belongs to a place. */
export const chanceAt = ([x, , z]: Point) =>
  seeded(Math.round(Math.abs(x) * 20) * 1009 + Math.round(Math.abs(z) * 20) * 7)

/** Everybody at the fair, staff first; the same for all scenes. Not more than two of the staff and three visitors are near each other. */
function crowdOf(root: Object3D): Place[] {
  const occupied = obstaclesOf(root)
  const result: Place[] = []
  const free = (at: Point, radius: number) =>
    clearsWays(spotOf(at)) &&
    result.every(other => apart(spotOf(at), spotOf(other.at)) > 0.45) &&
    !(radius && occupied(spotOf(at), radius))
  const order = (mark: Mark) => (mark.kind === 'staff' ? 0 : 1) + chanceAt(mark.at)()
  for (const { kind, at, turn, seat, group } of marksOf(root).sort((a, b) => order(a) - order(b))) {
    if (kind !== 'staff' && kind !== 'visitor') continue
    const colleagues = result.filter(each => each.kind === kind && apart(spotOf(each.at), spotOf(at)) < 3.5).length
    if (colleagues >= (kind === 'staff' ? 2 : 3) || !free(at, seat === undefined ? 0.15 : 0)) continue
    const random = chanceAt([at[2], 0, at[0]])
    const before = occupied([at[0] + Math.sin(turn) * 0.5, at[2] + Math.cos(turn) * 0.5], 0.15)
    const choice = doings[kind][before ? 'before' : 'free']
    const doing = seat === undefined ? choice[Math.floor(random() * choice.length)]! : 'sit'
    result.push({ kind, group, at, turn: turn + (random() - 0.5) * 0.5, seat, doing })
  }
  return [...result, ...parties(({ at }) => onFloor(spotOf(at)) && free(at, 0.3))]
}

/** Whether somebody would stand before a hotspot's ring, an arrow on the floor or a screen. */
function covers(camera: Point, { at, seat }: Place, hotspots: Hotspot[], screens: Screen[]): boolean {
  const reach = apart(spotOf(camera), spotOf(at))
  const feet = directionTo(camera, at)
  const head = directionTo(camera, [at[0], at[1] + (seat === undefined ? 1.9 : seat + 0.95), at[2]])
  const half = Math.atan(0.34 / reach)
  const meets = (corners: [yaw: number, pitch: number][], by: number) => {
    const asides = corners.map(([yaw]) => turned(yaw - feet.yaw))
    const pitches = corners.map(([, pitch]) => pitch)
    const beside = Math.min(...asides) > half + by || Math.max(...asides) < -half - by
    return !beside && Math.min(...pitches) < head.pitch + by && Math.max(...pitches) > feet.pitch - by
  }
  if (hotspots.some(spot => meets([[spot.at.yaw, spot.at.pitch]], 0.035))) return true
  if (hotspots.some(spot => spot.kind === 'scene' && spot.at.pitch < -0.2 && meets(spot.polygon, 0.01))) return true
  return screens.some(({ corners }) => meets(corners, 0))
}

/** The people seen from the camera that cover nothing: first one of each booth's staff, then whole parties, near ones before others. */
export function placesOf(root: Object3D, camera: Point, hotspots: Hotspot[]): Place[] {
  const screens = screensOf(root, camera, filmedBooths())
  const eye = spotOf(camera)
  const seen = crowdOf(root).filter(
    place =>
      apart(eye, spotOf(place.at)) >= closest[place.kind] &&
      inSight(eye, spotOf(place.at)) &&
      !covers(camera, place, hotspots, screens),
  )
  const away = ({ at }: Place) => apart(eye, spotOf(at))
  const rank = (place: Place) => {
    const first = seen.find(each => each.group === place.group)!
    const chance = seeded(Number(/\d+/.exec(place.group)?.[0] ?? 0) + 77)()
    return (chance + 0.2) * (away(first) + 2) + (place.kind === 'staff' && place !== first ? 100 : 0)
  }
  const ranked = seen.map(place => ({ place, rank: rank(place) })).sort((a, b) => a.rank - b.rank)
  return (['staff', 'visitor', 'party'] as const).flatMap(kind => {
    const alike = ranked
      .map(each => each.place)
      .filter(each => (each.group.startsWith('party') ? 'party' : each.kind) === kind)
    const [close, far] = [alike.filter(each => away(each) <= near), alike.filter(each => away(each) > near)]
    return [...close.slice(0, most[kind][0]), ...far.slice(0, most[kind][1])]
  })
}
