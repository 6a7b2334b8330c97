import { spawn, spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Color, type Object3D } from 'three'
import type { Point } from '../angles.ts'
import type { Light } from '../bake/render.ts'
import type { Lamp } from '../lamps.ts'
import { finished } from './light.ts'
import { modelOf } from './model.ts'
import { readPasses } from './passes.ts'

const script = fileURLToPath(new URL('render_light.py', import.meta.url))
/** Texels around the horizon, rays per texel, and number of bounces. More is not needed: docs/decisions/0020. */
const fineness = { width: 768, samples: 8, bounces: 2 }

/** Blender of this machine: `BLENDER_PATH`, otherwise from PATH; undefined if neither starts or its version is unsupported. */
export function findBlender(): string | undefined {
  const path = process.env.BLENDER_PATH ?? 'blender'
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && understands(stdout) ? path : undefined
}

/** Whether our script supports a Blender of this version: 4.0 renamed many inputs. */
export function understands(version: string): boolean {
  const [, major, minor] = /^Blender (\d+)\.(\d+)/m.exec(version) ?? []
  return major === '3' && Number(minor) >= 4
}

/** Computes the light of a scene as seen from the camera with Blender's Cycles; `folder` is for exchanged files. */
export async function lightOf(
  blender: string,
  folder: string,
  root: Object3D,
  camera: Point,
  lamps: Lamp[],
): Promise<Light> {
  const { data, ...model } = await modelOf(root)
  const colours = lamps.map(lamp => ({ ...lamp, colour: new Color(lamp.colour).toArray() }))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.bin'), data)
  await writeFile(join(folder, 'scene.json'), JSON.stringify({ ...fineness, ...model, camera, lamps: colours }))
  await run(blender, ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', folder])
  return finished(await readPasses(folder), camera)
}

/** Runs a program to its end; rejects with its last lines of output when it fails. */
function run(program: string, args: string[]) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => child.kill()
    process.once('exit', end)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', data => {
        said = (said + data).slice(-4000)
      })
    child.on('error', reject)
    child.on('close', code => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`${program} ended with ${code}:\n${said}`))
    })
  })
}
