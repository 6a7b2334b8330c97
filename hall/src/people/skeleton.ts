import { Quaternion, Vector3 } from 'three'
import { bones } from './human.ts'
import { type Doing, poseOf, type V } from './poses.ts'

const number = new Map(bones.map(({ name }, i) => [name, i]))
/** Right and left, as in the pose, with x to the person's left. */
const sides = [
  { side: -1, of: (bone: string) => number.get(`${bone}.R`)! },
  { side: 1, of: (bone: string) => number.get(`${bone}.L`)! },
] as const
const fingers = [2, 3, 4, 5]

/** Bones turned and moved: a point at rest goes to `at(bone, point)`. */
export interface Posed {
  at(bone: number, point: Vector3): Vector3
  /** By side: middle of the palm, the way the hand points, shoulder and wrist. */
  hands: { side: number; palm: Vector3; way: Vector3; shoulder: Vector3; wrist: Vector3 }[]
  neck: Vector3
  /** The whole trunk's lean. */
  lean: Quaternion
}

/** The elbow or knee between two ends, and the far end drawn in to where the limb reaches. */
function bend(from: Vector3, to: Vector3, first: number, second: number, hint: Vector3) {
  const way = to.clone().sub(from)
  const reach = Math.min(way.length(), (first + second) * 0.995)
  way.normalize()
  const along = (first * first - second * second + reach * reach) / (2 * reach)
  const off = Math.sqrt(Math.max(0, first * first - along * along))
  const out = hint.clone().addScaledVector(way, -hint.dot(way)).normalize()
  const joint = from.clone().addScaledVector(way, along).addScaledVector(out, off)
  return { joint, end: from.clone().addScaledVector(way, reach) }
}

/** A person's bones in a pose; `rest` are the bones' heads in metres, soles on the floor. */
export function skeletonOf(rest: Vector3[], doing: Doing, grip: number, seat?: number): Posed {
  const { hands, elbows, feet, body } = poseOf(doing)
  const [lean, sway, turn, nod] = body
  const turns: (Quaternion | undefined)[] = []
  const places: Vector3[] = []
  const follow = (i: number) => {
    const { parent } = bones[i]!
    if (parent < 0) return
    turns[i] ??= turns[parent]!.clone()
    places[i] = rest[i]!.clone().sub(rest[parent]!).applyQuaternion(turns[parent]!).add(places[parent]!)
  }
  const towards = (i: number, end: number, to: Vector3) => {
    const { parent } = bones[i]!
    follow(i)
    const from = rest[end]!.clone().sub(rest[i]!).applyQuaternion(turns[parent]!).normalize()
    const way = to.clone().sub(places[i]!).normalize()
    turns[i] = new Quaternion().setFromUnitVectors(from, way).multiply(turns[parent]!)
  }
  const chain = (i: number, until: number) => {
    const { parent } = bones[i]!
    if (parent >= 0 && i !== until && !places[i]) chain(parent, until)
    follow(i)
  }

  const bone = (name: string) => number.get(name)!
  const hips = rest[sides[1].of('upperleg01')]!.y
  const legs = sides.map(({ side, of }, i) => {
    const [hip, knee, ankle] = [of('upperleg01'), of('lowerleg01'), of('foot')]
    const [out, forth, lift, toes] = feet[i]!
    const goal = new Vector3(side * out, rest[ankle]!.y + lift + Math.max(0, (seat ?? 0) - 0.5), forth - lift * 0.4)
    const lengths = [rest[hip]!.distanceTo(rest[knee]!), rest[knee]!.distanceTo(rest[ankle]!)] as const
    return { hip, knee, ankle, goal, lengths, turn: side * toes, lift }
  })
  // Who strides sinks a little, so that both feet reach the floor.
  const reach = ({ hip, goal: { x, y, z }, lengths: [a, b] }: (typeof legs)[number]) =>
    y + Math.sqrt((a + b) ** 2 * 0.999 - (Math.abs(x) - Math.abs(rest[hip]!.x)) ** 2 - z * z)
  const drop = seat === undefined ? Math.min(0, ...legs.map(leg => reach(leg) - hips)) : seat + 0.09 - hips
  const root = bone('root')
  turns[root] = new Quaternion()
  places[root] = rest[root]!.clone().setY(rest[root]!.y + drop)
  const trunk = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), new Vector3(sway, 1, lean).normalize())
  turns[bone('spine05')] = trunk
  const look = (share: number) =>
    trunk
      .clone()
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn * share))
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), nod * share))
  turns[bone('neck01')] = look(0.45)
  turns[bone('head')] = look(1)

  for (const { hip, knee, ankle, goal, lengths, turn, lift } of legs) {
    chain(hip, root)
    const { joint, end } = bend(places[hip]!, goal, ...lengths, new Vector3(Math.sign(rest[hip]!.x) * 0.12, 0, 1))
    towards(hip, knee, joint)
    chain(knee, hip)
    towards(knee, ankle, end)
    turns[ankle] = new Quaternion()
      .setFromAxisAngle(new Vector3(0, 1, 0), turn)
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), lift > 0.02 ? 0.5 : 0))
  }
  const held = sides.map(({ side, of }, i) => {
    const [upper, lower, wrist] = [of('upperarm01'), of('lowerarm01'), of('wrist')]
    chain(upper, root)
    const lengths = [rest[upper]!.distanceTo(rest[lower]!), rest[lower]!.distanceTo(rest[wrist]!)] as const
    // The poses are of arms of 0.577 m.
    const [out, up, forth] = hands[i]!.map(value => (value * (lengths[0] + lengths[1])) / 0.577) as V
    const shoulder = places[upper]!
    const [x, y, z] = elbows[i]!
    const goal = new Vector3(side * out, up, forth).add(shoulder)
    const { joint, end } = bend(shoulder, goal, ...lengths, new Vector3(side * x, y, z))
    towards(upper, lower, joint)
    chain(lower, upper)
    towards(lower, wrist, end)
    // Fingers bend about the line of the knuckles, to the side of the thumb's tip.
    const knuckles = rest[of('finger2-1')]!.clone().sub(rest[of('finger5-1')]!).normalize()
    const along = rest[of('finger3-2')]!.clone().sub(rest[of('finger3-1')]!)
    const palmwards = knuckles
      .clone()
      .cross(along)
      .dot(rest[of('finger1-3')]!.clone().sub(rest[of('finger2-1')]!))
    const curl = new Quaternion().setFromAxisAngle(knuckles, Math.sign(palmwards) * grip)
    chain(of('metacarpal1'), root)
    for (const finger of fingers)
      for (const joint of [1, 2, 3]) {
        const phalanx = of(`finger${finger}-${joint}`)
        chain(phalanx, root)
        turns[phalanx] = turns[bones[phalanx]!.parent]!.clone().multiply(curl)
      }
    const way = end.clone().sub(joint).normalize()
    return { side, palm: end.clone().addScaledVector(way, 0.07), way, shoulder, wrist: end }
  })
  for (const i of bones.keys()) chain(i, root)
  const at = (i: number, point: Vector3) => point.sub(rest[i]!).applyQuaternion(turns[i]!).add(places[i]!)
  return { at, hands: held, neck: places[bone('neck01')]!, lean: trunk }
}
