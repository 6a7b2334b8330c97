/** Metres: x to the person's left, y up, z ahead. */
export type V = [x: number, y: number, z: number]

/** A solid as its distance field, negative inside, with a box around all of it. */
export interface Field {
  at(x: number, y: number, z: number): number
  low: V
  high: V
}

const axes = [0, 1, 2] as const
/** Rows of numbers, written shortly: `1 .5, 2 0`. */
export const table = (text: string) => text.split(', ').map(row => row.split(' ').map(Number))
export const add = (a: V, b: V, k = 1): V => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
export const sub = (a: V, b: V) => add(a, b, -1)
export function unit(a: V): V {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
const field = (low: V, high: V, at: Field['at']): Field => ({ at, low, high })
const least = (of: V[]) => axes.map(i => Math.min(...of.map(each => each[i]))) as V
const most = (of: V[]) => axes.map(i => Math.max(...of.map(each => each[i]))) as V

/** Two balls and what is between them (after Inigo Quilez' round cone). */
export function cone(a: V, b: V, r1: number, r2: number): Field {
  const [bx, by, bz] = sub(b, a)
  const l2 = bx * bx + by * by + bz * bz
  const rr = r1 - r2
  const a2 = l2 - rr * rr
  const r = Math.max(r1, r2)
  return field(add(least([a, b]), [-r, -r, -r]), add(most([a, b]), [r, r, r]), (px, py, pz) => {
    const [x, y, z] = [px - a[0], py - a[1], pz - a[2]]
    const t = x * bx + y * by + z * bz
    const u = t - l2
    const x2 = (x * l2 - bx * t) ** 2 + (y * l2 - by * t) ** 2 + (z * l2 - bz * t) ** 2
    const k = Math.sign(rr) * rr * rr * x2
    if (Math.sign(u) * a2 * u * u * l2 > k) return Math.sqrt(x2 + u * u * l2) / l2 - r2
    if (Math.sign(t) * a2 * t * t * l2 < k) return Math.sqrt(x2 + t * t * l2) / l2 - r1
    return (Math.sqrt((x2 * a2) / l2) + t * rr) / l2 - r1
  })
}

/** An ellipsoid with these half axes. */
export const ball = (c: V, r: V): Field =>
  field(sub(c, r), add(c, r), (px, py, pz) => {
    const [x, y, z] = [(px - c[0]) / r[0], (py - c[1]) / r[1], (pz - c[2]) / r[2]]
    const k0 = Math.sqrt(x * x + y * y + z * z)
    const k1 = Math.sqrt((x / r[0]) ** 2 + (y / r[1]) ** 2 + (z / r[2]) ** 2)
    return k1 < 1e-9 ? -Math.min(...r) : (k0 * (k0 - 1)) / k1
  })

/** A box with rounded edges: half sizes, radius, and how far it leans back. */
export function block(c: V, half: V, r: number, tilt = 0): Field {
  const [s, k] = [Math.sin(tilt), Math.cos(tilt)]
  const reach = Math.hypot(...half)
  return field(add(c, [-reach, -reach, -reach]), add(c, [reach, reach, reach]), (px, py, pz) => {
    const [dy, dz] = [py - c[1], pz - c[2]]
    const x = Math.abs(px - c[0]) - half[0] + r
    const y = Math.abs(dy * k + dz * s) - half[1] + r
    const z = Math.abs(dz * k - dy * s) - half[2] + r
    return Math.hypot(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0)) + Math.min(Math.max(x, y, z), 0) - r
  })
}

/** Half width, half depth and middle of a body at a height; the rows ascend. */
export type Row = [y: number, width: number, depth: number, middle: number]

/** An upright body given by its rows. */
export function profile(rows: Row[], power = 2.4): Field {
  const value = (y: number, k: 1 | 2 | 3) => {
    const i = rows.findIndex(row => y <= row[0])
    if (i <= 0) return (i < 0 ? rows.at(-1)! : rows[0]!)[k]
    const [a, b] = [rows[i - 1]!, rows[i]!]
    const t = (y - a[0]) / (b[0] - a[0])
    const s = t * t * (3 - 2 * t)
    return a[k] * (1 - s) + b[k] * s
  }
  const [bottom, top] = [rows[0]![0], rows.at(-1)![0]]
  const [w, d] = [Math.max(...rows.map(row => row[1])), Math.max(...rows.map(row => row[2] + Math.abs(row[3])))]
  return field([-w, bottom, -d], [w, top, d], (x, y, z) => {
    const [w, d] = [value(y, 1), value(y, 2)]
    const r = (Math.abs(x / w) ** power + Math.abs((z - value(y, 3)) / d) ** power) ** (1 / power)
    return Math.max((r - 1) * Math.min(w, d) * 0.9, y - top, bottom - y)
  })
}

const soft = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

/** All fields in one, with fillets of about `k` where they meet. */
export const join = (k: number, ...fields: Field[]): Field =>
  field(least(fields.map(each => each.low)), most(fields.map(each => each.high)), (x, y, z) => {
    let d = fields[0]!.at(x, y, z)
    for (let i = 1; i < fields.length; i++) d = soft(d, fields[i]!.at(x, y, z), k)
    return d
  })

/** Cones along a line of points with these radii; one is for all. */
export const limb = (k: number, points: V[], radii: number[]): Field =>
  join(k, ...points.slice(1).map((to, i) => cone(points[i]!, to, radii[i] ?? radii[0]!, radii[i + 1] ?? radii[0]!)))

/** What `a` has and `b` has not, with a soft edge of `k`. */
export const less = (k: number, a: Field, b: Pick<Field, 'at'>): Field =>
  field(a.low, a.high, (x, y, z) => -soft(-a.at(x, y, z), b.at(x, y, z), k))

/** Without what lies beyond `at` in the direction `way`. */
export function cut(a: Field, at: V, way: V): Field {
  const n = unit(way)
  const offset = n[0] * at[0] + n[1] * at[1] + n[2] * at[2]
  return field(a.low, a.high, (x, y, z) => Math.max(a.at(x, y, z), x * n[0] + y * n[1] + z * n[2] - offset))
}

/** The field with its surface moved by what `by` says, `most` metres at most. */
export const moved = (a: Field, most: number, by: Field['at']): Field =>
  field(add(a.low, [-most, -most, -most]), add(a.high, [most, most, most]), (x, y, z) => a.at(x, y, z) + by(x, y, z))

/** The field after a change of place: where its points go, and from where they come. */
export function through(a: Field, there: (...at: V) => V, back: (...at: V) => V): Field {
  const ends = [a.low, a.high]
  const corners = ends.flatMap(([x]) => ends.flatMap(([, y]) => ends.map(([, , z]) => there(x, y, z))))
  return field(least(corners), most(corners), (x, y, z) => a.at(...back(x, y, z)))
}
