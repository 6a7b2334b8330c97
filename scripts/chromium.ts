import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The headless shell first: it draws no window, which halves the time of a story.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']

/** Path of a Chromium on this machine: the one named by `CHROMIUM_PATH`, an installed one, Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = names.flatMap(name => folders.map(folder => join(folder, name)))
  // Some distributions install a script that only says where to get one.
  return [...installed, chromium.executablePath()].find(path => existsSync(path) && starts(path))
}

const starts = (path: string) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Installs Chromium if there is none: Debian's package as root, otherwise Playwright's.
 * @throws Error that lists what was tried
 */
export function installChromium(): string {
  const tried: string[] = []
  const run = (command: string, ...args: string[]) => {
    tried.push([command, ...args].join(' '))
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
  }
  const isDebian = existsSync('/etc/debian_version')
  if (isDebian && process.getuid?.() === 0 && run('apt-get', 'update'))
    for (const name of ['chromium-headless-shell', 'chromium']) if (run('apt-get', 'install', '-y', name)) break
  if (!findChromium()) run('npx', 'playwright', 'install', 'chromium')
  const path = findChromium()
  if (!path) throw new Error(`No Chromium could be installed (tried: ${tried.join('; ')}). Set CHROMIUM_PATH to one.`)
  return path
}
