import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plan, plan, scene } from '@fairfloor/domain/trade-show/scene-shapes'
import * as z from 'zod'
import type { SceneInput } from './save-scene.ts'

/** The folder contains no readable hall; the message names the file, for the person who made it. */
export class WrongHall extends Error {}

/** A hall in a folder: one folder per scene, and its floor plan if there is one. */
export type Hall = { scenes: SceneInput[]; plan: Plan | undefined }

const angle = z.number()
const hotspotFile = z.object({
  kind: z.enum(['booth', 'scene', 'info', 'vitrine']),
  label: z.string().min(1),
  booth_number: z.int().nullish(),
  pano_nr: z.int().nullish(),
  vitrine_id: z.int().nullish(),
  polygon: z.array(z.tuple([angle, angle])).optional(),
  at: z.object({ yaw: angle, pitch: angle }).optional(),
  /** Instead of angles: left, top, right and bottom of a box in the photograph. */
  pixels: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
})

/** A scene beside its pictures: file names instead of addresses. */
const sceneFile = z.object({
  panoNr: z.int().min(0),
  name: z.string().min(1),
  start_view: z.object({ yaw: angle, pitch: angle }),
  north_offset: angle.default(0),
  pano: z.object({
    width: z.int(),
    cols: z.int(),
    rows: z.int(),
    base: z.string(),
    small: z.string(),
    tiles: z.string(),
  }),
  /** Width in px of the photograph that `pixels` refer to; its height is half of it. */
  photo_width: z.int().positive().optional(),
  hotspots: z.array(hotspotFile),
  stills: z._default(scene.shape.stills, null),
  screens: z._default(scene.shape.screens, []),
})

const planFile = z.object({
  width: z.number(),
  height: z.number(),
  booths: z.array(z.object({ booth_number: z.int(), x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
  stops: plan.shape.stops,
  ways: plan.shape.ways,
})

/** Reads every scene of a folder, and `plan.json`. @throws WrongHall */
export async function readHall(folder: string): Promise<Hall> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new WrongHall(`There is no folder ${folder}.`)
  })
  const scenes: SceneInput[] = []
  for (const entry of entries) if (entry.isDirectory()) scenes.push(...(await readScene(join(folder, entry.name))))
  if (scenes.length === 0) throw new WrongHall(`${folder} holds no scene: none of its folders has a scene.json.`)
  const hasPlan = entries.some(entry => entry.name === 'plan.json')
  return { scenes, plan: hasPlan ? planOf(await parsed(join(folder, 'plan.json'), planFile)) : undefined }
}

async function readScene(folder: string): Promise<SceneInput[]> {
  const names = await readdir(folder)
  if (!names.includes('scene.json')) return []
  const path = join(folder, 'scene.json')
  const document = scene.safeParse(sceneOf(await parsed(path, sceneFile)))
  if (!document.success) throw new WrongHall(`${path}: ${complaint(document.error)}`)
  const files = names.filter(name => name.endsWith('.webp'))
  const { pictures, tiles, stills } = document.data
  const flat = stills ? [stills.wide, stills.tall] : []
  const named = [...pictures.map(({ url }) => url), ...tileNames(tiles), ...flat]
  const missing = named.filter(name => !files.includes(name))
  if (missing.length > 0) throw new WrongHall(`${path}: the pictures ${missing.join(', ')} do not lie beside it.`)
  const read = await Promise.all(files.map(async name => [name, await readFile(join(folder, name))] as const))
  return [{ document: document.data, pictures: new Map(read) }]
}

function sceneOf({ pano, hotspots, photo_width, ...rest }: z.output<typeof sceneFile>) {
  const corners = (spot: z.output<typeof hotspotFile>) => boxOf(spot.pixels, photo_width) ?? spot
  return {
    ...rest,
    pictures: [
      { width: 1024, url: pano.base },
      { width: 2048, url: pano.small },
    ],
    tiles: { width: pano.width, cols: pano.cols, rows: pano.rows, url: pano.tiles },
    hotspots: hotspots.map(spot => ({
      label: spot.label,
      polygon: corners(spot).polygon,
      at: corners(spot).at,
      kind: spot.kind,
      booth_number: spot.booth_number ?? null,
      pano_nr: spot.pano_nr ?? null,
      vitrine_id: spot.vitrine_id ?? null,
    })),
  }
}

/** A box of pixels as directions; undefined without a box. The picture covers 360 degrees. */
function boxOf(pixels: z.output<typeof hotspotFile>['pixels'], width: number | undefined) {
  if (!pixels || !width) return undefined
  const [left, top, right, bottom] = pixels
  const yaw = (x: number) => (x / width - 0.5) * 2 * Math.PI
  const pitch = (y: number) => (0.5 - y / (width / 2)) * Math.PI
  const polygon = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ].map(([x, y]) => [yaw(x!), pitch(y!)])
  return { polygon, at: { yaw: yaw((left + right) / 2), pitch: pitch((top + bottom) / 2) } }
}

const planOf = ({ booths, ...rest }: z.output<typeof planFile>): Plan => ({
  ...rest,
  stops: rest.stops.map(({ panoNr, x, y }) => ({ panoNr, x, y })),
  booths: booths.map(({ w, h, booth_number, x, y }) => ({ booth_number, x, y, width: w, height: h })),
})

function* tileNames(tiles: z.output<typeof scene>['tiles']) {
  for (let row = 0; tiles && row < tiles.rows; row++)
    for (let col = 0; col < tiles.cols; col++) yield tiles.url.replace('{c}', `${col}`).replace('{r}', `${row}`)
}

async function parsed<T extends z.ZodType>(path: string, shape: T): Promise<z.output<T>> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new WrongHall(`${path} is not JSON: ${(error as Error).message}`)
  }
  const result = shape.safeParse(json)
  if (!result.success) throw new WrongHall(`${path}: ${complaint(result.error)}`)
  return result.data
}

const complaint = ({ issues }: { issues: { path: PropertyKey[]; message: string }[] }): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`).join('; ')
