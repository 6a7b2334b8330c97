import { stillOf, viewText } from '@fairfloor/domain/trade-show/flat-view'
import { type Direction, type Scene, tileUrl } from '@fairfloor/domain/trade-show/scenes'
import { turnBetween } from './angles.ts'
import type { StartView } from './view-source.ts'

type Picture = Scene['pictures'][number]

/** Limits of a device: `maxWidth` px is the widest texture that it supports, `little` means that tiles are too much. */
export interface Capacity {
  little: boolean
  maxWidth: number
}

/**
 * The picture shown first: the narrowest if tiles follow, otherwise the widest up to 2,048 px that the device supports.
 * Throws for a scene without pictures.
 */
export function firstPicture(scene: Scene, { little, maxWidth }: Capacity): Picture {
  const pictures = scene.pictures.toSorted((a, b) => a.width - b.width)
  const best = pictures.findLast(({ width }) => width <= Math.min(2048, maxWidth))
  const picture = (tilesOf(scene, little) ? null : best) ?? pictures[0]
  if (!picture) throw new Error(`Scene ${scene.panoNr} has no picture.`)
  return picture
}

/** The tiles that sharpen the picture; null if there are none or they are too much for the device. */
export const tilesOf = ({ tiles }: Scene, little: boolean): Scene['tiles'] => (little ? null : tiles)

/** Addresses of the tiles visible in this direction with a field of view of `vFov` × `hFov` radians. */
export function tilesInView(
  tiles: NonNullable<Scene['tiles']>,
  { yaw, pitch }: Direction,
  { vFov, hFov }: { vFov: number; hFov: number },
): string[] {
  const [wide, high] = [(2 * Math.PI) / tiles.cols, Math.PI / tiles.rows]
  const columns = range(tiles.cols).filter(
    c => Math.abs(turnBetween(yaw, (c + 0.5) * wide - Math.PI)) < (hFov + wide) / 2,
  )
  const rows = range(tiles.rows).filter(r => Math.abs(Math.PI / 2 - (r + 0.5) * high - pitch) < (vFov + high) / 2)
  return rows.flatMap(row => columns.map(column => tileUrl(tiles, column, row)))
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Whether a scene can be shown as a panorama; in a show without a hall none can. */
export const hasPicture = ({ pictures }: Pick<Scene, 'pictures'>): boolean => pictures.length > 0

/** The flat picture of what a scene opens with on this screen, if it has one and opens with its first view. */
export const firstStill = (scene: Scene, start: StartView | null = null): string | undefined =>
  stillOf(scene, innerWidth > innerHeight ? 'wide' : 'tall', start && viewText(start))
