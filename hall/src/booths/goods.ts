import { finish, paint, printed } from '../kit/materials.ts'
import { box, rounded, sheet, turned } from '../kit/shapes.ts'
import { drum, type Fitting, largest, plinth, type Style, samples } from './fittings.ts'
import { packModel, packRow, tallest } from './packs.ts'
import { deck, type Stand } from './stand.ts'
import { warm } from './walls.ts'

/** Three packs of a look, another product on each level. */
const range = (packs: Stand['look']['packs'], level: number) => {
  const from = (level * 3) % packs.length
  return [...packs.slice(from), ...packs.slice(0, from)].slice(0, 3)
}

/** A lit shelf with the brand's products, its back at z, centred at x. */
export const shelves: Fitting = ({ parts, look, number }, x, z, room, { frame = finish.white() }) => {
  const width = room - 0.16
  const rise = Math.max(0.36, Math.min(0.5, tallest(look.packs) + 0.12))
  const levels = 4
  const height = 0.3 + levels * rise
  parts.at({ x, y: deck, z }, () => {
    parts.add(box(width + 0.06, height, 0.03), finish.matt(), { y: height / 2, z: 0.015 })
    for (const side of [-1, 1])
      parts.add(box(0.04, height, 0.4), frame, { x: side * (width / 2 + 0.05), y: height / 2, z: 0.2 })
    parts.add(box(width + 0.14, 0.05, 0.4), frame, { y: height + 0.025, z: 0.2 })
    parts.add(box(width + 0.06, 0.275, 0.36), paint(look.strong), { y: 0.1375, z: 0.2 })
    for (let level = 0; level < levels; level++) {
      const y = 0.3 + level * rise
      parts.add(box(width + 0.06, 0.025, 0.36), frame, { y: y - 0.0125, z: 0.2 })
      parts.add(box(width, 0.012, 0.02), warm(), { y: y + rise - 0.031, z: 0.038 })
      const packs = range(look.packs, level)
      parts.at({ y, z: 0.37 }, () =>
        packRow(parts, packs, width - 0.04, Math.min(0.3, packs[0]!.depth * 2.2), number * 10 + level),
      )
    }
    parts.mark('light', { y: height * 0.6, z: 0.4 }, { width, height: height * 0.8 })
  })
}

/** A plinth 0.58 m deep with the brand's pattern on its front. */
function patterned(stand: Stand, width: number, height: number, style: Style) {
  const [wide, tall] = [width - 0.1, height - 0.26]
  plinth(stand, width, height, 0.58, { ...style, radius: 0.02 })
  const print = printed(stand.look.field(wide, tall), { light: 0.06 })
  stand.parts.add(sheet(wide, tall), print, { y: 0.19 + tall / 2, z: 0.292 })
}

/** Two steps of goods at the aisle, to be read in passing: 1 to 1.5 m high, `width` wide, 0.6 deep. */
export const gondola: Fitting = (stand, x, z, width, style) => {
  const { parts, look, number, near } = stand
  const { body, top } = style
  const rise = tallest(look.packs) > 0.2 ? 0.2 : 0.14
  parts.at({ x, y: deck, z }, () => {
    patterned(stand, width, 0.92, style)
    parts.add(rounded(width + 0.03, 0.03, 0.61, 0.01, 2), top, { y: 0.935 })
    parts.add(rounded(width, rise, 0.28, 0.008, 2), body, { y: 0.95 + rise / 2, z: -0.14 })
    for (const [level, y, front] of [
      [0, 0.95, 0.27],
      [1, 0.95 + rise, -0.01],
    ] as const)
      parts.at({ y, z: front }, () => packRow(parts, range(look.packs, level), width - 0.02, 0.25, number * 10 + level))
    parts.mark('light', { y: 1.15, z: 0.2 }, { width, height: 0.5 })
    parts.mark('visitor', { x: -near * (width / 2 - 0.1), y: -deck, z: 0.8, turn: Math.PI })
  })
}

/** A bar where goods are tasted: a row of packs, a tray of cups, somebody behind and somebody before it. */
export const tasting: Fitting = (stand, x, z, width, style) => {
  const { parts, look, number, near } = stand
  const cup = turned([0, 0, 0.024, 0, 0.033, 0.07, 0.03, 0.07, 0.022, 0.006, 0, 0.006], 16)
  parts.at({ x, y: deck, z }, () => {
    patterned(stand, width, 1, style)
    parts.add(rounded(width + 0.1, 0.05, 0.68, 0.02), style.top, { y: 1.025 })
    const goods = width * 0.62
    parts.at({ x: near * (width * 0.17), y: 1.05 }, () => {
      parts.add(rounded(goods, 0.1, 0.3, 0.01, 2), finish.oak(), { y: 0.05, z: -0.1 })
      parts.at({ y: 0.1, z: 0.04 }, () => packRow(parts, samples(look, 3), goods - 0.02, 0.25, number))
    })
    parts.at({ x: -near * width * 0.32, y: 1.05, z: 0.04 }, () => {
      parts.add(rounded(width * 0.3, 0.016, 0.4, 0.006, 2), finish.steel(), { y: 0.008 })
      for (let i = 0; i < 12; i++)
        parts.add(cup, i % 3 ? finish.white() : paint(look.strong), {
          x: ((i % 4) - 1.5) * width * 0.068,
          y: 0.016,
          z: (Math.floor(i / 4) - 1) * 0.11,
        })
    })
    parts.mark('light', { y: 1.15, z: 0.2 }, { width, height: 0.4 })
    parts.mark('staff', { x: -near * width * 0.25, z: -0.6 })
    parts.mark('visitor', { x: -near * (width / 2 - 0.2), y: -deck, z: 0.85, turn: Math.PI })
  })
}

/** A round podium for what is new: the hero on top, its range before it at the height of the hand. */
export const podium: Fitting = ({ parts, look, near }, x, z, _, { body, top }) => {
  const pack = largest(look)
  const scale = Math.min(0.5 / pack.height, 0.6 / pack.width)
  parts.at({ x, y: deck, z }, () => {
    drum(parts, 0.72, 0.92, body)
    parts.add(turned([0, 0, 0.74, 0, 0.74, 0.03, 0, 0.03], 64), top, { y: 0.92 })
    parts.copy(packModel(pack), { y: 0.95, z: -0.2, scale })
    for (let i = 0; i < 9; i++) {
      const one = look.packs[i % look.packs.length]!
      const angle = (i - 4) * 0.4
      parts.copy(packModel(one), {
        x: Math.sin(angle) * 0.62,
        y: 0.95,
        z: Math.cos(angle) * 0.62,
        turn: angle,
        scale: Math.min(1, 0.19 / one.width),
      })
    }
    parts.mark('light', { y: 1.4 }, { width: 1, height: 0.9 })
    parts.mark('visitor', { x: near * 1.05, z: -0.3, turn: -near * 1.4 })
  })
}
