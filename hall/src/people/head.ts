import { ball, block, cone, cut, type Field, join, less, moved, type V } from './fields.ts'
import type { Person } from './person.ts'
import type { Skeleton } from './skeleton.ts'

/** Head and neck, hair, and the small parts of the face, each a field of its own. */
export function headOf({ woman, style, beard, seed }: Person, { up, headed, neck, scale: k }: Skeleton) {
  const at = (x: number, y: number, z: number): V => [x * k, y * k, z * k]
  const round = (x: number, y: number, z: number, a: number, b: number, c: number) => ball(at(x, y, z), at(a, b, c))
  const pair = (part: (side: number) => Field) => join(0.002, part(-1), part(1))
  const jaw = woman ? round(0, 0.054, 0.022, 0.051, 0.068, 0.062) : round(0, 0.054, 0.022, 0.057, 0.073, 0.066)
  const nose = cone(at(0, 0.094, 0.079), at(0, 0.066, 0.095), 0.0055 * k, 0.0095 * k)
  const sockets = pair(side => round(side * 0.031, 0.098, 0.1, 0.019, 0.012, 0.023))
  const ears = pair(side => round(side * 0.074, 0.088, -0.008, 0.009, 0.028, 0.017))
  const skull = join(0.035, round(0, 0.115, -0.008, 0.074, 0.1, 0.094), jaw)
  const face = join(0.012, less(0.02, join(0.012, skull, nose), sockets), ears)
  const girth = woman ? 0.046 : 0.055
  const throat = cone(up(0, 0.8, -0.02), neck, girth + 0.006, girth)

  // The hair leaves the face free: down to the temples, in front of the ears, around them where it is short.
  const bare = style !== 'long' && style !== 'bob'
  const cap =
    style === 'cropped' ? round(0, 0.126, -0.016, 0.079, 0.096, 0.095) : round(0, 0.126, -0.016, 0.083, 0.101, 0.1)
  let hair = less(0.02, cap, block(at(0, 0.055, 0.1), at(bare ? 0.12 : 0.066, 0.098, bare ? 0.077 : 0.09), 0.035 * k))
  if (bare) {
    const around = pair(side => round(side * 0.085, 0.075, -0.004, 0.03, 0.038, 0.027))
    hair = join(0.03, less(0.012, hair, around), round(0, 0.075, -0.062, 0.055, 0.058, 0.037))
  }
  const falling = (y: number) => {
    const back = cut(round(0, y, -0.03, 0.093, 0.17, 0.082), at(0, 0, 0.03), [0, 0, 1])
    return less(0.02, back, round(0, 0, 0.05, 0.062, 0.16, 0.066))
  }
  if (style === 'short') hair = join(0.045, hair, round(0.012, 0.2, 0.022, 0.052, 0.024, 0.05))
  if (style === 'bun') hair = join(0.02, hair, round(0, 0.18, -0.112, 0.042, 0.04, 0.04))
  if (style === 'long') hair = join(0.03, hair, falling(0.04))
  if (style === 'bob') hair = join(0.03, hair, cut(falling(0.09), at(0, 0, 0), [0, -1, -0.15]))
  hair = moved(hair, 0.003, (x, y, z) => 0.0016 * Math.sin(((Math.atan2(x, z) * 26 + seed) % 6.283) + y * 30))
  if (beard) {
    const grown = moved(jaw, 0.003, () => -0.003)
    const chin = cut(grown, at(0, 0.062, 0), [0, 1, -0.7])
    const shaved = less(0.008, chin, round(0, 0.046, 0.1, 0.022, 0.011, 0.04))
    hair = join(0.006, hair, less(0.01, shaved, round(0, 0.1, 0.09, 0.05, 0.045, 0.05)))
  }
  const lips = join(0.004, round(0, 0.044, 0.083, 0.02, 0.0045, 0.007), round(0, 0.0375, 0.0805, 0.016, 0.005, 0.007))
  return {
    skin: join(0.025, headed(face), throat),
    hair: headed(hair),
    brows: headed(pair(side => cone(at(side * 0.015, 0.1165, 0.0815), at(side * 0.043, 0.1175, 0.066), 0.005, 0.004))),
    eyes: headed(pair(side => round(side * 0.0305, 0.0975, 0.073, 0.0115, 0.0052, 0.006))),
    lips: headed(lips),
  }
}
