import { aisles, booths, hall } from '../floorplan.ts'
import type { Mark } from '../kit/assembly.ts'
import { seeded } from '../kit/random.ts'
import type { Doing } from './poses.ts'

/** Somebody's place: where they stand and look, with whom, and what they do. */
export interface Place extends Pick<Mark, 'at' | 'turn' | 'seat'> {
  kind: 'staff' | 'visitor'
  /** Booth, or the party in the aisle. */
  group: string
  doing: Doing
}

const full = 2 * Math.PI
/** Metres between the middles of two parties. */
const apart = 3.6

/** One to three people around a spot: in talk, on their way, or looking at the nearest booth. */
function party(x: number, z: number, random: () => number, group: string): Place[] {
  const place = (dx: number, dz: number, turn: number, ...doings: Doing[]): Place => ({
    kind: 'visitor',
    group,
    at: [x + dx, 0, z + dz],
    turn,
    doing: doings[Math.floor(random() * doings.length)]!,
  })
  const way = random()
  const inAisle = Object.values(aisles).some(y => Math.abs(z - y) < 2.7)
  const heading = (random() < 0.5 ? 0 : Math.PI) + (inAisle ? full / 4 : 0) + (random() - 0.5) * 0.3
  if (way < 0.42) {
    const count = random() < 0.6 ? 2 : 3
    const first = random() * full
    return Array.from({ length: count }, (_, i) => {
      const angle = first + (i / count) * full + (random() - 0.5) * 0.3
      const reach = count === 2 ? 0.46 : 0.58
      return place(
        Math.sin(angle) * reach,
        Math.cos(angle) * reach,
        angle + Math.PI,
        'talk',
        'explain',
        'folded',
        'strap',
        'stand',
        'hold',
      )
    })
  }
  const pair = random() < 0.55 ? [-0.36, 0.36] : [0]
  const beside = (turn: number, of: (i: number) => Place) =>
    pair.map((aside, i) => {
      const { at, ...rest } = of(i)
      return { ...rest, at: [at[0] + Math.cos(turn) * aside, 0, at[2] - Math.sin(turn) * aside] as Place['at'] }
    })
  if (way < 0.74) return beside(heading, i => place(0, 0, heading, i ? 'stroll' : 'walk'))
  const [near] = booths
    .map(booth => [booth.x + booth.width / 2 - x, booth.y + booth.depth / 2 - z] as const)
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
  const turn = Math.atan2(near![0], near![1])
  return beside(turn, i => place(0, 0, turn + (i ? -0.3 : 0.3), 'point', 'strap', 'stand', 'folded', 'tablet'))
}

/** Parties in aisles and passages, the same whenever asked, each wholly at places that are `free`. */
export function parties(free: (place: Place) => boolean): Place[] {
  const random = seeded(30)
  const middles: [number, number][] = []
  return Array.from({ length: 900 }, (_, i) => {
    const [x, z] = [1 + random() * (hall.width - 2), 1 + random() * (hall.depth - 2)]
    const people = party(x, z, random, `party ${i}`)
    if (middles.some(([mx, mz]) => Math.hypot(mx - x, mz - z) < apart) || !people.every(free)) return []
    middles.push([x, z])
    return people
  }).flat()
}
