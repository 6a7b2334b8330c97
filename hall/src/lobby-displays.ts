import { largest } from './booths/fittings.ts'
import { packModel } from './booths/packs.ts'
import type { Look } from './booths/stand.ts'
import type { Assembly } from './kit/assembly.ts'
import { finish, glow, paint, printed } from './kit/materials.ts'
import { box, ring, rod, rounded, sheet } from './kit/shapes.ts'
import { halfDepth, halfWidth } from './lobby-walls.ts'
import { aisleSign, lettered, signal } from './signs.ts'

const quarter = Math.PI / 2

/** The exhibitors' logos on both sides of the entrance doors, 15 per side. */
export function logoWall(parts: Assembly, looks: Look[]) {
  parts.at({ z: halfDepth, turn: Math.PI }, () => {
    for (const side of [-1, 1])
      parts.at({ x: side * (halfWidth + 3) * 0.5 }, () => {
        parts.add(rounded(3.9, 3.7, 0.06, 0.02, 2), finish.ink(), { y: 2.25, z: 0.03 })
        const heading = printed(lettered('EXHIBITORS', 1500, 260, signal, null, 0.72), { light: 0.5, film: true })
        parts.add(sheet(2.6, 0.45), heading, { y: 3.82, z: 0.063 })
        looks.slice(side < 0 ? 0 : 15, side < 0 ? 15 : 30).forEach((look, i) => {
          const place = { x: ((i % 3) - 1) * 1.22, y: 3.28 - Math.floor(i / 3) * 0.6, z: 0.07 }
          parts.add(rounded(1.12, 0.5, 0.02, 0.008, 2), finish.white(), place)
          parts.add(sheet(1.08, 0.46), printed(look.fascia(1.08, 0.46, 'main'), { light: 0.15 }), {
            ...place,
            z: 0.0815,
          })
        })
        parts.add(box(3.9, 0.02, 0.03), glow('#fff1dc', 1.4), { y: 4.14, z: 0.05 })
      })
  })
}

/** Oversized leading products on plinths along the way to the hall. */
export function plinths(parts: Assembly, looks: Look[]) {
  const places = [
    [-2.35, -4.7, 0.95],
    [-3.5, -3.5, 0.7],
  ] as const
  places.forEach(([x, z, height], i) => {
    const look = looks[i]
    if (!look) return
    const pack = largest(look)
    parts.at({ x, z, turn: 0.35 }, () => {
      parts.add(rod(0.46, height, 56), paint(look.strong, 0.35), { y: height / 2 })
      parts.add(rod(0.47, 0.025, 56), finish.white(), { y: height + 0.012 })
      parts.add(ring(0.465, 0.008, 56), glow('#fff1dc', 1.4), { y: height - 0.01, tilt: quarter })
      parts.mark('light', { y: height + 0.5 }, { width: 0.8, height: 1 })
      parts.copy(packModel(pack), { y: height + 0.025, scale: Math.min(0.95 / pack.height, 0.75 / pack.width) })
    })
  })
}

/** The letter of every aisle beside the way into the hall. */
export function guidance(parts: Assembly, ranges: Record<'A' | 'B' | 'C', string>) {
  const letters = ['A', 'B', 'C'] as const
  letters.forEach((letter, i) => {
    const banner = printed(aisleSign(letter, ranges[letter]), { light: 0.45, roughness: 0.9 })
    const x = 3.85 + i * 1.05
    parts.add(sheet(0.98, 0.98), banner, { x, y: 4.16, z: -halfDepth + 0.55 })
    parts.add(rod(0.016, 0.96, 8), finish.steel(), { x, y: 4.66, z: -halfDepth + 0.55, roll: quarter })
    for (const end of [-0.4, 0.4])
      parts.add(rod(0.004, 0.5, 4), finish.steel(), { x: x + end, y: 4.92, z: -halfDepth + 0.55 })
  })
}
