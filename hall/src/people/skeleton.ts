import { add, type Field, sub, through, unit, type V } from './fields.ts'
import type { Person } from './person.ts'
import { poseOf } from './poses.ts'

/** Right and left, as signs of x. */
const sides = [-1, 1] as const

/** The elbow or knee between two ends, and the far end drawn in to where the limb reaches. */
function bend(from: V, to: V, first: number, second: number, hint: V): [joint: V, end: V] {
  const reach = Math.min(Math.hypot(...sub(to, from)), (first + second) * 0.995)
  const way = unit(sub(to, from))
  const along = (first * first - second * second + reach * reach) / (2 * reach)
  const off = Math.sqrt(Math.max(0, first * first - along * along))
  const dot = hint[0] * way[0] + hint[1] * way[1] + hint[2] * way[2]
  return [add(add(from, way, along), unit(add(hint, way, -dot)), off), add(from, way, reach)]
}

/**
 * The joints of a posed person in metres, `up` from shares of the height to a point of the trunk, and `bent` and
 * `headed`, which pose what is given for an upright trunk and around the top of the neck.
 */
export function skeletonOf({ doing, tall, woman, broad, seat }: Person) {
  const { hands, elbows, feet, body } = poseOf(doing)
  const [lean, sway, turn, nod] = body
  const hips = 0.515 * tall
  const [thigh, shin] = [hips * 0.504 - 0.034, hips * 0.496 - 0.034]
  const soles = sides.map((side, i): V => {
    const [out, ahead, lift] = feet[i]!
    return [side * out, 0.075 + lift + Math.max(0, (seat ?? 0) - 0.5), ahead - lift * 0.4]
  })
  // Who strides sinks a little, so that both feet reach the floor.
  const reach = ([x, y, z]: V) => y + Math.sqrt((thigh + shin) ** 2 * 0.985 - (Math.abs(x) - 0.086) ** 2 - z * z)
  const drop = seat === undefined ? Math.min(0, ...soles.map(sole => reach(sole) - hips)) : seat + 0.09 - hips
  const above = (y: number) => Math.max(0, y - hips)
  const lent = (x: number, y: number, z: number): V => [x + sway * above(y), y + drop, z + lean * above(y)]
  const up = (x: number, share: number, z: number) => lent(x, share * tall, z)
  const bent = (field: Field) =>
    through(field, lent, (x, y, z) => [x - sway * above(y - drop), y - drop, z - lean * above(y - drop)])
  const arms = sides.map((side, i) => {
    const [out, height, ahead] = hands[i]!
    const shoulder = up(side * (woman ? 0.158 : 0.188) * (0.5 + broad * 0.5), 0.802, -0.012)
    const goal = add(shoulder, [side * (out + (broad - 1) * 0.2), (height * tall) / 1.78, ahead])
    const [x, y, z] = elbows[i]!
    const [elbow, wrist] = bend(shoulder, goal, 0.172 * tall, 0.152 * tall, [side * x, y, z])
    const way = unit(sub(wrist, elbow))
    return { side, shoulder, elbow, wrist, way, palm: add(wrist, way, 0.055), upwards: unit(sub(shoulder, elbow)) }
  })
  const legs = sides.map((side, i) => {
    const hip: V = [side * 0.086, hips + drop, 0]
    const [knee, ankle] = bend(hip, soles[i]!, thigh, shin, [side * 0.12, 0, 1])
    const [, , lift, turn] = feet[i]!
    const toes: V = [Math.sin(side * turn), lift > 0.02 ? -0.5 : 0, Math.cos(turn)]
    return { hip, knee, ankle, toes }
  })
  const neck = up(0, 0.868, -0.005)
  const [st, ct, sn, cn] = [Math.sin(turn), Math.cos(turn), Math.sin(nod), Math.cos(nod)]
  const onNeck = (x: number, y: number, z: number): V => {
    const ahead = z * cn + y * sn
    return add(neck, [x * ct + ahead * st, y * cn - z * sn, ahead * ct - x * st])
  }
  const headed = (field: Field) =>
    through(field, onNeck, (...at) => {
      const [x, y, z] = sub(at, neck)
      const ahead = x * st + z * ct
      return [x * ct - z * st, y * cn + ahead * sn, ahead * cn - y * sn]
    })
  return { up, bent, headed, arms, legs, neck, drop, scale: 0.5 + tall / 3.5 }
}
export type Skeleton = ReturnType<typeof skeletonOf>
