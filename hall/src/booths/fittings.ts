import type { Material } from 'three'
import type { Assembly, Place } from '../kit/assembly.ts'
import { barTable, screen, table } from '../kit/furniture.ts'
import { finish, paint, printed } from '../kit/materials.ts'
import { chair, stool } from '../kit/seats.ts'
import { box, rod, rounded, sheet, turned } from '../kit/shapes.ts'
import { packModel } from './packs.ts'
import { deck, type Look, type Stand } from './stand.ts'
import { nameOn, warm } from './walls.ts'

/** Free of furniture, a person behind a counter stands this far from its middle. */
const behind = 0.6

/** Packs of different products, as a look lists up to three flavours of each. */
export const samples = ({ packs }: Look, count: number) =>
  Array.from({ length: count }, (_, i) => packs[(i * 3) % packs.length]!)

/** The pack with the largest face. */
export const largest = ({ packs }: Look) =>
  packs.reduce((best, pack) => (pack.width * pack.height > best.width * best.height ? pack : best))

/** A body on a dark toe, a thin line of light under its front edge; `width` and `depth` of the body, its front at +z. */
export function plinth({ parts }: Stand, width: number, height: number, depth: number, body: Material, radius = 0.02) {
  parts.add(box(width - 0.12, 0.06, depth - 0.12), finish.graphite(), { y: 0.03 })
  parts.add(rounded(width, height - 0.06, depth, radius, 4), body, { y: (height + 0.06) / 2 })
  parts.add(box(width - 2 * radius - 0.1, 0.008, 0.008), warm(), { y: 0.056, z: depth / 2 - 0.056 })
}

/** The reception counter at (x, z), with samples and a screen on it, somebody behind and somebody beside it. */
export function counter(
  stand: Stand,
  x: number,
  z: number,
  {
    width = 1.8,
    body,
    top,
    radius = 0.04,
    turn = 0,
  }: { width?: number; body: Material; top: Material; radius?: number; turn?: number },
) {
  const { parts, look } = stand
  parts.at({ x, y: deck, z, turn }, () => {
    plinth(stand, width, 1, 0.56, body, radius)
    parts.add(rounded(width + 0.1, 0.05, 0.66, 0.022), top, { y: 1.025 })
    const sign = Math.min(width - 2 * radius - 0.1, width * 0.8)
    parts.add(sheet(sign, 0.5), nameOn(look, body, sign, 0.5), { y: 0.58, z: 0.283 })
    parts.add(rounded(0.24, 0.012, 0.16, 0.005, 2), finish.ink(), { x: width * 0.3, y: 1.056, z: -0.08 })
    parts.add(rounded(0.3, 0.22, 0.012, 0.005, 2), finish.ink(), { x: width * 0.3, y: 1.17, z: -0.08, tilt: -0.2 })
    let at = -width * 0.45
    for (const pack of samples(look, 3)) {
      parts.copy(packModel(pack), { x: at + pack.width / 2, y: 1.05, z: 0.08, turn: 0.06 })
      at += pack.width + 0.06
    }
    parts.mark('light', { y: 1, z: 0.28 }, { width, height: 1 })
    parts.mark('staff', { x: width * 0.1, z: -behind })
  })
}

/** The brand's leading product, oversized, on a round plinth; `visitor` is who looks at it. */
export function hero({ parts, look }: Stand, x: number, z: number, visitor: Place) {
  const pack = largest(look)
  const scale = Math.min(0.88 / pack.height, 0.78 / pack.width)
  parts.at({ x, y: deck, z }, () => {
    drum(parts, 0.42, 0.52, paint(look.strong, 0.35))
    parts.copy(packModel(pack), { y: 0.52, scale })
    const [wide, tall] = [pack.width * scale, pack.height * scale]
    parts.mark('light', { y: 0.52 + tall / 2, z: 0.2 }, { width: wide, height: tall })
    parts.mark('visitor', visitor)
  })
}

/** A round plinth with a soft edge and a ring of light above its dark toe. */
export function drum(parts: Assembly, radius: number, height: number, body: Material) {
  parts.add(rod(radius - 0.04, 0.05, 48), finish.graphite(), { y: 0.025 })
  parts.add(rod(radius - 0.03, 0.012, 48), warm(), { y: 0.056 })
  parts.add(
    turned(
      [
        [0, 0.062],
        [radius, 0.062],
        [radius, height],
        [0, height],
      ],
      64,
    ),
    body,
  )
}

/** Standing table, two stools, and somebody on one of them. */
export function standing({ parts, look }: Stand, x: number, z: number, top: Material) {
  const seat = paint(look.strong, 0.8)
  parts.at({ x, y: deck, z }, () => {
    parts.copy(barTable(top))
    parts.copy(stool(seat), { x: -0.62, z: 0.1, turn: 1.4 })
    parts.copy(stool(seat), { x: 0.6, z: 0.16, turn: -1.2 })
    parts.copy(packModel(look.packs.at(-1)!), { x: 0.06, y: 1.115, turn: 0.3 })
    parts.mark('visitor', { x: -0.62, z: 0.1, turn: 1.4 }, { seat: 0.78 })
  })
}

/** Round table with three chairs; somebody sits on one of them. */
export function meeting({ parts, look }: Stand, x: number, z: number, top: Material) {
  const seat = paint(look.strong, 0.8)
  parts.at({ x, y: deck, z }, () => {
    parts.copy(table(top))
    for (const angle of [1.2, 3.2, 5.1])
      parts.copy(chair(seat), { x: Math.sin(angle) * 0.72, z: Math.cos(angle) * 0.72, turn: angle + Math.PI })
    parts.copy(packModel(look.packs[0]!), { y: 0.742, turn: 0.2 })
    parts.mark('visitor', { x: Math.sin(5.1) * 0.72, z: Math.cos(5.1) * 0.72, turn: 5.1 + Math.PI }, { seat: 0.46 })
  })
}

/** A long table to try things at, with the goods on it and four stools; somebody explains them from behind. */
export function demo({ parts, look }: Stand, x: number, z: number, top: Material) {
  parts.at({ x, y: deck, z }, () => {
    parts.add(rounded(1.8, 0.05, 0.7, 0.02), top, { y: 0.935 })
    for (const side of [-1, 1])
      parts.add(rounded(0.06, 0.91, 0.6, 0.02), paint(look.strong, 0.4), { x: side * 0.8, y: 0.455 })
    parts.add(box(1.54, 0.3, 0.03), paint(look.strong, 0.4), { y: 0.7 })
    for (const [i, pack] of samples(look, 4).entries())
      parts.copy(packModel(pack), { x: (i - 1.5) * 0.36, y: 0.96, turn: 0.1 * (i - 1.5) })
    for (const at of [-0.45, 0.45]) parts.copy(stool(paint(look.strong, 0.8)), { x: at, z: 0.66, turn: Math.PI })
    parts.mark('staff', { z: -0.72 })
    parts.mark('visitor', { x: -0.45, z: 0.66, turn: Math.PI }, { seat: 0.78 })
  })
}

/** A screen with the brand's film, `width` metres wide, its back at z = 0 and its middle at the origin. */
export function film({ parts, look }: Stand, width: number) {
  screen(parts, width, printed(look.screen(), { light: 0.85, roughness: 0.2 }))
  parts.mark('screen', { z: 0.051 }, { width, height: (width * 9) / 16 })
}

/** The same on a foot of its own, above what stands before it. */
export function filmWall(stand: Stand, x: number, z: number, width: number, foot: Material) {
  const { parts } = stand
  const height = (width * 9) / 16
  parts.at({ x, y: deck, z }, () => {
    parts.add(rounded(width + 0.04, 1.33, 0.16, 0.02, 2), foot, { y: 0.665 })
    parts.add(box(width * 0.8, height, 0.04), finish.ink(), { y: 1.33 + height / 2, z: 0.01 })
    parts.at({ y: 1.35 + height / 2, z: 0.03 }, () => film(stand, width))
  })
}
