import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FlatView, flatView } from './flat-view.ts'

const FOLDER = join(import.meta.dirname, '../views')

/** Flat pictures of the hall for pages outside it: run `npm run hall:views` after rendering the hall. */
const views: Record<string, FlatView & { width: number; height: number }> = {
  aisle: { panoNr: 1, yaw: 1.57, pitch: 0.04, hFov: 1.5, width: 1600, height: 900 },
  walk: { panoNr: 11, yaw: 1.6, hFov: 1.4, width: 800, height: 500 },
  order: { panoNr: 4, yaw: 3.14, pitch: -0.04, hFov: 1.25, width: 800, height: 500 },
  showcase: { panoNr: 13, yaw: 1.57, hFov: 1.3, width: 800, height: 500 },
}

await mkdir(FOLDER, { recursive: true })
for (const [name, { width, height, ...view }] of Object.entries(views))
  await writeFile(join(FOLDER, `${name}.webp`), await flatView(view, width, height))
