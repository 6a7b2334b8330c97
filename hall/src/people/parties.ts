import { aisles, booths, hall, lobby } from '../floorplan.ts'
import type { Mark } from '../kit/assembly.ts'
import { seeded } from '../kit/random.ts'
import type { Doing } from './poses.ts'
import { apart, type Spot } from './room.ts'

/** Somebody's place: where they stand or sit and look, with whom (a booth, or a party in the aisle), and what they do. */
export type Place = Pick<Mark, 'at' | 'turn' | 'seat'> & { kind: 'staff' | 'visitor'; group: string; doing: Doing }

const full = 2 * Math.PI

/** One to three people around a spot: in talk, on their way, or looking at the nearest booth. */
function party([x, z]: Spot, random: () => number, group: string): Place[] {
  const pick = (doings: Doing[]) => doings[Math.floor(random() * doings.length)]!
  const place = (aside: number, ahead: number, turn: number, looks: number, doings: Doing[]): Place => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)]
    const at: Mark['at'] = [x + aside * c + ahead * s, 0, z - aside * s + ahead * c]
    return { kind: 'visitor', group, at, turn: turn + looks, doing: pick(doings) }
  }
  const kind = random()
  const first = random() * full
  if (kind < 0.42) {
    const count = random() < 0.6 ? 2 : 3
    return Array.from({ length: count }, (_, i) =>
      place(0, -0.36 - count * 0.06, first + (i / count) * full, (random() - 0.5) * 0.3, [
        'talk',
        'explain',
        'folded',
        'strap',
        'stand',
        'hold',
      ]),
    )
  }
  const pair = random() < 0.55 ? [-0.36, 0.36] : [0]
  const inAisle = Object.values(aisles).some(y => Math.abs(z - y) < 2.7)
  const heading = (first < Math.PI ? 0 : Math.PI) + (inAisle ? full / 4 : 0)
  if (kind < 0.74)
    return pair.map(aside => place(aside, aside / 5, heading, random() * 0.1, aside > 0 ? ['stroll'] : ['walk']))
  const middles = booths.map((booth): Spot => [booth.x + booth.width / 2, booth.y + booth.depth / 2])
  const [bx, bz] = middles.reduce((a, b) => (apart(a, [x, z]) < apart(b, [x, z]) ? a : b))
  return pair.map(aside => place(aside, 0, Math.atan2(bx - x, bz - z), -aside, ['strap', 'stand', 'folded', 'tablet']))
}

/** Parties in lobby, aisles and passages, the same whenever asked, each wholly at places that are `free`. */
export function parties(free: (place: Place) => boolean): Place[] {
  const random = seeded(30)
  const middles: Spot[] = []
  return Array.from({ length: 3500 }, (_, i) => {
    const middle: Spot = [lobby.x + 1 + random() * (hall.width - lobby.x - 2), 1 + random() * (hall.depth - 2)]
    const people = party(middle, random, `party ${i}`)
    if (middles.some(other => apart(other, middle) < 2.5) || !people.every(free)) return []
    middles.push(middle)
    return people
  }).flat()
}
