// What is installed. Runs on the Node of the person who cloned the project, 20.19 or newer.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = new URL('..', import.meta.url)

const { platform, arch } = process
const file = path => new URL(path, root)
const inNode = path => fileURLToPath(file(`node_modules/node/${path}`))

/** The Node that the project brings along. */
export const ownNode = inNode(`bin/node${platform === 'win32' ? '.exe' : ''}`)

/** The package it comes from, which has one for each platform: what was installed on another is installed again. */
export const nodeOfPlatform = inNode(
  `node_modules/node${platform === 'darwin' && arch === 'arm64' ? '-bin' : ''}-${platform === 'win32' ? 'win' : platform}-${arch}`,
)

const read = path => (existsSync(file(path)) ? JSON.parse(readFileSync(file(path), 'utf8')) : {})
/** Of a lock file: the packages by their folders; none without a file. */
const packagesOf = lock => read(lock).packages ?? {}

/** npm's own note of what it installed, written at the end; but also where it was to write a lock file alone. */
const noted = folder => packagesOf(`${folder}node_modules/.package-lock.json`)

/**
 * Whether what the folder's `package-lock.json` names is installed for this platform, no matter by whom. What only some
 * platforms or settings of npm install does not count.
 * @param folder with a slash, or '' for the root
 * @param withTools whether with the development dependencies, which running does without
 */
export function isInstalled(folder, withTools) {
  if (!existsSync(ownNode) || !existsSync(nodeOfPlatform)) return false
  const there = noted(folder)
  return Object.entries(packagesOf(`${folder}package-lock.json`)).every(
    ([path, { version, link, optional, peer, dev, devOptional }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      peer ||
      devOptional ||
      (dev && !withTools) ||
      (there[path]?.version === version && read(`${folder}${path}/package.json`).version === version),
  )
}

/** Whether development dependencies are installed, of any version. */
export const hasTools = () => Object.entries(noted('')).some(([path, { dev }]) => dev && existsSync(file(path)))
