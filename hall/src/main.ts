import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { flatView, type WholePicture } from '@fairfloor/domain/trade-show/flat-view'
import sharp from 'sharp'
import { writePictures, writeStills } from './bake/pictures.ts'
import { preview } from './bake/preview.ts'
import { findBlender } from './cycles/blender.ts'
import { figuresOf } from './cycles/develop.ts'
import { developed, picture, prepare, type Shot } from './cycles/picture.ts'
import { exhibits } from './exhibits.ts'
import { fingerprint } from './fingerprint.ts'
import { panorama } from './flat-view.ts'
import { lampsOf } from './lamps.ts'
import { makeHall } from './made/make.ts'
import { WrongTable } from './made/table.ts'
import { planData } from './plan-data.ts'
import { drawPolygons } from './polygons.ts'
import { type HallScene, sceneOf } from './scene.ts'
import { hotspotsOf, sceneData } from './scene-hotspots.ts'
import { filmedBooths, type Screen, screensOf } from './screens.ts'
import { stopOf, stops } from './stops.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/hall/', import.meta.url))

const usage = `npm run hall -- [scene…] [--quick] [--force] [--samples N]
npm run hall -- scene --view DEGREES [--pitch DEGREES] [--size 800x500] [--samples N]
npm run hall -- [scene…] --develop | --describe | --polygons
npm run hall -- --exhibitors FILE --out FOLDER
  scene…       numbers from 0 (the lobby); all when none is named. A scene whose pictures are up to date is skipped.
  --quick      a preview from three.js alone
  --force      render even what is up to date
  --samples    rays a pixel, 3 if not said
  --size       without --view: only a small panorama (1536x768) and four views of it
  --view       only one flat view in this direction (0 is north), as PNG into .cache/hall/views
  --develop    trace no light; pictures anew from what was traced last, as the shares of lights or the curve have changed
  --describe   render nothing; write first views, hotspots and plan for the pictures there are
  --exhibitors a table such as hall/example/exhibitors.json: makes its hall in the folder --out, by the preview
  --polygons   render nothing; draw the hotspots over the pictures there are, into .cache/hall/polygons
Needs Chromium (CHROMIUM_PATH names one) and, but for --quick, Blender 3.4 to 3.6 with numpy (Debian 12: apt install blender python3-numpy; BLENDER_PATH names one).`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: flag,
    force: flag,
    samples: text,
    view: text,
    pitch: text,
    size: text,
    develop: flag,
    describe: flag,
    polygons: flag,
    exhibitors: text,
    out: text,
    help: flag,
  },
})

function scenesOf(names: string[]): number[] {
  const all = stops.map(stop => stop.panoNr)
  const unknown = names.find(name => !all.includes(Number(name)))
  if (unknown) throw new Error(`There is no scene '${unknown}'; the hall has 0 (the lobby) to ${all.at(-1)}.\n${usage}`)
  return names.length > 0 ? names.map(Number) : all
}

type Made = { by: 'cycles' | 'quick'; from: string; width: number; screens: Screen[] }

/** How a scene's pictures were made and from what; undefined if there are none. */
async function madeOf(number: number): Promise<Made | undefined> {
  try {
    const { made, pano, screens = [] } = JSON.parse(await readFile(`${folder}${number}/scene.json`, 'utf8'))
    return { ...made, width: pano.width, screens }
  } catch {
    return undefined
  }
}

/** What is not in the pictures, so that it may have changed without them: first view and hotspots. */
async function describe(number: number, { width, screens, ...made }: Made, whole?: WholePicture) {
  const data = sceneData(stopOf(number), hotspotsOf(number), width, screens)
  await writeStills(`${folder}${number}`, whole ?? (await panorama(number)), data.start_view)
  await writeFile(`${folder}${number}/scene.json`, `${JSON.stringify({ ...data, made })}\n`)
}

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

const radians = (degrees: number) => (degrees * Math.PI) / 180
const hFov = 1.45

const figures = (dots: Uint8Array, width: number) => {
  const { band, dark } = figuresOf(dots, width)
  return `middle band ${band.toFixed(0)}, dark share ${(dark * 100).toFixed(0)} %`
}

async function draw(number: number, scene: HallScene, shot: Shot, by: Made['by'] = 'cycles') {
  const into = `${cache}${number}`
  await prepare([cache, into], scene, lampsOf(scene.root, scene.camera), shot, log)
  return by === 'quick' ? preview(into, shot.width) : picture(blenderOrThrow(), into, shot, log)
}

const png = async (name: string, dots: Uint8Array, width: number) => {
  await mkdir(`${cache}views`, { recursive: true })
  const raw = { width, height: dots.length / 3 / width, channels: 3 as const }
  await sharp(dots, { raw }).png().toFile(`${cache}views/${name}.png`)
  console.log(`${cache}views/${name}.png`)
}

/** One flat view of a scene; without a direction a small panorama and four views of it, with its figures. */
async function view(number: number) {
  const [width, height] = (options.size ?? '800x500').split('x').map(Number) as [number, number]
  const size = { width, height, samples: Number(options.samples ?? 3) }
  const [yaw, pitch] = [Number(options.view), Number(options.pitch ?? 0)].map(radians) as [number, number]
  const scene = sceneOf(number, await exhibits())
  if (options.view) {
    const dots = await draw(number, scene, { ...size, look: { yaw, pitch, hFov } })
    return png(`${number}-${options.view}`, dots, width)
  }
  const dots = await draw(number, scene, size, options.quick ? 'quick' : 'cycles')
  console.log(figures(dots, width))
  await png(`${number}`, dots, width)
  for (const degrees of [0, 90, 180, 270])
    await png(
      `${number}-${degrees}`,
      flatView({ dots, width, height }, { yaw: radians(degrees), pitch, hFov }, 800, 500),
      800,
    )
}

/** Writes the descriptions of all drawn scenes anew; the screens stay, as they belong to the pictures. */
async function describeAll(numbers: number[]) {
  for (const number of numbers) {
    const made = await madeOf(number)
    if (made) await describe(number, made)
  }
}

/** Writes the pictures of a scene. */
async function keep(number: number, dots: Uint8Array, made: Made) {
  const { width } = made
  const bytes = await writePictures(`${folder}${number}`, dots, width)
  await describe(number, made, { dots, width, height: width / 2 })
  console.log(`Scene ${number}: ${Math.round(bytes / 1000)} kB, ${figures(dots, width)}`)
}

async function developAll(numbers: number[]) {
  for (const number of numbers) {
    const made = await madeOf(number)
    if (made) await keep(number, await developed(`${cache}${number}`, false, log), made)
  }
}

async function render(numbers: number[], by: Made['by']) {
  const brands = await exhibits()
  const width = by === 'cycles' ? 5120 : 4096
  const samples = Number(options.samples ?? 3)
  for (const number of numbers) {
    const scene = sceneOf(number, brands)
    const from = fingerprint(scene.root, [scene.camera, by === 'cycles' ? lampsOf(scene.root, scene.camera) : []])
    const made = await madeOf(number)
    if (!options.force && made?.from === from && (made.by === by || made.by === 'cycles')) {
      console.log(`Scene ${number} is up to date.`)
      continue
    }
    const dots = await draw(number, scene, { width, height: width / 2, samples }, by)
    await keep(number, dots, { by, from, width, screens: screensOf(scene.root, scene.camera, filmedBooths()) })
  }
}

async function main() {
  if (options.help) return console.log(usage)
  // The browser's launcher would close the browser but leave the rest running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const { exhibitors, out } = options
  if ((exhibitors ?? out) !== undefined) {
    if (!exhibitors || !out) throw new Error(`--exhibitors and --out belong together.\n${usage}`)
    await yieldToOthers()
    return makeHall(exhibitors, out, log)
  }
  const numbers = scenesOf(positionals)
  if (options.polygons) return drawPolygons(folder, `${cache}polygons/`, numbers)
  // Somebody waits for a view.
  if (options.view ?? options.size) return view(numbers[0]!)
  await yieldToOthers()
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}plan.json`, `${JSON.stringify(planData())}\n`)
  if (options.develop) return developAll(numbers)
  if (!options.describe) await render(numbers, options.quick ? 'quick' : 'cycles')
  await describeAll(numbers)
}

await main().catch((error: unknown) => {
  if (!(error instanceof WrongTable)) throw error
  console.error(error.message)
  process.exitCode = 1
})
