import { firstLook, flatView, STILL_LIMIT, STILLS } from '@fairfloor/domain/trade-show/flat-view'
import sharp from 'sharp'
import { type SceneInput, wholePicture } from '../areas/trade-show/index.ts'
import { lowered } from './quality.ts'

/**
 * The scene with flat pictures of its first view, unless it has some: made when a hall is loaded, as somebody may have
 * turned the first view since the scene was made.
 */
export async function withStills({ document, pictures }: SceneInput): Promise<SceneInput> {
  const whole = document.stills ? undefined : await wholePicture(document, async name => pictures.get(name))
  if (!whole) return { document, pictures }
  const made = new Map(pictures)
  for (const [name, size] of Object.entries(STILLS)) {
    const flat = flatView(whole, firstLook(document.start_view, size), size.width, size.height)
    const raw = { ...size, channels: 3 } as const
    const [still] = await lowered(STILL_LIMIT, 80, async quality => [
      await sharp(flat, { raw }).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
    ])
    made.set(`${name}.webp`, still!)
  }
  return { document: { ...document, stills: { wide: 'wide.webp', tall: 'tall.webp' } }, pictures: made }
}
