import { mixed } from '../booths/drawing.ts'
import { type Assembly, modelOf } from '../kit/assembly.ts'
import { paint } from '../kit/materials.ts'
import {
  add,
  block,
  cone,
  cut,
  type Field,
  join,
  less,
  moved,
  profile,
  type Row,
  sub,
  table,
  unit,
  type V,
} from './fields.ts'
import { headOf } from './head.ts'
import type { Person } from './person.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { surfaceOf } from './surface.ts'

type Put = (field: Field, colour: string, roughness?: number, fineness?: number) => void

/** The trunk of the clothes from `hem` (share of the height) to the neck, let out by `g` metres. */
function trunk({ tall, woman, broad, belly }: Person, hem: number, g: number): Field {
  const rows = table(
    woman
      ? `${hem - 0.02} .178 .124 -.012, .555 .163 .113 -.01, .635 .126 .094 0, .72 .146 .112 .012, .775 .15 .1 0, .81 .135 .08 -.01, .832 .09 .062 -.014, .85 .056 .052 -.014`
      : `${hem - 0.02} .18 .126 -.006, .56 .166 .115 0, .63 .157 .11 .004, .72 .178 .125 .006, .775 .186 .113 0, .808 .168 .09 -.008, .83 .105 .07 -.012, .85 .064 .06 -.014`,
  ) as Required<Row>[]
  return profile(
    rows.map(([y, w, d, c]) => {
      const round = belly * Math.exp(-(((y - 0.61) / 0.06) ** 2))
      return [y * tall, w * broad + g + round * 0.5, d * (0.4 + broad * 0.6) + g + round, c + round * 0.6]
    }),
  )
}

/** Draws folds into cloth. */
const folded = (field: Field, depth: number, seed: number) =>
  moved(field, depth * 1.4, (x, y, z) => {
    const fine = Math.sin(y * 41 + 4 * Math.sin(x * 19 + seed) + 4 * Math.sin(z * 17 + seed * 2))
    const where = 0.5 + 0.5 * Math.sin(x * 13 + z * 11 + seed)
    return depth * (0.55 * fine * where + 0.8 * Math.sin(y * 15 + 5 * Math.sin(x * 8 + z * 9 + seed)))
  })

function arms(put: Put, person: Person, { arms }: Skeleton) {
  const thin = person.woman ? 0.85 : 1
  for (const { side, shoulder, elbow, wrist, way, palm } of arms) {
    const thumb = add(palm, [side * -0.022, 0.012, 0.024])
    const tip = add(add(wrist, way, 0.145), [0, -0.012, 0])
    const parts = [
      cone(add(wrist, way, -0.03), palm, 0.029 * thin, 0.036 * thin),
      cone(palm, tip, 0.034 * thin, 0.019),
      cone(add(wrist, way, 0.03), add(thumb, way, 0.03), 0.016, 0.011),
    ]
    const upper = add(elbow, unit(sub(shoulder, elbow)), 0.17)
    if (person.cut === 'polo')
      parts.push(cone(elbow, wrist, 0.043 * thin, 0.03 * thin), cone(upper, elbow, 0.043 * thin, 0.042 * thin))
    put(join(0.02, ...parts), person.skin, 0.6, 0.75)
  }
}

function sleeve(
  { cut: style, woman, broad }: Person,
  { side, shoulder, elbow, wrist, way }: Skeleton['arms'][number],
): Field {
  const r = ((style === 'jacket' ? 0.058 : 0.053) - (woman ? 0.009 : 0)) * (0.5 + broad * 0.5)
  const from = add(shoulder, [side * -0.012, -0.006, 0])
  if (style === 'polo')
    return cut(
      cone(from, elbow, r + 0.006, r + 0.002),
      add(elbow, unit(sub(shoulder, elbow)), 0.1),
      sub(elbow, shoulder),
    )
  const whole = join(0.03, cone(from, elbow, r, r - 0.009), cone(elbow, add(wrist, way, 0.03), r - 0.009, r - 0.015))
  return cut(whole, add(wrist, way, 0.003), way)
}

/** The top with sleeves: a jacket open in a V over a shirt, or a shirt or polo with its collar. */
function top(put: Put, person: Person, { up, bent, below, arms, drop }: Skeleton) {
  const jacket = person.cut === 'jacket'
  const hem = jacket ? 0.475 : 0.52
  const neckhole = cone(up(0, 0.84, 0.015), up(0, 0.9, 0.02), 0.058, 0.07)
  const cloth = join(0.055, bent(trunk(person, hem, jacket ? 0.012 : 0)), ...arms.map(arm => sleeve(person, arm)))
  let field = less(below(folded(cloth, jacket ? 0.0022 : 0.0034, person.seed), hem), neckhole)
  if (jacket) {
    const [low, high] = [up(0, 0.68, 0)[1], up(0, 0.86, 0)[1]]
    const open = (y: number) => 0.002 + 0.075 * Math.max(0, Math.min(1, (y - low) / (high - low)))
    const middle = (y: number) => up(0, (y - drop) / person.tall, 0)
    field = less(field, { at: (x, y, z) => Math.max(Math.abs(x - middle(y)[0]) - open(y), middle(y)[2] - z, low - y) })
    put(less(bent(trunk(person, 0.53, -0.004)), neckhole), person.under)
  }
  put(field, person.top)
  const c = up(0, 0.842, 0)
  const r = person.woman ? 0.058 : 0.066
  const rim: Field = {
    low: add(c, [-0.1, -0.06, -0.1]),
    high: add(c, [0.1, 0.06, 0.1]),
    at: (x, y, z) => {
      const off = Math.max(0, Math.abs(y - c[1] - 0.006 + (z - c[2]) * 0.28) - 0.016)
      const ring = Math.hypot(Math.hypot(x - c[0], z - c[2] + 0.006) - r, off) - 0.0075
      return Math.max(
        ring,
        Math.min(c[2] - z, Math.abs(x - c[0]) - 0.012) * (z > c[2] && Math.abs(x - c[0]) < 0.012 ? -1 : 0),
      )
    },
  }
  if (person.cut !== 'dress') put(rim, jacket ? person.under : person.top, 0.85, 0.5)
}

function bottom(put: Put, person: Person, { bent, legs }: Skeleton) {
  const { tall, woman, broad, seed } = person
  const scaled = (rows: number[][]) => rows.map(([y, w, d, c]): Row => [y! * tall, w! * broad, d!, c!])
  if (person.cut === 'dress') {
    const rows = table('.27 .2 .165 0, .4 .19 .15 0, .53 .168 .118 -.01, .56 .15 .1 0')
    put(folded(profile(scaled(rows), 2.1), 0.005, seed), person.bottom)
    for (const { hip, knee, ankle } of legs)
      put(join(0.03, cone(hip, knee, 0.07, 0.05), cone(knee, ankle, 0.05, 0.032)), person.skin, 0.6)
  } else {
    const leg = ({ hip, knee, ankle }: Skeleton['legs'][number]) => {
      const calf = cone(knee, add(ankle, [0, -0.03, 0]), woman ? 0.058 : 0.064, woman ? 0.046 : 0.058)
      return cut(
        join(0.03, cone(hip, knee, 0.082 * broad, woman ? 0.06 : 0.066), calf),
        add(ankle, [0, -0.035, 0]),
        [0, -1, 0],
      )
    }
    const pelvis = profile(scaled(table('.47 .15 .104 -.01, .52 .153 .102 -.01, .565 .13 .088 -.004, .59 .11 .08 0')))
    put(folded(join(0.045, ...legs.map(leg), bent(pelvis)), 0.0042, seed), person.bottom)
  }
  const sole = woman ? 0.037 : 0.043
  for (const { ankle, turn, tiptoe } of legs) {
    const way: V = [Math.sin(turn), tiptoe ? -0.5 : 0, Math.cos(turn)]
    const foot = cone(add(ankle, way, -0.035), add(add(ankle, way, 0.16), [0, -0.034, 0]), sole, sole - 0.01)
    put(
      cut(
        join(0.03, foot, cone(ankle, add(ankle, [0, -0.03, 0]), 0.042, 0.044)),
        add(ankle, [0, -0.073, 0]),
        [0, -1, 0],
      ),
      person.shoes,
      0.5,
      0.8,
    )
  }
}

/** Lanyard and badge, bag, and what is in the hands. */
function carried(put: Put, person: Person, { up, bent, arms }: Skeleton, collar: V) {
  const { tall, cut: style, bagColour } = person
  const front = bent(trunk(person, 0.475, style === 'jacket' ? 0.012 : 0))
  const chest = (x: number, y: number): V => {
    const q = up(x, y, 0.25)
    for (let i = 0; i < 100 && front.at(...q) > 0.006; i++) q[2] -= 0.003
    return q
  }
  const line = (r: number, points: V[]) => join(0.004, ...points.slice(1).map((to, i) => cone(points[i]!, to, r, r)))
  const mirrored = (r: number, points: (side: number) => V[]) => join(0.004, line(r, points(-1)), line(r, points(1)))
  const down = [0.82, 0.79, 0.76, 0.72]
  if (person.lanyard) {
    const end = chest(0, 0.69)
    const strap = (side: number) => [
      add(collar, [side * 0.062, -0.008, 0.01]),
      ...down.map(y => chest(side * (y - 0.69) * 0.45, y)),
      end,
    ]
    put(mirrored(0.006, strap), person.lanyard, 0.7, 0.4)
    put(block(add(end, [0, -0.065, 0.006]), [0.042, 0.058, 0.004], 0.002), '#eceae4', 0.5, 0.4)
  }
  const [right, left] = arms as [Skeleton['arms'][number], Skeleton['arms'][number]]
  if (person.bag === 'tote') {
    // From the shoulder, or from a hand that hangs down.
    const low = left.wrist[1] < 0.55 * tall
    const from = low ? left.palm : add(left.shoulder, [0.012, 0.05, 0])
    const c: V = low
      ? add(left.palm, [0.01, -0.34, 0])
      : [left.shoulder[0] + 0.085, 0.55 * tall, left.shoulder[2] - 0.06]
    put(folded(block(c, [0.045, 0.16, 0.17], 0.03), 0.004, person.seed), bagColour)
    put(join(0.01, ...[-0.09, 0.09].map(z => cone(from, add(c, [0, 0.15, z]), 0.01, 0.01))), bagColour, 0.85, 0.6)
  }
  if (person.bag === 'pack') {
    const c = up(0, 0.71, -0.2 * (0.4 + person.broad * 0.6))
    const body = join(
      0.05,
      block(c, [0.135, 0.2, 0.07], 0.06),
      block(add(c, [0, -0.06, -0.06]), [0.1, 0.1, 0.04], 0.04),
    )
    put(folded(body, 0.003, person.seed), bagColour)
    const strap = (side: number) => [
      up(side * 0.1, 0.83, -0.09),
      up(side * 0.105, 0.836, -0.01),
      ...down.map(y => chest(side * 0.11, y)),
      up(side * 0.16, 0.66, -0.02),
    ]
    put(mirrored(0.014, strap), bagColour, 0.85, 0.6)
  }
  const hand = add(add(right.palm, right.way, 0.04), [0.01, 0.01, 0.022])
  if (person.holds === 'cup') {
    put(cone(add(hand, [0, -0.03, 0]), add(hand, [0, 0.05, 0]), 0.03, 0.038), '#e8e4da', 0.5, 0.6)
    put(cone(add(hand, [0, 0.075, 0]), add(hand, [0, 0.085, 0]), 0.04, 0.034), '#3a2c24', 0.5, 0.5)
  }
  if (person.holds === 'shaker') {
    put(cone(add(hand, [0, -0.07, 0]), add(hand, [0, 0.09, 0]), 0.036, 0.044), person.top, 0.35, 0.6)
    put(
      join(
        0.006,
        cone(add(hand, [0, 0.12, 0]), add(hand, [0, 0.14, 0]), 0.044, 0.03),
        cone(add(hand, [0.01, 0.15, 0]), add(hand, [0.01, 0.178, 0]), 0.015, 0.012),
      ),
      '#1d2125',
      0.35,
      0.5,
    )
  }
  if (person.holds === 'tablet') {
    const middle: V = [
      (left.palm[0] + right.palm[0]) / 2,
      (left.palm[1] + right.palm[1]) / 2 + 0.05,
      (left.palm[2] + right.palm[2]) / 2 + 0.05,
    ]
    put(block(middle, [0.12, 0.085, 0.006], 0.004, 0.9), '#1d2125', 0.3, 0.5)
  }
}

/** The person as a model facing +z, feet at the origin; cells of `h` metres, features of the face below 0.02. */
export const figure = (person: Person, h: number) =>
  modelOf(`person ${h} ${JSON.stringify(person)}`, (parts: Assembly) => {
    const bones = skeletonOf(person)
    const put: Put = (field, colour, roughness = 0.85, fineness = 1) =>
      parts.add(surfaceOf(field, h * fineness), paint(colour, roughness))
    const head = headOf(person, bones)
    put(head.skin, person.skin, 0.6, 0.65)
    put(head.hair, person.hair, 0.55, 0.7)
    if (h < 0.02) {
      put(head.brows, person.hair, 0.55, 0.25)
      put(head.eyes, '#241c18', 0.3, 0.25)
      put(head.lips, mixed(person.skin, '#8a2f30', 0.35), 0.5, 0.3)
    }
    arms(put, person, bones)
    top(put, person, bones)
    bottom(put, person, bones)
    carried(put, person, bones, head.collar)
  })
