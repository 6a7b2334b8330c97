// What is installed, and for which platform. Runs on the Node of the person who cloned the project, 20.19 or newer.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = new URL('..', import.meta.url)
const file = path => new URL(path, root)

/** The Node that the project brings along. */
export const ownNode = fileURLToPath(file(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`))

const stampFile = folder => file(`${folder}node_modules/.fairfloor-stamp`)

/** Independent of the calling Node: the first start uses the visitor's, later ones the project's own. */
function stamp(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(file(`${folder}package-lock.json`)))
    .digest('hex')
  const { version } = JSON.parse(readFileSync(file('node_modules/node/package.json'), 'utf8'))
  return `${JSON.stringify({ lock, platform: `${process.platform} ${process.arch}`, node: version })}\n`
}

/**
 * Whether everything in the folder's `package-lock.json` is installed for this platform.
 * @param folder with a slash; by default the root
 */
export const isInstalled = (folder = '') =>
  existsSync(ownNode) && existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8') === stamp(folder)

export const noteInstalled = (folder = '') => writeFileSync(stampFile(folder), stamp(folder))
