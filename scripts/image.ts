import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readDockerfile, readIgnored, type Stage, type Step } from './dockerfile.ts'
import { freePort } from './free-port.ts'

// npm run image: carries out the steps of the Dockerfile in folders of this machine, without Docker, and says how large the last stage is.
// With --start it also starts what is in it, as its user, and waits until it is healthy. It installs the dependencies again, which needs a network.

const root = join(import.meta.dirname, '..')
const ownNode = join(root, 'node_modules/node/bin/node')
/** The base images unpacked, in MB: debian as `debootstrap --variant=minbase` makes it, without its documentation; node with its programs on top. */
const BASES: Readonly<Record<string, number>> = { 'debian:bookworm-slim': 78, 'node:24-bookworm-slim': 230 }
/** In MB, the base included. */
const MOST = 350
const MB = 1_000_000
const START_MS = 15 * 60_000

type Built = { folder: string; workdir: string; env: Record<string, string>; stage: Stage }

const { values } = parseArgs({
  options: { start: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
})
const work = mkdtempSync(join(tmpdir(), 'fairfloor-image-'))
try {
  const stages = new Map<string, Built>()
  let last: Built | undefined
  for (const stage of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    last = { folder: join(work, stage.name), workdir: '/', env: {}, stage }
    mkdirSync(last.folder)
    for (const step of stage.steps) carryOut(step, last, stages)
    stages.set(stage.name, last)
  }
  if (!last) throw new Error('The Dockerfile has no stage.')
  measure(last)
  if (values.start) await start(last)
} finally {
  if (values.keep) console.log(`Kept in ${work}`)
  else rmSync(work, { recursive: true, force: true })
}

function carryOut({ name, flags, rest }: Step, stage: Built, stages: ReadonlyMap<string, Built>): void {
  if (name === 'WORKDIR') {
    stage.workdir = rest
    mkdirSync(join(stage.folder, rest), { recursive: true })
  } else if (name === 'ENV') {
    for (const [, key, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key!] = value!
  } else if (name === 'COPY') copy(rest.split(/\s+/), flags, stage, stages)
  else if (name === 'RUN') {
    console.log(`${stage.stage.name}: ${rest}`)
    const env = { ...process.env, PATH: [dirname(ownNode), process.env.PATH].join(delimiter) }
    const { status } = spawnSync('sh', ['-ec', rest], { cwd: join(stage.folder, stage.workdir), env, stdio: 'inherit' })
    if (status !== 0) throw new Error(`This step of the Dockerfile ended with ${status}: ${rest}`)
  }
}

function copy(paths: string[], { from, chown }: Step['flags'], stage: Built, stages: ReadonlyMap<string, Built>): void {
  const target = paths.pop()!
  const to = target.startsWith('/') ? join(stage.folder, target) : join(stage.folder, stage.workdir, target)
  const isFolder = paths.length > 1 || target.endsWith('/')
  for (const path of paths) {
    const source = from === undefined ? join(root, path) : sourceIn(stages.get(from)!, path)
    const place = isFolder && path !== '.' ? join(to, basename(path)) : to
    mkdirSync(dirname(place), { recursive: true })
    cpSync(source, place, { recursive: true, verbatimSymlinks: true, filter: from === undefined ? isSent : () => true })
    if (chown && process.getuid?.() === 0) chownSync(place, ...(chown.split(':').map(Number) as [number, number]))
  }
}

/** A path of an earlier stage. What its base brings is this project's own. */
function sourceIn({ folder }: Built, path: string): string {
  const inside = join(folder, path)
  return !existsSync(inside) && path === '/usr/local/bin/node' ? ownNode : inside
}

function isSent(source: string): boolean {
  const ignored = readIgnored(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const path = relative(root, source)
  return path === '' || !ignored.some(pattern => matchesGlob(path, pattern))
}

function measure({ folder, stage }: Built): void {
  const base = BASES[stage.base]
  if (base === undefined) throw new Error(`Nobody has said how large ${stage.base} is.`)
  const parts = ['usr', ...readdirSync(join(folder, 'srv/fairfloor')).map(name => `srv/fairfloor/${name}`)]
  const sizes = parts.map(part => ({ part, size: sizeOf(join(folder, part)) / MB })).sort((a, b) => b.size - a.size)
  const total = base + sizes.reduce((sum, { size }) => sum + size, 0)
  for (const { part, size } of [{ part: stage.base, size: base }, ...sizes.filter(({ size }) => size >= 0.5)])
    console.log(`${size.toFixed(0).padStart(5)} MB  ${part}`)
  console.log(`${total.toFixed(0).padStart(5)} MB  altogether, ${MOST} MB at most`)
  if (total > MOST) process.exitCode = 1
}

function sizeOf(path: string): number {
  const info = lstatSync(path)
  if (!info.isDirectory()) return info.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

/** Starts the program of the image as its user, who can write to nothing but what the image gives them. */
async function start({ folder, workdir, env, stage }: Built): Promise<void> {
  const find = (name: string) => stage.steps.find(step => step.name === name)?.rest ?? ''
  const [program = '', ...args] = [...JSON.parse(find('ENTRYPOINT')), ...JSON.parse(find('CMD'))] as string[]
  const [uid, gid] = find('USER').split(':').map(Number)
  const who = process.getuid?.() === 0 ? { uid, gid } : {}
  if (who.uid !== undefined) for (const one of [work, folder]) chmodSync(one, 0o755)
  const port = await freePort()
  const began = performance.now()
  const child = spawn(join(folder, 'usr/local/bin', program), args, {
    ...who,
    cwd: join(folder, workdir),
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'inherit',
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isHealthy())) {
    if (child.exitCode !== null || performance.now() - began > START_MS) throw new Error('It did not become healthy.')
    await pause(500)
  }
  console.log(`Healthy after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  child.kill('SIGTERM')
  console.log(`Ended with ${await ended}`)
}
