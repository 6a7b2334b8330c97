import { drawing, inlay } from './booths/drawing.ts'
import { packModel } from './booths/packs.ts'
import { deck, type Pack, type Stand } from './booths/stand.ts'
import { numberCube, platform } from './booths/walls.ts'
import { vitrineCount } from './floorplan.ts'
import { finish, glow, paint, printed, repeat } from './kit/materials.ts'
import { plant } from './kit/plants.ts'
import { bow, bowAhead, box, drum, rod, rounded, sheet } from './kit/shapes.ts'
import { cobalt, ground, headline, lettered, signal } from './signs.ts'

export const showcaseTop = 4.3
export const vitrine = { width: 1.25, depth: 0.75, plinth: 0.78, height: 2.25 }

/** Positions of the vitrines in the area's frame: on an arc, each facing the camera stop in front of the area. */
export const vitrinePlaces = Array.from({ length: vitrineCount }, (_, i) => {
  const angle = ((i - (vitrineCount - 1) / 2) / (vitrineCount - 1)) * 1.2
  const [radius, centre] = [6.0, 4]
  return { x: Math.sin(angle) * radius, z: centre - Math.cos(angle) * radius, turn: -angle }
})

/** An open case, lit from its roof and its back. */
function litCase({ parts }: Stand, packs: Pack[], number: number) {
  const { width, depth, plinth, height } = vitrine
  parts.add(rounded(width, plinth, depth, 0.015, 2), finish.white(), { y: plinth / 2 })
  const print = printed(lettered(`0${number}`, 250, 170, cobalt, null, 0.8), { film: true })
  parts.add(sheet(0.5, 0.34), print, { y: plinth - 0.3, z: depth / 2 + 0.004 })
  const inside = height - plinth - 0.1
  const middle = plinth + inside / 2
  parts.add(box(width - 0.04, inside, 0.03), glow('#fff6ea', 0.45), { y: middle, z: 0.02 - depth / 2 })
  parts.add(rounded(width, 0.1, depth, 0.015, 2), finish.white(), { y: height - 0.05 })
  parts.add(box(width - 0.12, 0.012, depth - 0.12), glow('#fff4e4', 1.3), { y: height - 0.106 })
  for (const side of [-1, 1])
    for (const edge of [-1, 1])
      parts.add(box(0.02, inside, 0.02), finish.steel(), {
        x: side * (width / 2 - 0.01),
        y: middle,
        z: edge * (depth / 2 - 0.01),
      })
  const spots: [x: number, z: number, lift: number][] = [
    [0, -0.16, 0.56],
    [-0.42, -0.14, 0.3],
    [0.42, -0.14, 0.3],
    [-0.2, 0.2, 0],
    [0.2, 0.2, 0],
  ]
  spots.forEach(([x, z, lift], i) => {
    const pack = packs[i]
    if (!pack) return
    if (lift > 0) parts.add(rod(0.15, lift, 32), finish.white(), { x, y: plinth + lift / 2, z })
    const scale = Math.min(3.2, 0.6 / pack.height, 0.36 / pack.width, 0.3 / pack.depth)
    parts.copy(packModel(pack), { x, y: plinth + lift, z, scale, turn: -x * 0.4 })
  })
  parts.mark('light', { y: middle }, { width, height: inside })
  parts.at({ y: middle, z: 0.004 - depth / 2, turn: Math.PI }, () =>
    parts.add(sheet(width - 0.04, inside), printed(back(number), { light: 0.3 })),
  )
}

/** What is seen of a case from behind. */
const back = (number: number) =>
  drawing(vitrine.width, vitrine.height - vitrine.plinth, (w, h) => {
    const stripe = `<path d="M0 ${h * 0.78} ${w} ${h * 0.6}V${h}H0z" fill="${signal}"/>`
    return `${ground(w, h, cobalt)}${stripe}${headline(`0${number}`, { x: w / 2, y: h * 0.5, size: h * 0.36 })}`
  })

/** Products in a row under the area's name, for the back of its wall. */
const parade = (width: number, height: number, packs: Pack[]) =>
  drawing(width, height, (w, h) => {
    const room = (w * 0.94) / packs.length
    const row = packs.map((pack, i) =>
      inlay(pack.art.svg, w * 0.03 + i * room, h * 0.36, room * 0.92, h * 0.56, 'xMidYMax'),
    )
    return `${ground(w, h, cobalt)}<path d="M0 ${h * 0.8} ${w} ${h * 0.62}V${h}H0z" fill="${signal}"/>${headline('SHOWCASE', { x: w / 2, y: h * 0.28, size: h * 0.24, spacing: 4 })}${row.join('')}`
  })

/** The showcase area: five lit cases in front of an arch. `packsOf` gives the products of vitrine 1 to 5. */
export function showcase(stand: Stand, packsOf: (vitrine: number) => Pack[]) {
  const { parts, width, depth } = stand
  platform(stand, finish.ash(), repeat.planks)
  const radius = 7.2
  const angle = 2 * Math.asin((width / 2 - 0.1) / radius)
  const blue = paint(cobalt, 0.6)
  parts.at({ z: -depth + 0.25 + radius }, () => {
    parts.add(bow(radius, 3.7, angle), blue, { y: deck + 1.85 })
    parts.add(drum(radius + 0.03, 3.7, angle), blue, { y: deck + 1.85, turn: Math.PI })
    const print = printed(lettered('SHOWCASE', 2600, 560, '#ffffff', null, 0.7), { light: 0.6, film: true })
    parts.add(bow(radius - 0.02, 1.05, angle * 0.62), print, { y: 3.15 })
    parts.add(bow(radius - 0.02, 0.03, angle), glow(signal, 1.1), { y: 3.77 })
    parts.add(bow(radius - 0.03, 0.02, angle), glow('#fff1dc', 1.4), { y: deck + 0.03 })
  })
  // The wall behind is seen from the outer passage.
  parts.add(box(width, 3.76, 0.12), finish.white(), { y: 1.88, z: -depth + 0.06 })
  const packs = Array.from({ length: vitrineCount }, (_, i) => packsOf(i + 1).slice(0, 2)).flat()
  parts.at({ y: 1.9, z: -depth, turn: Math.PI }, () => {
    parts.add(sheet(width - 0.1, 3.6), printed(parade(width - 0.1, 3.6, packs), { light: 0.35 }), { z: 0.004 })
    parts.mark('light', { z: 0.004 }, { width, height: 3.6 })
  })
  vitrinePlaces.forEach((place, i) => {
    parts.at({ ...place, y: deck }, () => litCase(stand, packsOf(i + 1), i + 1))
  })
  const plantX = width / 2 - 0.6
  const plantZ = -depth + 0.25 + bowAhead(radius, plantX) + 0.6
  for (const side of [-1, 1]) {
    parts.copy(plant('sword'), { x: side * plantX, y: deck, z: plantZ, turn: side, scale: 1.2 })
    parts.at({ x: side * (width / 2 - 0.16), z: -0.16 }, () => {
      parts.add(rounded(0.3, 4, 0.3, 0.02, 2), finish.white(), { y: 2 })
      parts.add(box(0.02, 3.8, 0.02), glow(signal, 0.9), { x: -side * 0.155, y: 2, z: 0.12 })
    })
    parts.mark('visitor', { x: side * 2.2, z: 0.5, turn: Math.PI - side * 0.3 })
  }
  parts.add(rounded(width - 0.3, 0.5, 0.3, 0.02, 2), blue, { y: 3.95, z: -0.16 })
  const line = printed(lettered('NEW AND NOTABLE', 1800, 200, '#ffffff', null, 0.8), { light: 0.5, film: true })
  parts.add(sheet(3.6, 0.4), line, { y: 3.95, z: -0.007 })
  numberCube(stand, -width * 0.4, 9.4, 4.75)
}
