import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Color, Frustum, Matrix4, type Object3D, PerspectiveCamera, Vector3 } from 'three'
import type { Point } from '../angles.ts'
import type { Lamp } from '../lamps.ts'
import { trace } from './blender.ts'
import { denoise } from './denoise.ts'
import { develop, groups } from './develop.ts'
import { drawingsOf, type Sight } from './drawings.ts'
import { type Picture, readExr } from './exr.ts'
import { modelOf } from './model.ts'

/** A panorama, or a flat view in a direction (radians). */
export interface Shot {
  width: number
  height: number
  samples: number
  look?: { yaw: number; pitch: number; hFov: number }
}

function sightOf([x, y, z]: Point, { width, height, look }: Shot): Sight {
  const eye = new Vector3(x, y, z)
  if (!look) return { eye, perRadian: width / 2 / Math.PI, sees: () => true }
  const distance = width / 2 / Math.tan(look.hFov / 2)
  const camera = new PerspectiveCamera((Math.atan(height / 2 / distance) * 360) / Math.PI, width / height, 0.05, 100)
  camera.position.copy(eye)
  camera.rotation.set(look.pitch, -look.yaw, 0, 'YXZ')
  camera.updateMatrixWorld()
  const view = new Frustum().setFromProjectionMatrix(
    new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
  )
  return { eye, perRadian: distance, sees: box => view.intersectsBox(box) }
}

/** All light groups by their shares; a speck brighter than anything is dimmed. */
async function lightOf(read: (name: string) => Promise<Picture>): Promise<Picture> {
  let sum: Picture | undefined
  for (const [name, share] of Object.entries(groups)) {
    const part = await read(name)
    sum ??= { ...part, data: new Float32Array(part.data.length) }
    for (let i = 0; i < part.data.length; i++) sum.data[i] = Math.min(60, sum.data[i]! + part.data[i]! * share)
  }
  return sum!
}

type Log = (line: string) => void

/** Calls `log` with the processor time that each step took since the one before. */
function stopwatch(log: Log) {
  let before = process.cpuUsage()
  return (what: string) => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    log(`${what}: ${((user + system) / 1e6).toFixed(0)} CPU seconds`)
  }
}

/** Writes what a scene looks like into `folder`, for Blender or the preview; `cache` keeps drawings for other scenes. */
export async function prepare(
  [cache, folder]: [string, string],
  { root, camera }: { root: Object3D; camera: Point },
  lamps: Lamp[],
  shot: Shot,
  log: Log,
) {
  const done = stopwatch(log)
  const maps = await drawingsOf(root, sightOf(camera, shot), join(cache, 'drawings'), log)
  const { data, ...model } = modelOf(root, maps)
  const { look, ...size } = shot
  const colours = lamps.map(lamp => ({ ...lamp, colour: new Color(lamp.colour).toArray() }))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.bin'), data)
  const job = { groups: Object.keys(groups), camera, lamps: colours, ...size, ...look, ...model }
  await writeFile(join(folder, 'scene.json'), JSON.stringify(job))
  done(`${lamps.length} lamps; drawings (without Chromium) and model`)
}

/** Draws what `prepare` has written by Cycles. @returns RGB bytes, row by row */
export async function picture(blender: string, folder: string, { look }: Shot, log: Log): Promise<Uint8Array> {
  log(await trace(blender, folder))
  return developed(folder, look !== undefined, log)
}

/** The picture of the light that was traced into `folder`. @returns RGB bytes, row by row */
export async function developed(folder: string, isFlat: boolean, log: Log): Promise<Uint8Array> {
  const done = stopwatch(log)
  const read = async (name: string) => readExr(await readFile(join(folder, `${name}0001.exr`)))
  const light = await lightOf(read)
  done('read')
  const clean = await denoise(light, await read('albedo'), await read('normal'), !isFlat)
  done('denoised')
  const dots = develop(clean, isFlat)
  done('developed')
  return dots
}
