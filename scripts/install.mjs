// Runs on the Node of whoever cloned the project (20.19 or newer). Everything after it runs on the project's own
// Node, which npm puts first in PATH for `npm run`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
const file = path => new URL(path, root)
const stampFile = file('node_modules/.fairfloor-stamp')
const runtime = file(process.platform === 'win32' ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node')

const stamp = createHash('sha256')
  .update(readFileSync(file('package-lock.json')))
  .update(`${process.version} ${process.platform} ${process.arch}`)
  .digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp || !existsSync(runtime)) install()

function install() {
  console.log('Installing the dependencies, once …')
  // A production environment would leave out what builds and checks the project.
  const { NODE_ENV: _, ...env } = process.env
  const options = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined
  const done = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...options] : options, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: !npm && process.platform === 'win32',
  })
  if (done.status !== 0) fail(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`)
  if (!existsSync(runtime))
    fail(
      `${done.stdout}${done.stderr}\nnpm did not bring the project's own Node: are install scripts switched off (ignore-scripts)?`,
    )
  writeFileSync(stampFile, stamp)
}

function fail(text) {
  console.error(text)
  console.error('The dependencies could not be installed.')
  process.exit(1)
}
