import type { Seller } from '../range/best-sellers.ts'
import type { NewcomerBrand } from './newcomers.ts'

/** A brand's picture and its clip: upright, for phones; columns of a wide screen crop it, and keep its lower end. */
export const SCENE = { w: 540, h: 960 }
export const FLOOR = 780
/** The disc behind the packs: middle and radius. */
export const DISC = { x: 270, y: 640, r: 212 }
export const SIGN = { x: 130, y: -120, side: 560 }

export interface Place {
  x: number
  y: number
  side: number
}

export const FRONT: Place = { x: 75, y: 462, side: 390 }
export const BEHIND: Place[] = [
  { x: 8, y: 530, side: 285 },
  { x: 246, y: 530, side: 285 },
]

const RISING = { side: 45, columns: [48, 184, 318, 452], apart: 320, rows: 6 }

/** Small signs that rise through the picture, column by column somewhat later; `share` of the way to the next one's place. */
export function risingAt(share: number): Place[] {
  const { side, columns, apart, rows } = RISING
  return columns.flatMap((x, column) =>
    Array.from({ length: rows }, (_, row) => ({ x, y: (row - share - column * 0.37) * apart + 60, side })),
  )
}

/** Three products that stand in front in turn, and two that stay behind them. */
export function castOf({ newcomers }: NewcomerBrand): { front: Seller[]; behind: Seller[] } {
  const first = newcomers.map(({ packs }) => packs[0]!)
  return { front: first.slice(0, 3), behind: first.slice(3) }
}
