import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isInstalled } from './installed.mjs'

export const hall = join(import.meta.dirname, '../hall')

/**
 * Installs what only the drawing of the hall needs, unless it is there. Without the packages' own scripts: one would
 * fetch half a gigabyte for graphics cards.
 */
export function installHall(): void {
  if (isInstalled('hall/', true)) return
  console.log('Installing what draws the hall, once: 1.1 GB …')
  const options = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', options, { cwd: hall, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('What draws the hall could not be installed.')
}
