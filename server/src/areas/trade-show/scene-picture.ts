import { flatView, type WholePicture } from '@fairfloor/domain/trade-show/flat-view'
import { type Scene, tileUrl } from '@fairfloor/domain/trade-show/scenes'
import sharp from 'sharp'
import type { Files } from '../../platform/files.ts'
import { SHARE, type SharePicture, sharedDots } from '../../platform/share-pictures.ts'
import { SCENE_MEDIA } from './save-scene.ts'

/** The field of view on a screen. */
const H_FOV = 1.45
const RGB = 3

/** The first view of a scene as a flat picture, for link previews. */
export function scenePicture(files: Files, scene: Scene, alt: string): SharePicture {
  return {
    key: `scene-${hashIn(scene)}`,
    alt,
    async make() {
      const whole = await wholePicture(scene, url => files.get(url.replace(SCENE_MEDIA, 'scenes/')))
      const look = { ...scene.start_view, hFov: H_FOV }
      return whole && sharedDots(flatView(whole, look, SHARE.width, SHARE.height))
    },
  }
}

/** The address contains the hash of all of the scene's pictures. */
const hashIn = ({ pictures }: Scene): string => pictures[0]?.url.slice(SCENE_MEDIA.length).split('/')[0] ?? 'none'

type ReadPicture = (url: string) => Promise<Uint8Array | undefined>

/** The sharpest version: assembled from the tiles, otherwise the widest picture. @returns undefined if files are missing */
export async function wholePicture(
  { pictures, tiles }: Pick<Scene, 'pictures' | 'tiles'>,
  read: ReadPicture,
): Promise<WholePicture | undefined> {
  const source = tiles ? await fromTiles(tiles, read) : await read(pictures.at(-1)?.url ?? 'none')
  if (!source) return undefined
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return info.channels === RGB ? { dots: data, width: info.width, height: info.height } : undefined
}

async function fromTiles(tiles: NonNullable<Scene['tiles']>, read: ReadPicture): Promise<Buffer | undefined> {
  const { width, cols, rows } = tiles
  const height = width / 2
  const places = Array.from({ length: cols * rows }, (_, i) => ({ col: i % cols, row: Math.floor(i / cols) }))
  const found = await Promise.all(places.map(({ col, row }) => read(tileUrl(tiles, col, row))))
  if (found.includes(undefined)) return undefined
  const layers = places.map(({ col, row }, i) => ({
    input: Buffer.from(found[i]!),
    left: Math.round((col * width) / cols),
    top: Math.round((row * height) / rows),
  }))
  return sharp({ create: { width, height, channels: RGB, background: '#000000' } })
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer()
}
