import { mixed } from '../booths/drawing.ts'
import { modelOf } from '../kit/assembly.ts'
import { paint } from '../kit/materials.ts'
import { carried } from './carried.ts'
import { folded, type Put, shaped, shapes, trunk } from './cloth.ts'
import { add, cone, cut, type Field, join, less, limb, sub, type V } from './fields.ts'
import { headOf } from './head.ts'
import type { Person } from './person.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { surfaceOf } from './surface.ts'

const down: V = [0, -1, 0]

function hands(put: Put, { woman, cut, skin }: Person, { arms }: Skeleton) {
  const thin = woman ? 0.85 : 1
  for (const { side, elbow, wrist, way, palm, upwards } of arms) {
    const tip = add(add(wrist, way, 0.145), [0, -0.012, 0])
    const thumb = add(add(palm, [side * -0.022, 0.012, 0.024]), way, 0.03)
    const parts = [
      limb(0.02, [add(wrist, way, -0.03), palm, tip], [0.029 * thin, 0.035 * thin, 0.019]),
      cone(add(wrist, way, 0.03), thumb, 0.016, 0.011),
    ]
    if (cut === 'polo')
      parts.push(limb(0.02, [add(elbow, upwards, 0.17), elbow, wrist], [0.043, 0.042 * thin, 0.03 * thin]))
    put(join(0.02, ...parts), skin, 0.6, 0.75)
  }
}

function sleeve(
  { cut: style, woman, broad }: Person,
  { side, shoulder, elbow, wrist, way, upwards }: Skeleton['arms'][number],
) {
  const r = ((style === 'jacket' ? 0.058 : 0.053) - (woman ? 0.009 : 0)) * (0.5 + broad * 0.5)
  const from = add(shoulder, [side * -0.012, -0.006, 0])
  if (style === 'polo')
    return cut(cone(from, elbow, r + 0.006, r + 0.002), add(elbow, upwards, 0.1), sub(elbow, shoulder))
  return cut(limb(0.03, [from, elbow, add(wrist, way, 0.03)], [r, r - 0.009, r - 0.015]), add(wrist, way, 0.003), way)
}

/** The top with sleeves: a jacket open in a V over a shirt, or a shirt or polo with its collar. */
function top(put: Put, person: Person, { up, bent, arms, drop }: Skeleton) {
  const { tall, seed, under } = person
  const jacket = person.cut === 'jacket'
  const hem = jacket ? 0.475 : 0.52
  const neckhole = cone(up(0, 0.84, 0.015), up(0, 0.9, 0.02), 0.058, 0.07)
  const cloth = join(0.055, bent(trunk(person, hem, jacket ? 0.012 : 0)), ...arms.map(arm => sleeve(person, arm)))
  let field = less(0.001, cut(folded(cloth, jacket ? 0.0022 : 0.0034, seed), up(0, hem, 0), down), neckhole)
  if (jacket) {
    const [low, high] = [up(0, 0.67, 0)[1], up(0, 0.86, 0)[1]]
    const aside = (x: number, y: number) => {
      const rise = Math.max(0, Math.min(1, (y - low) / (high - low)))
      return [
        Math.abs(x - up(0, (y - drop) / tall, 0)[0]) - 0.002 - 0.075 * rise,
        0.042 * Math.min(1, rise * 4),
      ] as const
    }
    const front = (y: number, z: number) => Math.max(up(0, (y - drop) / tall, 0.02)[2] - z, low - y)
    field = less(0.001, field, { at: (x, y, z) => Math.max(aside(x, y)[0], front(y, z)) })
    const wider = less(0.001, bent(trunk(person, hem, 0.019)), neckhole)
    const at: Field['at'] = (x, y, z) => {
      const [inwards, wide] = aside(x, y)
      return Math.max(wider.at(x, y, z), -inwards, inwards - wide, front(y, z))
    }
    put({ ...wider, at }, mixed(person.top, '#000000', 0.18), 0.85, 0.8)
    put(less(0.001, bent(trunk(person, 0.53, -0.004)), neckhole), under)
  }
  put(field, person.top)
  const c = up(0, 0.836, 0)
  const r = person.woman ? 0.058 : 0.066
  const at: Field['at'] = (x, y, z) => {
    const off = Math.max(0, Math.abs(y - c[1] - 0.006 + (z - c[2]) * 0.28) - 0.016)
    const ring = Math.hypot(Math.hypot(x - c[0], z - c[2] + 0.006) - r, off) - 0.0075
    return Math.max(ring, Math.min(0.013 - Math.abs(x - c[0]), z - c[2]))
  }
  if (person.cut !== 'dress') put({ ...cone(c, c, 0.1, 0.1), at }, jacket ? under : person.top, 0.85, 0.5)
}

function bottom(put: Put, person: Person, { bent, legs }: Skeleton) {
  const { woman, broad, seed } = person
  const dress = person.cut === 'dress'
  const trousers = legs.map(({ hip, knee, ankle }) => {
    const radii = woman ? [0.082 * broad, 0.059, 0.046] : [0.082 * broad, 0.065, 0.057]
    return cut(limb(0.03, [hip, knee, add(ankle, down, 0.03)], radii), add(ankle, down, 0.035), down)
  })
  const pelvis = bent(shaped(person, shapes.pelvis))
  put(
    folded(dress ? bent(shaped(person, shapes.skirt)) : join(0.045, ...trousers, pelvis), 0.0042, seed),
    person.bottom,
  )
  const sole = woman ? 0.037 : 0.043
  for (const { hip, knee, ankle, toes } of legs) {
    if (dress) put(limb(0.03, [hip, knee, ankle], [0.07, 0.05, 0.032]), person.skin, 0.6)
    const tip = add(add(ankle, toes, 0.16), down, 0.034)
    const foot = join(
      0.03,
      cone(add(ankle, toes, -0.035), tip, sole, sole - 0.01),
      cone(ankle, add(ankle, down, 0.03), 0.042, 0.044),
    )
    put(cut(foot, add(ankle, down, 0.073), down), person.shoes, 0.5, 0.8)
  }
}

/** The person as a model facing +z, feet at the origin: cells of `h` metres, with features of the face below 0.02. */
export const figure = (person: Person, h: number) =>
  modelOf(`person ${h} ${JSON.stringify(person)}`, parts => {
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
    hands(put, person, bones)
    top(put, person, bones)
    bottom(put, person, bones)
    carried(put, person, bones)
  })
