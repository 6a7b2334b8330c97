import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { writePictures } from './bake/pictures.ts'
import { openRenderer } from './bake/render.ts'
import type { BrandArt } from './booths/look.ts'
import { findBlender, lightOf } from './cycles/blender.ts'
import { exhibits } from './exhibits.ts'
import { fingerprint } from './fingerprint.ts'
import { lampsOf } from './lamps.ts'
import { planData } from './plan-data.ts'
import { drawPolygons } from './polygons.ts'
import { sceneOf } from './scene.ts'
import { sceneData } from './scene-hotspots.ts'
import { stops } from './stops.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/hall/', import.meta.url))

/** Passes that are accumulated: each smooths edges, and softens the shadows of the preview. */
const passes = { cycles: 3, quick: 3 }
type Way = keyof typeof passes

const usage = `npm run hall -- [scene…] [--quick] [--force] [--polygons]
  scene…      numbers from 0 (the lobby); all when none is named. A scene whose pictures are up to date is skipped.
  --quick     without bounced light: a preview from three.js alone
  --force     render even what is up to date
  --polygons  render nothing; draw the hotspots over the pictures there are, into .cache/hall/polygons
Needs Chromium (CHROMIUM_PATH names one) and, but for --quick, Blender 3.4 to 3.6 (Debian 12: apt install blender; BLENDER_PATH names one).`

const flags = ['--quick', '--force', '--polygons', '--help']

function scenesOf(args: string[]): number[] {
  const all = stops.map(stop => stop.panoNr)
  const names = args.filter(each => !flags.includes(each))
  const unknown = names.find(name => !all.includes(Number(name)))
  if (unknown) throw new Error(`There is no scene '${unknown}'; the hall has 0 (the lobby) to ${all.at(-1)}.\n${usage}`)
  return names.length > 0 ? names.map(Number) : all
}

type Made = { by: Way; from: string }

/** How a scene's pictures were made and from what; undefined if there are none. */
async function madeOf(number: number): Promise<Made | undefined> {
  try {
    return JSON.parse(await readFile(`${folder}${number}/scene.json`, 'utf8')).made
  } catch {
    return undefined
  }
}

const describe = (number: number, made: Made) =>
  writeFile(`${folder}${number}/scene.json`, `${JSON.stringify({ ...sceneData(number), made })}\n`)

/** Rendering uses every core, so it gives way to everything else, also in other terminals (Linux counts those separately). */
async function yieldToOthers() {
  setPriority(constants.priority.PRIORITY_LOW)
  await writeFile('/proc/self/autogroup', '19').catch(() => {})
}

async function bake(numbers: number[], by: Way, blender: string | undefined, force: boolean) {
  const brands = await exhibits()
  let renderer: Awaited<ReturnType<typeof openRenderer>> | undefined
  try {
    for (const number of numbers) {
      const start = performance.now()
      const { from, light } = await inputsOf(number, by, brands)
      const made = await madeOf(number)
      if (!force && made?.from === from && (made.by === by || made.by === 'cycles')) {
        // Start view and hotspots are not in the picture, so they may have changed all the same.
        await describe(number, made)
        console.log(`Scene ${number} is up to date.`)
        continue
      }
      renderer ??= await openRenderer(brands)
      const computed = blender ? await light(blender) : null
      const raw = await renderer.render(number, passes[by], computed, line => console.log(`  ${line}`))
      const bytes = await writePictures(`${folder}${number}`, raw)
      await describe(number, { by, from })
      const seconds = Math.round((performance.now() - start) / 1000)
      console.log(`Scene ${number}: ${Math.round(bytes / 1000)} kB in ${seconds} s (${by})`)
    }
  } finally {
    await renderer?.close()
  }
}

/** The inputs of a scene, and how to compute its light. */
async function inputsOf(number: number, by: Way, brands: BrandArt[]) {
  const { root, camera } = sceneOf(number, brands)
  const lamps = lampsOf(camera)
  return {
    from: fingerprint(root, [camera, by === 'cycles' ? lamps : []]),
    light: (blender: string) => lightOf(blender, `${cache}${number}`, root, camera, lamps),
  }
}

async function main(args: string[]) {
  if (args.includes('--help')) return console.log(usage)
  const numbers = scenesOf(args)
  if (args.includes('--polygons')) return drawPolygons(folder, `${cache}polygons/`, numbers)
  // The browser's launcher would close the browser but leave the rest running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await yieldToOthers()
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}plan.json`, `${JSON.stringify(planData())}\n`)
  const blender = args.includes('--quick') ? undefined : findBlender()
  if (!blender && !args.includes('--quick'))
    console.log(
      'No Blender 3.4 to 3.6 was found: this is a quick preview. Install one (Debian 12: apt install blender) for real light.',
    )
  await bake(numbers, blender ? 'cycles' : 'quick', blender, args.includes('--force'))
}

await main(process.argv.slice(2))
