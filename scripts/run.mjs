// node scripts/run.mjs [--tools] [NODE OPTION …] SCRIPT [ARGUMENT …]: installs what is missing, then runs a script on the
// project's own Node. With --tools also what checks and tests the project. Runs on the Node of the person who cloned it,
// 20.19 or newer.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guardPort } from './guard-port.mjs'
import { hasTools, isInstalled, nodeOfPlatform, ownNode, root } from './installed.mjs'

const withTools = process.argv[2] === '--tools'
const given = process.argv.slice(withTools ? 3 : 2)
const first = given.findIndex(one => !one.startsWith('--'))
const options = given.slice(0, first)
const [name, ...args] = given.slice(first)
const script = new URL(name, root)

/** The child process, and whether both are to end. */
let child
let isStopped = false

// Before minutes of installing and building.
if (name === 'scripts/start.ts') await guardPort()

// In this very process if possible: no signals to pass on, and no second process in memory.
const isReady = isInstalled('', withTools)
if (options.length === 0 && isReady && realpathSync(process.execPath) === realpathSync(ownNode)) {
  process.argv = [process.execPath, fileURLToPath(script), ...args]
  await import(script.href)
} else {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isStopped = true
      child?.kill(signal)
    })
  if (!isReady) await install()
  process.exit(await run(ownNode, [...options, fileURLToPath(script), ...args], { stdio: 'inherit' }))
}

/** @returns the exit status, as a shell reports it if a signal ended the process */
function run(command, options, settings) {
  return new Promise((resolve, reject) => {
    child = spawn(command, options, settings)
    child.once('error', reject)
    child.once('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal]))
  })
}

async function install() {
  // Without them npm would remove those that a developer has.
  const tools = withTools || hasTools()
  console.log(`Installing ${tools ? 'the dependencies and the tools, once: 770' : 'the dependencies, once: 470'} MB …`)
  // A production environment would leave out the tools.
  const { NODE_ENV: _, ...env } = process.env
  const command = ['install', tools ? '--include=dev' : '--omit=dev', '--no-save', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined
  const installing = run(npm ? process.execPath : 'npm', npm ? [npm, ...command] : command, {
    cwd: root,
    env,
    shell: !npm && process.platform === 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      printed += text
    })
  const status = await installing.catch(({ message }) => message)
  if (isStopped) process.exit(128 + constants.signals.SIGTERM)
  if (status !== 0) fail(`${printed}${typeof status === 'string' ? status : ''}`)
  if (!existsSync(ownNode))
    fail(`${printed}\nnpm did not bring the project's own Node: are install scripts switched off (ignore-scripts)?`)
  // A third of it: headers for compilers.
  rmSync(join(nodeOfPlatform, 'include'), { recursive: true, force: true })
}

function fail(text) {
  console.error(text)
  console.error('The dependencies could not be installed.')
  process.exit(1)
}
