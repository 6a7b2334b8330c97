import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { writePictures } from './bake/pictures.ts'
import { openRenderer } from './bake/render.ts'
import { findBlender } from './cycles/blender.ts'
import { figuresOf } from './cycles/develop.ts'
import { picture, type Shot } from './cycles/picture.ts'
import { exhibits } from './exhibits.ts'
import { fingerprint } from './fingerprint.ts'
import { lampsOf } from './lamps.ts'
import { planData } from './plan-data.ts'
import { drawPolygons } from './polygons.ts'
import { type HallScene, sceneOf } from './scene.ts'
import { sceneData } from './scene-hotspots.ts'
import { stops } from './stops.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/hall/', import.meta.url))

const usage = `npm run hall -- [scene…] [--quick] [--force] [--samples N]
npm run hall -- scene --view DEGREES [--pitch DEGREES] [--size 800x500] [--samples N]
npm run hall -- [scene…] --polygons
  scene…       numbers from 0 (the lobby); all when none is named. A scene whose pictures are up to date is skipped.
  --quick      a preview from three.js alone
  --force      render even what is up to date
  --samples    rays a pixel, 8 if not said (6 for a view)
  --view       only one flat view in this direction (0 is north), as PNG into .cache/hall/views
  --polygons   render nothing; draw the hotspots over the pictures there are, into .cache/hall/polygons
Needs Chromium (CHROMIUM_PATH names one) and, but for --quick, Blender 3.4 to 3.6 with numpy (Debian 12: apt install blender python3-numpy; BLENDER_PATH names one).`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: flag, force: flag, samples: text, view: text, pitch: text, size: text, polygons: flag, help: flag },
})

function scenesOf(names: string[]): number[] {
  const all = stops.map(stop => stop.panoNr)
  const unknown = names.find(name => !all.includes(Number(name)))
  if (unknown) throw new Error(`There is no scene '${unknown}'; the hall has 0 (the lobby) to ${all.at(-1)}.\n${usage}`)
  return names.length > 0 ? names.map(Number) : all
}

type Made = { by: 'cycles' | 'quick'; from: string; width: number }

/** How a scene's pictures were made and from what; undefined if there are none. */
async function madeOf(number: number): Promise<Made | undefined> {
  try {
    const { made, pano } = JSON.parse(await readFile(`${folder}${number}/scene.json`, 'utf8'))
    return { ...made, width: pano.width }
  } catch {
    return undefined
  }
}

const describe = (number: number, { width, ...made }: Made) =>
  writeFile(`${folder}${number}/scene.json`, `${JSON.stringify({ ...sceneData(number, width), made })}\n`)

/** Rendering uses every core, so it gives way to everything else, also in other terminals (Linux counts those separately). */
async function yieldToOthers() {
  setPriority(constants.priority.PRIORITY_LOW)
  await writeFile('/proc/self/autogroup', '19').catch(() => {})
}

const log = (line: string) => console.log(`  ${line}`)

function blenderOrThrow(): string {
  const found = findBlender()
  if (!found) throw new Error(`No Blender 3.4 to 3.6 was found. Install one, or take --quick.\n${usage}`)
  return found
}

const trace = (number: number, scene: HallScene, shot: Shot) =>
  picture(blenderOrThrow(), [cache, `${cache}${number}`], scene, lampsOf(scene.root, scene.camera), shot, log)

/** One flat view of a scene, as PNG. */
async function view(number: number) {
  const [width, height] = (options.size ?? '800x500').split('x').map(Number) as [number, number]
  const [yaw, pitch] = [options.view, options.pitch ?? '0'].map(degrees => (Number(degrees) * Math.PI) / 180) as [
    number,
    number,
  ]
  const shot = { width, height, samples: Number(options.samples ?? 6), look: { yaw, pitch, hFov: 1.45 } }
  const dots = await trace(number, sceneOf(number, await exhibits()), shot)
  const file = `${cache}views/${number}-${options.view}.png`
  await mkdir(`${cache}views`, { recursive: true })
  await sharp(dots, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file)
  console.log(file)
}

async function render(numbers: number[], by: Made['by']) {
  const brands = await exhibits()
  const width = by === 'cycles' ? 6144 : 4096
  const samples = Number(options.samples ?? 8)
  const quick = by === 'quick' ? await openRenderer(brands) : undefined
  try {
    for (const number of numbers) {
      const start = performance.now()
      const scene = sceneOf(number, brands)
      const from = fingerprint(scene.root, [scene.camera, by === 'cycles' ? lampsOf(scene.root, scene.camera) : []])
      const made = await madeOf(number)
      if (!options.force && made?.from === from && (made.by === by || made.by === 'cycles')) {
        // Start view and hotspots are not in the picture, so they may have changed all the same.
        await describe(number, made)
        console.log(`Scene ${number} is up to date.`)
        continue
      }
      const dots = quick
        ? await quick.render(number, 3, log)
        : await trace(number, scene, { width, height: width / 2, samples })
      const bytes = await writePictures(`${folder}${number}`, dots, width)
      await describe(number, { by, from, width })
      const { band, dark } = figuresOf(dots, width)
      const seconds = Math.round((performance.now() - start) / 1000)
      console.log(
        `Scene ${number}: ${Math.round(bytes / 1000)} kB in ${seconds} s (${by}), middle band ${band.toFixed(0)}, dark share ${(dark * 100).toFixed(0)} %`,
      )
    }
  } finally {
    await quick?.close()
  }
}

async function main() {
  if (options.help) return console.log(usage)
  const numbers = scenesOf(positionals)
  if (options.polygons) return drawPolygons(folder, `${cache}polygons/`, numbers)
  // The browser's launcher would close the browser but leave the rest running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await yieldToOthers()
  if (options.view !== undefined) return view(numbers[0]!)
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}plan.json`, `${JSON.stringify(planData())}\n`)
  await render(numbers, options.quick ? 'quick' : 'cycles')
}

await main()
