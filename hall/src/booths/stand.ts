import type { Assembly } from '../kit/assembly.ts'
import type { Art } from '../kit/materials.ts'

/** A product on a shelf: its front picture, how it is built and its size in metres. */
export interface Pack {
  art: Art
  shape: 'round' | 'soft' | 'box' | 'carton' | 'bars'
  width: number
  height: number
  depth: number
  /** Half widths from the top, as shares of the widest. */
  outline: number[]
  /** Colour of caps and of the carton in which bars stand. */
  lid: string
}

/** An exhibitor's colours, drawings for surfaces of any size (metres), and products. */
export interface Look {
  main: string
  accent: string
  /** A colour that is visible on white: main, or accent where main is light. */
  strong: string
  /** Logo and claim over the pattern; at its left (-1) or right (1) end where a screen stands before the other. */
  wall(width: number, height: number, end?: -1 | 0 | 1): Art
  fascia(width: number, height: number, on: 'main' | 'paper' | 'ink'): Art
  /** The brand's pattern alone. */
  field(width: number, height: number): Art
  /** The logo without background, for the brand's own background. */
  letters(width: number, height: number): Art
  column(width: number, height: number): Art
  /** A product and the claim, 0.85 × 2 m; `pack` counts the brand's packs. */
  rollUp(pack?: number): Art
  /** The still of the brand's film, 16:9. */
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
  /** The side nearer to the booth's stop: -1 left, 1 right as seen from the aisle. */
  near: -1 | 1
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
