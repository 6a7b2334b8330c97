import type { Material } from 'three'
import type { Assembly } from '../kit/assembly.ts'
import { barTable, coffeeTable, screen, table } from '../kit/furniture.ts'
import { finish, paint, printed } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { chair, sofa, stool } from '../kit/seats.ts'
import { box, rod, rounded, sheet, turned } from '../kit/shapes.ts'
import { packModel } from './packs.ts'
import { deck, type Look, type Stand } from './stand.ts'
import { nameOn, warm } from './walls.ts'

const quarter = Math.PI / 2

/** Materials of a booth's furniture, and how round its counters are. */
export interface Style {
  body: Material
  top: Material
  frame?: Material
  radius?: number
}

/** Builds a piece of furniture `width` metres wide at (x, z) on the deck, and marks who may stand there. */
export type Fitting = (stand: Stand, x: number, z: number, width: number, style: Style) => void

/** Packs of different products, as a look lists up to three flavours of each. */
export const samples = ({ packs }: Look, count: number) =>
  Array.from({ length: count }, (_, i) => packs[(i * 3) % packs.length]!)

/** The pack with the largest face. */
export const largest = ({ packs }: Look) =>
  packs.reduce((best, pack) => (pack.width * pack.height > best.width * best.height ? pack : best))

/** A body of `width` × `height` × `depth` on a dark toe, with a thin line of light under its front edge, at +z. */
export function plinth({ parts }: Stand, width: number, height: number, depth: number, { body, radius = 0.02 }: Style) {
  const inset = Math.max(0.06, radius)
  parts.add(box(width - 2 * inset, 0.06, depth - 2 * inset), finish.graphite(), { y: 0.03 })
  parts.add(rounded(width, height - 0.06, depth, radius, 4), body, { y: (height + 0.06) / 2 })
  parts.add(box(width - 2 * inset, 0.008, 0.008), warm(), { y: 0.056, z: depth / 2 - inset + 0.004 })
}

/** The reception counter, with samples and a screen on it and somebody behind it. */
export const counter: Fitting = (stand, x, z, width, style) => {
  const { parts, look } = stand
  const { body, top, radius = 0.02 } = style
  parts.at({ x, y: deck, z }, () => {
    plinth(stand, width, 1, 0.56, style)
    parts.add(rounded(width + 0.1, 0.05, 0.66, 0.022), top, { y: 1.025 })
    const sign = Math.min(width - 2 * radius - 0.1, width * 0.8)
    parts.add(sheet(sign, 0.5), nameOn(look, body, sign, 0.5), { y: 0.58, z: 0.283 })
    parts.add(rounded(0.24, 0.012, 0.16, 0.005, 2), finish.ink(), { x: width * 0.3, y: 1.056, z: -0.08 })
    parts.add(rounded(0.26, 0.16, 0.012, 0.005, 2), finish.ink(), { x: width * 0.3, y: 1.135, z: -0.08, tilt: -0.2 })
    let at = -width * 0.45
    for (const pack of samples(look, 3)) {
      parts.copy(packModel(pack), { x: at + pack.width / 2, y: 1.05, z: 0.08, turn: 0.06 })
      at += pack.width + 0.06
    }
    parts.mark('light', { y: 1, z: 0.28 }, { width, height: 1 })
    parts.mark('staff', { x: width * 0.1, z: -0.6 })
  })
}

/** The brand's leading product, oversized, on a round plinth. */
function oversized({ parts, look }: Stand) {
  const pack = largest(look)
  const scale = Math.min(0.88 / pack.height, 0.78 / pack.width)
  drum(parts, 0.42, 0.52, paint(look.strong, 0.35))
  parts.copy(packModel(pack), { y: 0.52, scale })
  const [wide, tall] = [pack.width * scale, pack.height * scale]
  parts.mark('light', { y: 0.52 + tall / 2, z: 0.2 }, { width: wide, height: tall })
}

/** It, with somebody beside it. */
export const hero: Fitting = (stand, x, z) =>
  stand.parts.at({ x: x - stand.near * 0.35, y: deck, z }, () => {
    oversized(stand)
    stand.parts.mark('visitor', { x: stand.near * 0.8, z: 0.1, turn: -stand.near * quarter })
  })

/** It at the aisle, with somebody before it. */
export const show: Fitting = (stand, x, z) =>
  stand.parts.at({ x, y: deck, z }, () => {
    oversized(stand)
    stand.parts.mark('visitor', { x: -stand.near * 0.3, y: -deck, z: 0.95, turn: Math.PI })
  })

/** A round plinth with a soft edge and a ring of light above its dark toe. */
export function drum(parts: Assembly, radius: number, height: number, body: Material) {
  parts.add(rod(radius - 0.04, 0.05, 48), finish.graphite(), { y: 0.025 })
  parts.add(rod(radius - 0.03, 0.012, 48), warm(), { y: 0.056 })
  parts.add(turned([0, 0.062, radius, 0.062, radius, height, 0, height], 64), body)
}

/** Standing table, two stools, and somebody on one of them. */
export const standing: Fitting = ({ parts, look }, x, z, _, { top }) => {
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
export const meeting: Fitting = ({ parts, look }, x, z, _, { top }) => {
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
export const demo: Fitting = ({ parts, look }, x, z, _, { top }) => {
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
export const filmWall: Fitting = (stand, x, z, width, { frame = finish.ink() }) => {
  const { parts } = stand
  const [wide, height] = [width - 0.06, ((width - 0.06) * 9) / 16]
  parts.at({ x, y: deck, z: z + 0.09 }, () => {
    parts.add(rounded(width, 1.33, 0.16, 0.02, 2), frame, { y: 0.665 })
    parts.add(box(wide * 0.8, height, 0.04), finish.ink(), { y: 1.33 + height / 2, z: 0.01 })
    parts.at({ y: 1.35 + height / 2, z: 0.03 }, () => film(stand, wide))
  })
}

/** A sofa along the far side, with a coffee table. */
export const lounge: Fitting = ({ parts, look, near }, x, z, _, { top }) =>
  parts.at({ x, y: deck, z }, () => {
    parts.copy(sofa(1.4, paint(look.strong, 0.95)), { x: -near * 0.6, turn: near * quarter })
    parts.copy(coffeeTable(top), { x: near * 0.5 })
    parts.mark('visitor', { x: -near * 0.55, z: 0.4, turn: near * quarter }, { seat: 0.5 })
  })

/** A plant before the back wall. */
export const green: Fitting = ({ parts, number }, x, z) =>
  parts.copy(plant(number % 2 ? 'sword' : 'palm'), { x, y: deck, z: z + 0.32, turn: number })
