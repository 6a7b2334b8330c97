import { folded, type Put, trunk } from './cloth.ts'
import { add, block, cone, cut, join, limb, type V } from './fields.ts'
import type { Person } from './person.ts'
import type { Skeleton } from './skeleton.ts'

/** Lanyard and badge, bag, and what is in the hands. */
export function carried(put: Put, person: Person, { up, bent, arms, neck }: Skeleton) {
  const { bagColour, seed, tall } = person
  const [right, left] = arms as [Skeleton['arms'][number], Skeleton['arms'][number]]
  const front = bent(trunk(person, 0.475, person.cut === 'jacket' ? 0.012 : 0))
  const chest = (x: number, share: number): V => {
    const point = up(x, share, 0.25)
    for (let i = 0; i < 100 && front.at(...point) > 0.006; i++) point[2] -= 0.003
    return point
  }
  const heights = [0.82, 0.79, 0.76, 0.72]
  const mirrored = (r: number, points: (side: number) => V[]) =>
    join(0.004, limb(0.004, points(-1), [r]), limb(0.004, points(1), [r]))
  const cylinder = (at: V, low: number, high: number, r1: number, r2: number) => {
    const [from, to] = [add(at, [0, low, 0]), add(at, [0, high, 0])]
    return cut(cut(cone(from, to, r1, r2), from, [0, -1, 0]), to, [0, 1, 0])
  }
  if (person.lanyard) {
    const [end, nape] = [chest(0, 0.69), add(neck, [0, -0.026 * tall - 0.008, 0.015])]
    const down = (side: number) => heights.map(share => chest(side * (share - 0.69) * 0.45, share))
    put(
      mirrored(0.006, side => [add(nape, [side * 0.062, 0, 0]), ...down(side), end]),
      person.lanyard,
      0.7,
      0.4,
    )
    put(block(add(end, [0, -0.065, 0.006]), [0.042, 0.058, 0.004], 0.002), '#eceae4', 0.5, 0.4)
  }
  if (person.bag === 'tote') {
    // From the shoulder, or from a hand that hangs down.
    const low = left.wrist[1] < 0.55 * tall
    const from = add(low ? left.palm : left.shoulder, [0.012, low ? 0 : 0.05, 0])
    const c = add(from, low ? [0, -0.34, 0] : [0.073, -0.3 * tall, -0.06])
    put(folded(block(c, [0.045, 0.16, 0.17], 0.03), 0.004, seed), bagColour)
    put(join(0.01, ...[-0.09, 0.09].map(z => cone(from, add(c, [0, 0.15, z]), 0.01, 0.01))), bagColour, 0.85, 0.6)
  }
  if (person.bag === 'pack') {
    const c = up(0, 0.71, -0.2 * (0.4 + person.broad * 0.6))
    const pocket = block(add(c, [0, -0.06, -0.06]), [0.1, 0.1, 0.04], 0.04)
    put(folded(join(0.05, block(c, [0.135, 0.2, 0.07], 0.06), pocket), 0.003, seed), bagColour)
    const over = (side: number) => [up(side * 0.1, 0.83, -0.09), up(side * 0.105, 0.836, -0.01)]
    const down = (side: number) => [...heights.map(share => chest(side * 0.11, share)), up(side * 0.16, 0.66, -0.02)]
    put(
      mirrored(0.014, side => [...over(side), ...down(side)]),
      bagColour,
      0.85,
      0.6,
    )
  }
  const hand = add(add(right.palm, right.way, 0.04), [0.01, 0.01, 0.022])
  if (person.holds === 'cup') {
    put(cylinder(hand, -0.05, 0.06, 0.031, 0.041), '#e8e4da', 0.5, 0.6)
    put(cylinder(hand, 0.06, 0.075, 0.045, 0.04), '#3a2c24', 0.5, 0.5)
  }
  if (person.holds === 'shaker') {
    put(cylinder(hand, -0.1, 0.1, 0.036, 0.044), person.top, 0.35, 0.6)
    put(
      join(0.006, cylinder(hand, 0.1, 0.14, 0.046, 0.036), cylinder(hand, 0.14, 0.178, 0.015, 0.012)),
      '#1d2125',
      0.35,
      0.5,
    )
  }
  if (person.holds === 'tablet') {
    const middle = add(right.palm, [(left.palm[0] - right.palm[0]) / 2, 0.05, 0.05])
    put(block(middle, [0.12, 0.085, 0.006], 0.004, 0.9), '#1d2125', 0.3, 0.5)
  }
}
