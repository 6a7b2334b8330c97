import type { Assembly } from '../kit/assembly.ts'
import type { Art } from '../kit/materials.ts'

/** A product on a shelf: its front picture and its size in metres. */
export interface Pack {
  art: Art
  shape: 'round' | 'soft' | 'flat'
  width: number
  height: number
  depth: number
  /** Colour of the sides, where the pack is as wide at the top as at the bottom. */
  body: string | null
}

/** An exhibitor's colours, drawings for surfaces of any size (metres), and products. */
export interface Look {
  main: string
  accent: string
  /** A colour that is visible on white: main, or accent where main is light. */
  strong: string
  wall(width: number, height: number): Art
  fascia(width: number, height: number, on: 'main' | 'paper' | 'ink'): Art
  /** The logo without background, for the brand's own background. */
  letters(width: number, height: number): Art
  column(width: number, height: number): Art
  rollUp(): Art
  screen(): Art
  packs: Pack[]
}

/**
 * A rented booth and its exhibitor. The frame of `parts` has its origin on the floor at the middle of the front, x to
 * the right as seen from the aisle, z towards the aisle: the booth fills x ±width/2 and z -depth..0.
 */
export interface Stand {
  parts: Assembly
  number: number
  width: number
  depth: number
  open: { left: boolean; right: boolean }
  look: Look
}

/** A booth design. `top` is the height of its front for the hotspot, in metres. */
export interface BoothType {
  name: string
  top: number
  build(stand: Stand): void
}

/** Height of the raised floor. */
export const deck = 0.06
/** Thickness of walls. */
export const wall = 0.1
