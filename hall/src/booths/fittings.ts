import type { Material } from 'three'
import { barTable, table } from '../kit/furniture.ts'
import { finish, paint, printed } from '../kit/materials.ts'
import { chair, stool } from '../kit/seats.ts'
import { box, ring, rod, rounded, sheet } from '../kit/shapes.ts'
import { packModel, packRow, pyramid, tallest } from './packs.ts'
import { deck, type Look, type Stand } from './stand.ts'
import { nameOn, warm } from './walls.ts'

const quarter = Math.PI / 2

/** Packs of different products, as a look lists up to three flavours of each. */
const samples = ({ packs }: Look, count: number) =>
  Array.from({ length: count }, (_, i) => packs[(i * 3) % packs.length]!)

/** The pack with the largest face. */
export const largest = ({ packs }: Look) =>
  packs.reduce((best, pack) => (pack.width * pack.height > best.width * best.height ? pack : best))

/** The reception counter at (x, z), with samples and a tablet on it. */
export function counter(
  { parts, look }: Stand,
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
  parts.at({ x, y: deck, z, turn }, () => {
    parts.add(rounded(width, 0.98, 0.56, radius, 5), body, { y: 0.51 })
    parts.add(rounded(width + 0.1, 0.05, 0.66, 0.022), top, { y: 1.02 })
    parts.add(box(width - 0.1, 0.012, 0.5), warm(), { y: 0.012, z: 0.02 })
    const sign = Math.min(width - 2 * radius - 0.1, width * 0.8)
    parts.add(sheet(sign, 0.5), nameOn(look, body, sign, 0.5), { y: 0.58, z: 0.283 })
    parts.add(rounded(0.3, 0.22, 0.012, 0.005, 2), finish.ink(), {
      x: width * 0.3,
      y: 1.15,
      z: -0.08,
      turn: Math.PI + 0.3,
      tilt: -0.35,
    })
    parts.add(rounded(0.22, 0.03, 0.3, 0.004, 1), finish.white(), { x: width * 0.1, y: 1.06, z: 0.1, turn: 0.3 })
    samples(look, 3).forEach((pack, i) => {
      parts.copy(packModel(pack), {
        x: -width * 0.4 + i * (pack.width + 0.06),
        y: 1.046,
        z: 0.04 * (i % 2),
        turn: 0.15 - i * 0.1,
      })
    })
  })
}

/** A lit shelf with the brand's products, its back at z, centred at x. */
export function shelves(
  { parts, look, number }: Stand,
  x: number,
  z: number,
  width: number,
  {
    frame = finish.white(),
    levels = 4,
    foot = paint(look.strong),
  }: { frame?: Material; levels?: number; foot?: Material } = {},
) {
  const rise = Math.max(0.36, Math.min(0.5, tallest(look.packs) + 0.12))
  const height = 0.3 + levels * rise
  parts.at({ x, y: deck, z }, () => {
    parts.add(box(width + 0.08, height, 0.03), finish.matt(), { y: height / 2, z: 0.015 })
    for (const side of [-1, 1])
      parts.add(box(0.04, height, 0.38), frame, { x: side * (width / 2 + 0.05), y: height / 2, z: 0.19 })
    parts.add(box(width + 0.14, 0.05, 0.4), frame, { y: height, z: 0.2 })
    parts.add(box(width + 0.06, 0.28, 0.36), foot, { y: 0.14, z: 0.18 })
    for (let level = 0; level < levels; level++) {
      const y = 0.3 + level * rise
      parts.add(box(width + 0.06, 0.025, 0.36), frame, { y: y - 0.0125, z: 0.2 })
      parts.add(box(width, 0.012, 0.02), warm(), { y: y + rise - 0.035, z: 0.06 })
      const from = (level * 3) % look.packs.length
      const packs = [...look.packs.slice(from), ...look.packs.slice(0, from)].slice(0, 3)
      parts.at({ y, z: 0.27 }, () => packRow(parts, packs, width - 0.04, number * 10 + level))
    }
  })
}

/** A low table of products in front of the back wall. */
export function display({ parts, look }: Stand, x: number, z: number, width: number, body: Material, turn = 0) {
  const pack = look.packs[1 % look.packs.length]!
  parts.at({ x, y: deck, z, turn }, () => {
    parts.add(rounded(width, 0.76, 0.5, 0.03), body, { y: 0.39 })
    parts.add(rounded(width + 0.04, 0.03, 0.54, 0.012, 2), finish.white(), { y: 0.785 })
    parts.at({ y: 0.8, z: 0.03 }, () =>
      pyramid(parts, pack, Math.max(2, Math.min(3, Math.floor(width / (pack.width * 1.2))))),
    )
  })
}

/** The brand's leading product, oversized, on a lit plinth. */
export function hero({ parts, look }: Stand, x: number, z: number, height = 0.95) {
  const pack = largest(look)
  parts.at({ x, y: deck, z }, () => {
    parts.add(rod(0.42, 0.5, 48), paint(look.strong, 0.35), { y: 0.25 })
    parts.add(rod(0.43, 0.02, 48), finish.white(), { y: 0.51 })
    parts.add(ring(0.425, 0.008), warm(), { y: 0.49, tilt: quarter })
    parts.copy(packModel(pack), { y: 0.52, scale: height / pack.height })
  })
}

/** A banner on its stand. */
export function rollUp({ parts, look }: Stand, x: number, z: number, turn: number) {
  parts.at({ x, y: deck, z, turn }, () => {
    parts.add(rounded(0.9, 0.09, 0.18, 0.03), finish.steel(), { y: 0.045 })
    parts.add(sheet(0.85, 2), printed(look.rollUp(), { light: 0.06 }), { y: 1.08, z: 0.005 })
    parts.add(sheet(0.85, 2), finish.matt(), { y: 1.08, turn: Math.PI })
    parts.add(box(0.87, 0.03, 0.03), finish.steel(), { y: 2.09 })
  })
}

/** Standing table and two stools. */
export function standing({ parts, look }: Stand, x: number, z: number, top: Material) {
  const seat = paint(look.strong, 0.8)
  parts.at({ x, y: deck, z }, () => {
    parts.copy(barTable(top))
    parts.copy(stool(seat), { x: -0.56, z: 0.1, turn: 1.4 })
    parts.copy(stool(seat), { x: 0.52, z: 0.22, turn: -1.2 })
    parts.copy(packModel(look.packs.at(-1)!), { x: 0.06, y: 1.115, turn: 0.3 })
  })
}

/** Round table with three chairs. */
export function meeting({ parts, look }: Stand, x: number, z: number, top: Material) {
  const seat = paint(look.strong, 0.8)
  parts.at({ x, y: deck, z }, () => {
    parts.copy(table(top))
    for (const angle of [0.4, 2.5, 4.6])
      parts.copy(chair(seat), { x: Math.sin(angle) * 0.72, z: Math.cos(angle) * 0.72, turn: angle + Math.PI })
    parts.copy(packModel(look.packs[0]!), { y: 0.742, turn: 0.2 })
  })
}
