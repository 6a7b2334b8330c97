import { aisles, booths, door, hall } from './floorplan.ts'
import type { Assembly } from './kit/assembly.ts'
import { finish, glow, paint, printed } from './kit/materials.ts'
import { arc, box, extruded, ring, rod, rounded, sheet } from './kit/shapes.ts'
import { cobalt, infoCube, lettered, planBoard } from './signs.ts'

const quarter = Math.PI / 2

/** Position of the information desk in the lobby's frame. */
export const deskPlace = { x: 4.5, z: -3.1, turn: -0.95 }
export const deskRadius = 1.2

/** A ring segment as a solid: outer and inner radius, height, and half its angle; its front at +z. */
function bend(outer: number, inner: number, height: number, half: number) {
  const from = quarter - half
  const points = [...arc(0, 0, outer, from, from + 2 * half, 36), ...arc(0, 0, inner, from + 2 * half, from, 36)]
  return extruded(points, height, 0.01)
}

/** The bowed desk in front of the left wall; the frame is the wall's. */
export function registration(parts: Assembly) {
  parts.at({ x: 0.9, z: 0.4 }, () => {
    parts.add(bend(2.6, 2, 1.02, 1), finish.ink(), { y: 1.06, tilt: quarter })
    parts.add(bend(2.7, 1.9, 0.05, 1.06), finish.white(), { y: 1.12, tilt: quarter })
    for (let i = 0; i < 44; i++) {
      const angle = -0.97 + (1.94 * i) / 43
      parts.add(box(0.05, 0.9, 0.04), finish.oak(), {
        x: Math.sin(angle) * 2.63,
        y: 0.55,
        z: Math.cos(angle) * 2.63,
        turn: angle,
      })
    }
    parts.add(rounded(2.3, 0.44, 0.05, 0.02, 2), paint(cobalt), { y: 0.6, z: 2.66 })
    parts.add(
      sheet(2.2, 0.38),
      printed(lettered('Welcome · Registration', 1320, 228, '#ffffff', cobalt, 0.55), { light: 0.4 }),
      { y: 0.6, z: 2.688 },
    )
    for (const x of [-0.8, 0.7]) {
      parts.add(rounded(0.54, 0.34, 0.02, 0.008, 2), finish.ink(), { x, y: 1.42, z: 2.15, turn: Math.PI, tilt: -0.1 })
      parts.add(box(0.04, 0.16, 0.03), finish.steel(), { x, y: 1.2, z: 2.13 })
      parts.add(rounded(0.22, 0.02, 0.18, 0.008, 2), finish.steel(), { x, y: 1.13, z: 2.13 })
      parts.mark('staff', { x: x + 0.2, z: 1.5 })
      parts.mark('visitor', { x: x * 1.4, z: 3.5, turn: Math.PI })
    }
  })
}

/** The round information desk under its cube. */
export function informationDesk(parts: Assembly) {
  parts.at(deskPlace, () => {
    parts.add(rod(deskRadius - 0.05, 1.02, 64), finish.white(), { y: 0.55 })
    parts.add(rod(deskRadius + 0.04, 0.05, 64), finish.oak(), { y: 1.09 })
    parts.add(rod(deskRadius - 0.1, 0.05, 48), finish.ink(), { y: 0.03 })
    parts.add(ring(deskRadius - 0.04, 0.012, 64), glow('#fff1dc', 1.5), { y: 1.03, tilt: quarter })
    for (let i = 0; i < 60; i++) {
      const angle = (i / 60) * 2 * Math.PI
      parts.add(box(0.05, 0.9, 0.03), paint(cobalt), {
        x: Math.sin(angle) * 1.155,
        y: 0.56,
        z: Math.cos(angle) * 1.155,
        turn: angle,
      })
    }
    parts.add(rounded(1.5, 0.46, 0.06, 0.02, 2), finish.white(), { y: 0.66, z: 1.18 })
    parts.add(sheet(1.4, 0.38), printed(lettered('Information', 1120, 304, cobalt, '#ffffff', 0.62), { light: 0.2 }), {
      y: 0.66,
      z: 1.214,
    })
    parts.mark('staff', { z: -1.65 })
    parts.mark('visitor', { x: 0.5, z: 1.75, turn: Math.PI + 0.3 })
    parts.add(rod(0.05, 1.9, 16), finish.steel(), { y: 2.05 })
    parts.add(box(1.05, 1.05, 1.05), paint(cobalt), { y: 3.5 })
    for (let side = 0; side < 4; side++)
      parts.at({ y: 3.5, turn: side * quarter }, () =>
        parts.add(sheet(1, 1), printed(infoCube(), { light: 0.5 }), { z: 0.53 }),
      )
    parts.add(rounded(0.32, 0.22, 0.012, 0.005, 2), finish.ink(), { x: 0.5, y: 1.25, z: 0.4, turn: 0.5, tilt: -0.4 })
  })
}

/** The plan of the hall beside the entrance. */
export function planTotem(parts: Assembly) {
  const art = planBoard({ ...hall, height: hall.depth, booths }, aisles, door)
  const width = 2
  const height = (width * art.height) / art.width
  parts.at({ x: 4.1, z: -6.4, turn: -0.28 }, () => {
    parts.add(rounded(width + 0.16, height + 0.9, 0.14, 0.03), finish.white(), { y: (height + 0.9) / 2 })
    parts.add(sheet(width, height), printed(art, { light: 0.5, roughness: 0.2 }), { y: 0.72 + height / 2, z: 0.073 })
    parts.mark('light', { y: 0.72 + height / 2, z: 0.073 }, { width, height })
    parts.add(rounded(width + 0.3, 0.05, 0.6, 0.02, 2), finish.steel(), { y: 0.03 })
  })
}

/** Gates where badges are scanned. */
export function turnstiles(parts: Assembly) {
  for (const x of [-1.8, -0.6, 0.6, 1.8])
    parts.at({ x, z: -5.4 }, () => {
      parts.add(rounded(0.16, 1.02, 1, 0.05, 4), finish.steel(), { y: 0.52 })
      parts.add(rounded(0.17, 0.03, 0.9, 0.01, 2), finish.ink(), { y: 1.04 })
      parts.add(box(0.1, 0.006, 0.14), glow('#c8f031', 1), { y: 1.058, z: 0.3 })
    })
  for (const x of [-1.2, 0, 1.2])
    for (const side of [-1, 1])
      parts.add(box(0.42, 0.7, 0.015), finish.glass(), { x: x + side * 0.24, y: 0.65, z: -5.4 })
}
