import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as view from '@fairfloor/domain/trade-show/flat-view'
import sharp from 'sharp'

const PICTURES = join(import.meta.dirname, '../pictures')

export type FlatView = { panoNr: number; yaw: number; pitch?: number; hFov?: number }

/**
 * A flat view into a scene's panorama, as a camera in the hall would take it.
 * @param view angles in radians
 * @returns WebP
 */
export async function flatView(
  { panoNr, yaw, pitch = 0, hFov = 1.45 }: FlatView,
  width: number,
  height: number,
): Promise<Buffer> {
  const flat = view.flatView(await panorama(panoNr), { yaw, pitch, hFov }, width, height)
  return sharp(flat, { raw: { width, height, channels: 3 } })
    .webp({ quality: 78 })
    .toBuffer()
}

/** A scene's whole picture, put together from its tiles. */
export async function panorama(panoNr: number): Promise<view.WholePicture> {
  const folder = join(PICTURES, String(panoNr))
  const { pano } = JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8'))
  const { width, cols, rows } = pano as { width: number; cols: number; rows: number }
  const size = width / cols
  const tiles = Array.from({ length: cols * rows }, (_, i) => ({ col: i % cols, row: Math.floor(i / cols) }))
  const layers = await Promise.all(
    tiles.map(async ({ col, row }) => ({
      input: await readFile(join(folder, `t_${col}_${row}.webp`)),
      left: col * size,
      top: row * size,
    })),
  )
  const height = rows * size
  const dots = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { dots, width, height }
}
