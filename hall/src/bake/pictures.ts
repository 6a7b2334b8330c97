import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstLook, flatView, STILL_LIMIT, STILLS, type WholePicture } from '@fairfloor/domain/trade-show/flat-view'
import type { Direction } from '@fairfloor/domain/trade-show/scenes'
import sharp from 'sharp'

const grid = { cols: 8, rows: 4 }
/** Bytes: the first frame must appear at once, and the whole hall must stay small enough for the repository. */
const limits = { base: 100_000, scene: 2_000_000 }

async function webp(raw: Uint8Array, width: number, toWidth: number, quality: number): Promise<Buffer> {
  const image = sharp(raw, { raw: { width, height: width / 2, channels: 3 } })
  return image
    .resize(toWidth, toWidth / 2, { kernel: 'lanczos3' })
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer()
}

async function tiles(raw: Uint8Array, width: number, quality: number): Promise<{ name: string; data: Buffer }[]> {
  const result: { name: string; data: Buffer }[] = []
  const tile = width / grid.cols
  for (let row = 0; row < grid.rows; row++)
    for (let col = 0; col < grid.cols; col++) {
      const image = sharp(raw, { raw: { width, height: width / 2, channels: 3 } })
      const part = image.extract({ left: col * tile, top: row * tile, width: tile, height: tile })
      // The poles are stretched and rarely seen, so they may be coarser.
      const data = await part
        .webp({ quality: row === 0 || row === grid.rows - 1 ? quality - 14 : quality, effort: 4 })
        .toBuffer()
      result.push({ name: `t_${col}_${row}.webp`, data })
    }
  return result
}

/**
 * Writes a scene's pictures from raw RGB of `width` × `width / 2`: base, a smaller whole, and tiles. Lowers the quality until
 * base and scene are within their limits.
 * @returns the bytes written
 */
export async function writePictures(folder: string, raw: Uint8Array, width: number): Promise<number> {
  await mkdir(folder, { recursive: true })
  let base = await webp(raw, width, 1024, 74)
  for (let quality = 68; base.length > limits.base && quality > 30; quality -= 6)
    base = await webp(raw, width, 1024, quality)
  const small = await webp(raw, width, 2048, 76)
  let quality = 82
  let parts = await tiles(raw, width, quality)
  const total = () => base.length + small.length + parts.reduce((sum, part) => sum + part.data.length, 0)
  while (total() > limits.scene && quality > 40) {
    quality -= 6
    parts = await tiles(raw, width, quality)
  }
  for (const { name, data } of [{ name: '1024.webp', data: base }, { name: '2048.webp', data: small }, ...parts])
    await writeFile(join(folder, name), data)
  return total()
}

/** Writes the flat pictures of the first view, each within its limit. */
export async function writeStills(folder: string, whole: WholePicture, start: Direction) {
  for (const [name, size] of Object.entries(STILLS)) {
    const raw = { ...size, channels: 3 as const }
    const still = sharp(flatView(whole, firstLook(start, size), size.width, size.height), { raw })
    for (let quality = 80; ; quality -= 6) {
      const data = await still.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
      if (data.length > STILL_LIMIT && quality > 30) continue
      await writeFile(join(folder, `${name}.webp`), data)
      break
    }
  }
}
