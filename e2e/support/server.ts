import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, linkSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/free-port.ts'
import { EDITION } from './edition.ts'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/.bin/node')
const quickStart = ['--import', join(root, 'server/src/platform/resolve-once.ts')]
const startLimit = 120_000
const stopLimit = 15_000

type Options = {
  /** ISO instant at which the server's clock starts. */
  clock: string
  /** A folder to copy for the server; without one the server loads the demo into an empty folder. */
  template?: string
  /** Where its folder is to be; by default where temporary files are. */
  within?: string
  env?: Record<string, string>
}

/** A copy of a data folder. Stored files are replaced, never modified, so hard links are enough. */
function copyData(from: string, to: string): void {
  const store = join(from, 'files')
  cpSync(from, to, {
    recursive: true,
    filter(source, target) {
      if (!source.startsWith(store) || !statSync(source).isFile()) return true
      linkSync(source, target)
      return false
    },
  })
}

/** The product as `npm start` runs it, on its own folder and port. Both survive restarts. */
export class Server {
  readonly url: string
  readonly dataDir: string
  /** Its output so far. */
  log = ''
  readonly #options: Options
  #process: ChildProcess | undefined

  private constructor(port: number, options: Options) {
    this.url = `http://127.0.0.1:${port}`
    this.dataDir = mkdtempSync(join(options.within ?? tmpdir(), 'fairfloor-e2e-'))
    this.#options = options
    if (options.template) copyData(options.template, this.dataDir)
  }

  static async start(options: Options): Promise<Server> {
    const server = new Server(await freePort(), options)
    try {
      await server.#boot(options.clock)
    } catch (error) {
      await server.#end('SIGKILL')
      rmSync(server.dataDir, { recursive: true, force: true })
      throw error
    }
    return server
  }

  /** The current process, for measurements. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Restarts the server on the same data with its clock at another instant. */
  async restart(clock: string): Promise<void> {
    await this.stop()
    await this.#boot(clock)
  }

  /** Runs a script of the project on the data of a stopped server. */
  async run(script: string): Promise<void> {
    const env = { ...process.env, DATA_DIR: this.dataDir, LOG_LEVEL: 'silent' }
    await promisify(execFile)(node, [...quickStart, join(root, script)], { cwd: root, env })
  }

  /** kill -9, as in a power cut. The caller restarts it with `restart`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    const code = await this.#end('SIGTERM')
    if (code) throw new Error(`The server ended with ${code}:\n${this.log}`)
  }

  /** Stops it and removes its folder. */
  async remove(): Promise<void> {
    try {
      await this.stop()
    } finally {
      rmSync(this.dataDir, { recursive: true, force: true })
    }
  }

  async #boot(clock: string): Promise<void> {
    const child = spawn(node, [...quickStart, join(root, 'server/src/main.ts')], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        HOST: '127.0.0.1',
        PORT: new URL(this.url).port,
        DATA_DIR: this.dataDir,
        DEMO_EDITION: EDITION,
        CLOCK: clock,
        // Customers' servers of the stories are on this machine.
        STOCK_PUSH_ALLOW_PRIVATE: '1',
        ...this.#options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    const listen = (text: Buffer) => {
      this.log += text
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const limit = Date.now() + startLimit
    while (!(await this.#isHealthy())) {
      if (child.exitCode !== null || child.signalCode) throw new Error(`The server did not start:\n${this.log}`)
      if (Date.now() > limit) throw new Error(`The server was not ready after ${startLimit / 1000} s:\n${this.log}`)
      await wait(100)
    }
  }

  async #isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health`)).status === 200
    } catch {
      return false
    }
  }

  /** @returns the exit code; null if a signal ended it or it was not running */
  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null || child.signalCode) return null
    const tooLong = setTimeout(() => child.kill('SIGKILL'), stopLimit)
    const code = await new Promise<number | null>(resolve => {
      child.once('exit', resolve)
      child.kill(signal)
    })
    clearTimeout(tooLong)
    if (signal === 'SIGTERM' && child.signalCode === 'SIGKILL')
      throw new Error(`The server did not stop within ${stopLimit / 1000} s:\n${this.log}`)
    return code
  }
}
