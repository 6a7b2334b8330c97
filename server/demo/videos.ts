import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exhibitors } from '@fairfloor/brands/exhibitors'
import { filmed } from '@fairfloor/brands/showcase-plan'
import { type KeptMedia, keepMedia, mediaLink } from '../src/areas/booth-content/index.ts'
import type { Files } from '../src/platform/files.ts'
import { savePicture } from '../src/platform/pictures.ts'

export const VIDEOS = join(import.meta.dirname, '../../hall/videos')

/** A stored clip: its address, and the hash of its poster image. */
export type DemoVideo = KeptMedia & { readonly url: string; readonly poster: string }

/** Stores the rendered clips: those of the organiser and of twelve brands. @returns them by the brand's number */
export async function demoVideos(files: Files): Promise<Map<string, DemoVideo>> {
  const brands = [...filmed, ...exhibitors.filter(({ organiser }) => organiser)].map(({ brand }) => brand)
  const drawn = new Set(await readdir(VIDEOS))
  return new Map(
    await Promise.all(
      brands
        .filter(({ slug }) => drawn.has(`${slug}.webp`))
        .map(async ({ erpId, slug }): Promise<[string, DemoVideo]> => {
          const kept = await keepMedia(files, await readFile(join(VIDEOS, `${slug}.webm`)))
          const poster = await savePicture(files, await readFile(join(VIDEOS, `${slug}.webp`)))
          return [erpId, { ...kept, url: mediaLink(kept), poster }]
        }),
    ),
  )
}
