import { Color, type Material, MeshStandardMaterial } from 'three'
import { finish, glow, printed, repeat } from '../kit/materials.ts'
import { box, ground, rod, rounded, sheet } from '../kit/shapes.ts'
import { boothNumber, boothPlate } from '../signs.ts'
import { deck, type Look, type Stand, wall } from './stand.ts'

const quarter = Math.PI / 2
export const warm = () => glow('#fff1dc', 1.5)

/** The raised floor with a line of light under its front edge and the booth's number on it. */
export function platform({ parts, width, depth, number }: Stand, covering: Material, pattern = repeat.planks) {
  parts.add(rounded(width - 0.04, deck, depth - 0.02, 0.008, 2), finish.graphite(), { y: deck / 2, z: -depth / 2 })
  parts.add(ground(width - 0.06, depth - 0.04, pattern), covering, { y: deck + 0.001, z: -depth / 2, tilt: -quarter })
  parts.add(box(width - 0.06, 0.012, 0.01), warm(), { y: 0.022, z: -0.006 })
  parts.add(sheet(0.36, 0.18), printed(boothPlate(number), { light: 0.2 }), {
    x: -width / 2 + 0.85,
    y: deck + 0.003,
    z: -0.16,
    tilt: -quarter,
  })
}

/** The back wall, printed from edge to edge. */
export function backWall({ parts, width, depth, look, near }: Stand, height: number, light = 0.22) {
  parts.add(box(width, height, wall), finish.white(), { y: height / 2, z: -depth + wall / 2 })
  const [w, h] = [width - 0.16, height - deck - 0.12]
  parts.add(sheet(w, h), printed(look.wall(w, h, near), { light }), {
    y: deck + h / 2 + 0.02,
    z: -depth + wall + 0.003,
  })
  parts.mark('light', { y: height * 0.72, z: -depth + wall }, { width: w, height: height * 0.5 })
}

/** Walls with a poster next to neighbours, a short return on open sides. */
export function sideWalls({ parts, width, depth, open, look }: Stand, height: number, cover: Material, returns = 0.3) {
  for (const [side, free] of [
    [-1, open.left],
    [1, open.right],
  ] as const) {
    const length = depth * (free ? returns : 0.86)
    if (length > 0)
      parts.add(box(0.08, height, length), cover, {
        x: side * (width / 2 - 0.04),
        y: height / 2,
        z: -depth + length / 2,
      })
    const poster = Math.min(2.47, height - 0.5)
    // Inside on a closed wall, outside on the return beside a passage.
    if (!free || length > 1.1)
      parts.add(sheet(poster * 0.425, poster), printed(look.rollUp(side > 0 ? 3 : 6), { light: 0.1 }), {
        x: side * (width / 2 + (free ? 0.003 : -0.083)),
        y: 0.35 + poster / 2,
        z: free ? -depth + length / 2 : -depth * 0.5,
        turn: (free ? side : -side) * quarter,
      })
  }
}

/** The brand's name on a body of this colour: bare letters on the brand's own colour, otherwise on a plate. */
export function nameOn(look: Look, body: Material, width: number, height: number) {
  const own = body instanceof MeshStandardMaterial && !body.map && body.color.equals(new Color(look.main))
  if (own) return printed(look.letters(width, height), { light: 0.2, film: true })
  return printed(look.fascia(width, height, 'main'), { light: 0.12 })
}

/** The hanging cube with the booth's number. */
export function numberCube({ parts, number }: Stand, x: number, ceiling: number, y = 4.55) {
  const print = printed(boothNumber(number), { light: 0.45 })
  parts.at({ x, y, z: 0.25 }, () => {
    parts.add(box(0.615, 0.615, 0.615), finish.ink())
    for (let side = 0; side < 4; side++)
      parts.at({ turn: side * quarter }, () => parts.add(sheet(0.61, 0.61), print, { z: 0.311 }))
    for (const end of [-0.25, 0.25])
      parts.add(rod(0.005, ceiling - y, 5), finish.steel(), { x: end, y: (ceiling - y) / 2 + 0.3 })
  })
}
