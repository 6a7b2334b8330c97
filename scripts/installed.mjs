// What is installed, and for what. Runs on the Node of whoever cloned the project, 20.19 or newer.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = new URL('..', import.meta.url)
const file = path => new URL(path, root)

/** The Node that the project brings. */
export const ownNode = fileURLToPath(file(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`))

const stampFile = file('node_modules/.fairfloor-stamp')

/** Names nothing of the Node that asks: the first start is made by the visitor's, later ones by the project's own. */
function stamp() {
  const lock = createHash('sha256')
    .update(readFileSync(file('package-lock.json')))
    .digest('hex')
  const { version } = JSON.parse(readFileSync(file('node_modules/node/package.json'), 'utf8'))
  return `${JSON.stringify({ lock, platform: `${process.platform} ${process.arch}`, node: version })}\n`
}

/** Whether everything is there that `package-lock.json` names, for this platform. */
export const isInstalled = () =>
  existsSync(ownNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()

export const noteInstalled = () => writeFileSync(stampFile, stamp())
