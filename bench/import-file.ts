import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchDatabase } from './databases.ts'
import { peakMemory } from './measure.ts'

const root = join(import.meta.dirname, '..')

/** Imports a file as `npm run import` does. @returns how long it took, and the most memory that it had */
export async function importFile(
  { env }: BenchDatabase,
  { file, mapping }: { file: string; mapping: string },
): Promise<{ ms: number; peak: number | undefined }> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { import: string } }
  // Bypasses the script that finds the right Node, as its memory is not the import's.
  const [, , ...options] = scripts.import.split(' ')
  const began = performance.now()
  const child = spawn(join(root, 'node_modules/.bin/node'), [...options, file, '--mapping', mapping], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', text => {
    said += text
  })
  let peak: number | undefined
  const look = setInterval(() => {
    peak = peakMemory(child.pid!) ?? peak
  }, 50)
  const code = await new Promise(resolve => child.once('close', resolve))
  clearInterval(look)
  if (code !== 0 || !/ 0 refused/.test(said)) throw new Error(`The import failed:\n${said.slice(-2000)}`)
  return { ms: performance.now() - began, peak }
}
