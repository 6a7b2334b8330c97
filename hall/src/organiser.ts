import { drawing, inlay } from './booths/drawing.ts'
import { counter, largest } from './booths/fittings.ts'
import { packModel } from './booths/packs.ts'
import { deck, type Look, type Pack, type Stand } from './booths/stand.ts'
import { backWall, numberCube, platform, warm } from './booths/walls.ts'
import { coffeeTable, pendant, screen } from './kit/furniture.ts'
import { finish, glow, paint, printed, repeat } from './kit/materials.ts'
import { plant, planter } from './kit/plants.ts'
import { sofa, stool } from './kit/seats.ts'
import { box, ring, rod, rounded, sheet, turned } from './kit/shapes.ts'
import { cobalt, ground, headline, ink, lettered, paper, signal } from './signs.ts'

/** Height of the organiser's name above the front. */
export const organiserTop = 3.9

/** A cup with two handles on a lit plinth of this height. */
function trophy({ parts }: Stand, x: number, z: number, height: number) {
  parts.at({ x, y: deck, z }, () => {
    parts.add(rounded(0.5, height, 0.5, 0.02, 2), finish.white(), { y: height / 2 })
    parts.add(ring(0.22, 0.008), warm(), { y: height + 0.004, tilt: Math.PI / 2 })
    parts.add(rod(0.13, 0.09, 32), finish.ink(), { y: height + 0.045 })
    parts.at({ y: height + 0.09 }, () => {
      const cup = [
        0, 0, 0.1, 0, 0.1, 0.02, 0.03, 0.06, 0.03, 0.12, 0.1, 0.17, 0.14, 0.27, 0.15, 0.4, 0.16, 0.4, 0.135, 0.4,
      ]
      parts.add(turned([...cup, 0.1, 0.2, 0, 0.17], 40), finish.gold())
      for (const side of [-1, 1]) parts.add(ring(0.075, 0.013, 28), finish.gold(), { x: side * 0.18, y: 0.29 })
    })
    parts.mark('light', { y: height + 0.3 }, { width: 0.5, height: 0.6 })
  })
}

/** A winner's card: the product, what it won in, and a rosette. */
const card = (category: string, pack: Pack) =>
  drawing(0.6, 0.72, (w, h) => {
    const rosette = `<path d="M${w * 0.7} ${h * 0.78}v${h * 0.2}l${w * 0.1}-${h * 0.06} ${w * 0.1} ${h * 0.06}v-${h * 0.2}" fill="${ink}"/><circle cx="${w * 0.8}" cy="${h * 0.74}" r="${w * 0.13}" fill="${signal}" stroke="${signal}" stroke-width="4" stroke-dasharray="2.4 1.6"/><circle cx="${w * 0.8}" cy="${h * 0.74}" r="${w * 0.1}" fill="none" stroke="${ink}"/>${headline('1', { x: w * 0.8, y: h * 0.79, size: h * 0.15, colour: ink })}`
    return `${ground(w, h, paper)}${ground(w, h * 0.17, cobalt)}${headline(category, { x: w / 2, y: h * 0.125, size: h * 0.115 })}${inlay(pack.art.svg, w * 0.08, h * 0.22, w * 0.62, h * 0.72)}${rosette}`
  })

/** Categories of the awards and the booth that won each. */
const winners: [category: string, booth: number][] = [
  ['Protein', 1],
  ['Energy', 24],
  ['Bars', 23],
  ['Vitamins', 30],
  ['Endurance', 11],
  ['Hydration', 26],
  ['Snacks', 19],
  ['Newcomer', 10],
]

/** The wall of the awards with three cups in front of it. */
function awards(stand: Stand, looks: Look[]) {
  const { parts, width, depth } = stand
  const x = width * 0.33
  parts.at({ x, z: -depth + 0.13 }, () => {
    parts.add(rounded(3.1, 2.6, 0.06, 0.02, 2), paint(cobalt, 0.6), { y: 1.6 })
    parts.add(sheet(2.7, 0.5), printed(lettered('AWARDS', 1350, 250, signal, null, 0.8), { light: 0.6, film: true }), {
      y: 2.6,
      z: 0.034,
    })
    winners.forEach(([category, booth], i) => {
      const place = { x: ((i % 4) - 1.5) * 0.72, y: 1.95 - Math.floor(i / 4) * 0.8 }
      parts.add(box(0.64, 0.76, 0.02), finish.white(), { ...place, z: 0.04 })
      parts.add(sheet(0.6, 0.72), printed(card(category, largest(looks[booth - 1]!)), { light: 0.45 }), {
        ...place,
        z: 0.052,
      })
    })
    parts.mark('light', { y: 1.6, z: 0.05 }, { width: 3, height: 2.5 })
  })
  for (const [i, height] of [0.55, 0.75, 0.45].entries()) trophy(stand, x + (i - 1) * 0.75, -depth + 0.75, height)
}

/** A coffee bar with the wholesaler's goods behind it. */
function coffeeBar({ parts, look, width, depth }: Stand) {
  const x = -width * 0.34
  parts.at({ x, y: deck, z: -depth + 1.35 }, () => {
    parts.add(rounded(2.7, 1.04, 0.55, 0.03), finish.oak(), { y: 0.52 })
    parts.add(rounded(2.84, 0.05, 0.68, 0.02, 2), finish.white(), { y: 1.07 })
    parts.add(rounded(0.5, 0.42, 0.4, 0.04), finish.steel(), { x: -0.9, y: 1.31 })
    parts.add(box(0.3, 0.1, 0.02), finish.ink(), { x: -0.9, y: 1.4, z: 0.205 })
    for (let i = 0; i < 6; i++)
      parts.add(rod(0.03, 0.09, 14, 0.04), finish.white(), { x: -0.4 + i * 0.1, y: 1.14, z: 0.08 })
    parts.mark('staff', { z: -0.75 })
    look.packs.slice(0, 3).forEach((pack, i) => {
      parts.copy(packModel(pack), { x: 0.5 + i * (pack.width + 0.05), y: 1.095 })
    })
    for (const at of [-0.8, 0, 0.8]) parts.copy(stool(paint(look.strong, 0.8)), { x: at, z: 0.62, turn: Math.PI })
  })
  parts.at({ x, z: -depth + 0.12 }, () => {
    for (const y of [1.5, 1.95]) {
      parts.add(box(2.6, 0.04, 0.28), finish.oak(), { y, z: 0.14 })
      parts.add(box(2.5, 0.01, 0.02), warm(), { y: y - 0.026, z: 0.24 })
      for (let i = 0; i < 9; i++)
        parts.copy(packModel(look.packs[i % look.packs.length]!), {
          x: (i - 4) * 0.27,
          y: y + 0.02,
          z: 0.14,
          scale: 0.8,
        })
    }
  })
  for (const at of [-0.9, 0, 0.9])
    parts.copy(pendant(0.55, paint(look.accent)), { x: x + at, y: 3.4, z: -depth + 1.35 })
}

/** The organiser's pavilion: coffee bar, reception and stage screen, awards. */
export function organiser(stand: Stand, looks: Look[]) {
  const { parts, width, depth, look } = stand
  platform(stand, finish.oak(), repeat.planks)
  // The name is over the coffee bar: the awards hang on the other side.
  backWall({ ...stand, near: -1 }, 3.3, 0.4)
  for (const side of [-1, 1]) {
    parts.add(rounded(0.26, 3.5, 0.26, 0.02, 2), finish.oak(), { x: side * (width / 2 - 0.18), y: 1.75, z: -0.24 })
    parts.add(box(0.14, 3.3, depth * 0.45), finish.white(), { x: side * (width / 2 - 0.1), y: 1.65, z: -depth * 0.775 })
    parts.add(rounded(0.14, 0.2, depth - 0.2, 0.01, 2), finish.oak(), {
      x: side * (width / 2 - 0.18),
      y: 3.5,
      z: -depth / 2,
    })
  }
  for (const side of [-1, 1])
    parts.add(sheet(1.75, 2.6), printed(look.wall(1.75, 2.6), { light: 0.3 }), {
      x: side * (width / 2 - 0.028),
      y: 1.75,
      z: -depth * 0.775,
      turn: side * (Math.PI / 2),
    })
  for (let i = 0; i < 9; i++)
    parts.add(box(0.07, 0.16, depth - 0.3), finish.oak(), {
      x: ((i + 0.5) / 9 - 0.5) * (width - 0.6),
      y: 3.46,
      z: -depth / 2,
    })
  parts.add(rounded(width, 0.74, 0.24, 0.02, 2), finish.white(), { y: 3.6, z: -0.2 })
  parts.add(sheet(5.6, 0.7), printed(look.fascia(5.6, 0.74, 'paper'), { light: 0.5 }), { y: 3.6, z: -0.076 })
  parts.add(box(width - 0.6, 0.02, 0.03), glow('#c8f031', 1), { y: 3.24, z: -0.09 })
  parts.at({ y: 1.75, z: -depth + 0.12 }, () => {
    screen(parts, 2.6, printed(look.screen(), { light: 0.85, roughness: 0.2 }))
    parts.mark('screen', { z: 0.052 }, { width: 2.6, height: 1.4625 })
  })
  counter(stand, 0, -0.85, 2.6, { body: finish.white(), top: paint(look.accent), radius: 0.08 })
  parts.mark('staff', { x: 0, y: deck, z: -1.5 })
  awards(stand, looks)
  coffeeBar(stand)
  parts.at({ x: width * 0.3, y: deck, z: -1.1 }, () => {
    const cloth = paint('#3b4248', 0.95)
    parts.copy(sofa(1.7, cloth), { x: -0.9, turn: Math.PI / 2 - 0.4 })
    parts.mark('visitor', { x: -0.85, turn: Math.PI / 2 - 0.4 }, { seat: 0.51 })
    parts.copy(coffeeTable(finish.oak()), { x: 0.2, z: 0.1 })
    parts.copy(sofa(0.95, paint('#7f9a1c', 0.95)), { x: 1.25, turn: -Math.PI / 2 + 0.3 })
  })
  for (const side of [-1, 1])
    parts.copy(plant(side < 0 ? 'palm' : 'sword'), {
      x: side * (width / 2 - 0.36),
      y: deck,
      z: -0.74,
      turn: side,
      scale: 1.05,
    })
  // A strip of a metre on either side stays free, with plants, so that people walk around.
  for (const z of [-0.6, -2]) parts.copy(planter(1.1), { x: width / 2 + 0.42, z, turn: Math.PI / 2 })
  numberCube(stand, -width * 0.4, 9.4, 4.7)
}
