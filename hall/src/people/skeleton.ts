import { add, cut, type Field, sub, through, unit, type V } from './fields.ts'
import type { Person } from './person.ts'
import { poseOf } from './poses.ts'

type Side = 1 | -1
const sides: [Side, Side] = [-1, 1]

/** The elbow or knee between two ends, and the far end drawn in to where the limb reaches. */
function bend(from: V, to: V, first: number, second: number, hint: V): [joint: V, end: V] {
  const reach = Math.min(Math.hypot(...sub(to, from)), (first + second) * 0.995)
  const way = unit(sub(to, from))
  const along = (first * first - second * second + reach * reach) / (2 * reach)
  const off = Math.sqrt(Math.max(0, first * first - along * along))
  const dot = hint[0] * way[0] + hint[1] * way[1] + hint[2] * way[2]
  return [add(add(from, way, along), unit(add(hint, way, -dot)), off), add(from, way, reach)]
}

/** Joints of a posed person, and `bent`, which poses what is given for an upright one. */
export function skeletonOf(person: Person) {
  const { tall, woman, broad, seat } = person
  const { lean, sway, head, hands, elbows, feet } = poseOf(person.doing)
  const hips = 0.52 * tall
  const [thigh, shin] = [0.242 * tall, 0.24 * tall]
  const raised = Math.max(0, (seat ?? 0) - 0.5)
  const goals = sides.map((side, i): V => {
    const [out, ahead, lift] = feet[1 - i]! as [number, number, number]
    return [side * out, 0.075 + lift + raised, ahead - lift * 0.4]
  })
  // Who strides sinks a little, so that both feet reach the floor.
  const reach = Math.min(
    ...goals.map(
      ([x, y, z]) => y + Math.sqrt(Math.max(0, (thigh + shin) ** 2 * 0.985 - (Math.abs(x) - 0.086) ** 2 - z * z)),
    ),
  )
  const drop = seat === undefined ? Math.min(0, reach - 0.515 * tall) : seat + 0.09 - hips
  const above = (y: number) => Math.max(0, y - hips)
  const up = (x: number, y: number, z: number): V => [
    x + sway * above(y * tall),
    y * tall + drop,
    z + lean * above(y * tall),
  ]
  const bent = (field: Field) =>
    through(field, [0, drop, 0], 0.5 * tall * Math.max(Math.abs(lean), Math.abs(sway)), (x, y, z) => {
      const over = above(y - drop)
      return [x - sway * over, y - drop, z - lean * over]
    })
  const arms = sides.map((side, i) => {
    const [hand, hint] = [hands[1 - i]!, elbows[1 - i]!]
    const shoulder = up(side * (woman ? 0.158 : 0.188) * (0.5 + broad * 0.5), 0.802, -0.012)
    const clear = hand[1] < -0.45 ? 0.025 * (broad - 1) * 10 : 0
    const goal = add(shoulder, [side * (hand[0] + clear), (hand[1] * tall) / 1.78, hand[2]])
    const [elbow, wrist] = bend(shoulder, goal, 0.172 * tall, 0.152 * tall, [side * hint[0], hint[1], hint[2]])
    const way = unit(sub(wrist, elbow))
    return { side, shoulder, elbow, wrist, way, palm: add(wrist, way, 0.055) }
  })
  const legs = sides.map((side, i) => {
    const [, , lift, turn] = feet[1 - i]! as [number, number, number, number]
    const hip: V = [side * 0.086, 0.515 * tall + drop, 0]
    const [knee, ankle] = bend(hip, goals[i]!, thigh, shin, [side * 0.12, 0, 1])
    return { side, hip, knee, ankle, turn: side * turn, tiptoe: lift > 0.02 }
  })
  const neck = up(0, 0.868, -0.005)
  const [st, ct, sn, cn] = [Math.sin(head[0]), Math.cos(head[0]), Math.sin(head[1]), Math.cos(head[1])]
  /** Poses what is given around the top of the neck. */
  const headed = (field: Field) =>
    through(field, neck, 0.12, (px, py, pz) => {
      const [x, y, z] = sub([px, py, pz], neck)
      const ahead = x * st + z * ct
      return [x * ct - z * st, y * cn + ahead * sn, ahead * cn - y * sn]
    })
  const below = (field: Field, y: number) => cut(field, [0, y * tall + drop, 0], [0, -1, 0])
  return { up, bent, headed, below, arms, legs, neck, drop, scale: 0.5 + tall / 3.5 }
}
export type Skeleton = ReturnType<typeof skeletonOf>
