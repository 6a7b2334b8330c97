import { packModel } from './booths/packs.ts'
import type { Stand } from './booths/stand.ts'
import { deck, type Pack } from './booths/stand.ts'
import { platform } from './booths/walls.ts'
import { vitrineCount } from './floorplan.ts'
import { finish, glow, printed, repeat } from './kit/materials.ts'
import { plant } from './kit/plants.ts'
import { bow, bowAhead, box, drum, rod, rounded, sheet } from './kit/shapes.ts'
import { boothNumber, lettered, signal } from './signs.ts'

export const showcaseTop = 4.3
export const vitrine = { width: 1.25, depth: 0.75, plinth: 0.78, height: 2.25 }

/** Positions of the vitrines in the area's frame: on an arc, each facing the camera stop in front of the area. */
export const vitrinePlaces = Array.from({ length: vitrineCount }, (_, i) => {
  const angle = ((i - (vitrineCount - 1) / 2) / (vitrineCount - 1)) * 1.2
  const [radius, centre] = [6.0, 4]
  return { x: Math.sin(angle) * radius, z: centre - Math.cos(angle) * radius, turn: -angle }
})

function glassCase({ parts }: Stand, packs: Pack[], number: number) {
  const { width, depth, plinth, height } = vitrine
  parts.add(rounded(width, plinth, depth, 0.015, 2), finish.ink(), { y: plinth / 2 })
  parts.add(
    sheet(0.5, 0.34),
    printed(lettered(`0${number}`, 250, 170, signal, null, 0.8), { light: 0.4, film: true }),
    {
      y: plinth - 0.3,
      z: depth / 2 + 0.004,
    },
  )
  parts.add(box(width - 0.02, 0.03, depth - 0.02), finish.white(), { y: plinth + 0.015 })
  parts.add(rounded(width, 0.1, depth, 0.015, 2), finish.ink(), { y: height - 0.05 })
  parts.add(box(width - 0.12, 0.012, depth - 0.12), glow('#fff4e4', 1.6), { y: height - 0.106 })
  for (const side of [-1, 1]) {
    for (const edge of [-1, 1])
      parts.add(box(0.02, height - plinth - 0.1, 0.02), finish.steel(), {
        x: side * (width / 2 - 0.01),
        y: (plinth + height - 0.1) / 2,
        z: edge * (depth / 2 - 0.01),
      })
    parts.add(box(0.008, height - plinth - 0.1, depth - 0.04), finish.glass(), {
      x: side * (width / 2 - 0.01),
      y: (plinth + height - 0.1) / 2,
    })
  }
  parts.add(box(width - 0.04, height - plinth - 0.1, 0.008), finish.glass(), {
    y: (plinth + height - 0.1) / 2,
    z: depth / 2 - 0.01,
  })
  const middle = plinth + 0.03
  const spots: [x: number, z: number, lift: number][] = [
    [0, -0.14, 0.42],
    [-0.34, -0.06, 0.2],
    [0.34, -0.06, 0.2],
    [-0.17, 0.16, 0],
    [0.17, 0.16, 0],
  ]
  spots.forEach(([x, z, lift], i) => {
    const pack = packs[i]
    if (!pack) return
    if (lift > 0) parts.add(rod(0.14, lift, 32), finish.white(), { x, y: middle + lift / 2, z })
    const scale = Math.min(2.6, 0.44 / pack.height, 0.4 / pack.width)
    const y = middle + lift
    parts.copy(packModel(pack), { x, y, z, scale, turn: -x * 0.4 })
  })
}

/** The showcase area: five glass vitrines in front of a lit arch. `packsOf` gives the products of vitrine 1 to 5. */
export function showcase(stand: Stand, packsOf: (vitrine: number) => Pack[]) {
  const { parts, width, depth } = stand
  platform(stand, finish.ash(), repeat.planks)
  const radius = 7.2
  const angle = 2 * Math.asin((width / 2 - 0.1) / radius)
  parts.at({ z: -depth + 0.25 + radius }, () => {
    parts.add(bow(radius, 3.7, angle), finish.ink(), { y: deck + 1.85 })
    parts.add(drum(radius + 0.03, 3.7, angle), finish.ink(), { y: deck + 1.85, turn: Math.PI })
    const print = printed(lettered('SHOWCASE', 2600, 560, '#ffffff', null, 0.7), { light: 0.6, film: true })
    parts.add(bow(radius - 0.02, 1.05, angle * 0.62), print, { y: 3.15 })
    parts.add(bow(radius - 0.02, 0.03, angle), glow('#c8f031', 1.1), { y: 3.77 })
    parts.add(bow(radius - 0.03, 0.02, angle), glow('#fff1dc', 1.4), { y: deck + 0.03 })
  })
  parts.add(box(width, 3.7, 0.12), finish.graphite(), { y: 1.85, z: -depth + 0.06 })
  vitrinePlaces.forEach((place, i) => {
    parts.at({ ...place, y: deck }, () => glassCase(stand, packsOf(i + 1), i + 1))
  })
  const plantX = width / 2 - 0.5
  const plantZ = -depth + 0.25 + bowAhead(radius, plantX) + 0.5
  for (const side of [-1, 1]) {
    parts.copy(plant('palm'), { x: side * plantX, y: deck, z: plantZ, turn: side, scale: 1.3 })
    parts.at({ x: side * (width / 2 - 0.3), z: -0.3 }, () => {
      parts.add(rounded(0.3, 4, 0.3, 0.02, 2), finish.ink(), { y: 2 })
      parts.add(box(0.02, 3.8, 0.02), glow('#c8f031', 0.9), { x: -side * 0.155, y: 2, z: 0.12 })
    })
  }
  parts.add(rounded(width - 0.3, 0.5, 0.3, 0.02, 2), finish.ink(), { y: 3.95, z: -0.3 })
  parts.add(
    sheet(3.6, 0.4),
    printed(lettered('NEW AND NOTABLE', 1800, 200, signal, null, 0.8), { light: 0.5, film: true }),
    {
      y: 3.95,
      z: -0.146,
    },
  )
  const cube = printed(boothNumber(stand.number), { light: 0.45 })
  parts.at({ x: -width * 0.4, y: 4.75, z: 0.2 }, () => {
    parts.add(box(0.615, 0.615, 0.615), finish.ink())
    for (let side = 0; side < 4; side++)
      parts.at({ turn: (side * Math.PI) / 2 }, () => parts.add(sheet(0.61, 0.61), cube, { z: 0.311 }))
  })
}
