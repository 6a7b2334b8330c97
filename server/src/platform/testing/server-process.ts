import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { KILL_AFTER } from './kill-amid.ts'

const SOURCES = join(import.meta.dirname, '../..')
const KILL_AMID = join(import.meta.dirname, 'kill-amid.ts')
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/node')

/** The product in its own process, as `npm start` runs it. */
export type ServerProcess = {
  readonly url: string
  readonly pid: number | undefined
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Everything it has printed. */
  printed(): string
  /** Kills it if it still runs. @returns as `ended` */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
  /** Status of `/health`; undefined if nothing answers. */
  health(): Promise<number | undefined>
  /** Status of `/live`; undefined if nothing answers. */
  live(): Promise<number | undefined>
}

/**
 * Starts a server process on a free port and waits until it listens.
 * @param sources the folder of `main.ts`, by default of this version
 * @throws Error with its output if it ends before
 */
export async function startServer(env: Record<string, string>, sources = SOURCES): Promise<ServerProcess> {
  const server = await launchServer(env, sources)
  let ended: number | string | undefined
  void server.ended.then(status => {
    ended = status
  })
  while ((await server.health()) !== 200) {
    if (ended !== undefined) throw new Error(`The server ended with ${ended}: ${server.printed()}`)
    await pause(50)
  }
  return server
}

/** Starts a server process without waiting. */
export async function launchServer(env: Record<string, string>, sources = SOURCES): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { PATH, TMPDIR } = process.env
  const imports = [join(sources, 'platform/resolve-once.ts'), KILL_AMID].flatMap(file => ['--import', file])
  const child = spawn(process.execPath, [...imports, '--liftoff-only', join(sources, 'main.ts')], {
    env: {
      PATH,
      TMPDIR,
      NODE_COMPILE_CACHE: COMPILED,
      LOG_LEVEL: 'error',
      PORT: String(port),
      HOST: '127.0.0.1',
      // Second factors have their own tests.
      SECOND_FACTOR: 'offered',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      printed += text
    })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', kill)
    return (code ?? signal) as number | NodeJS.Signals
  })
  return {
    url,
    pid: child.pid,
    ended,
    printed: () => printed,
    end(signal) {
      child.kill(signal)
      return ended
    },
    health: () => statusOf(`${url}/health`),
    live: () => statusOf(`${url}/live`),
  }
}

/** Status of an answer; undefined if nothing answers. */
export const statusOf = (address: string): Promise<number | undefined> =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status,
    () => undefined,
  )

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

export type Reply = { status: number; body: unknown }

/** A client of a server process; its cookies survive restarts. */
export type Caller = {
  /**
   * @param killAfter the server's process ends as by kill -9 when this many such calls are answered
   * @returns undefined if the connection broke before the answer
   */
  call(
    url: string,
    method: string,
    path: string,
    body?: object,
    key?: string,
    killAfter?: number,
  ): Promise<Reply | undefined>
  /** The body of a GET with 200. @throws Error for any other answer */
  read<Body>(url: string, path: string): Promise<Body>
  logIn(url: string, email: string, password?: string): Promise<void>
  /** The bytes of a GET with 200. @throws Error for any other answer */
  file(url: string, path: string): Promise<Buffer>
}

export function makeCaller(): Caller {
  const cookies = new Map<string, string>()
  const cookieOf = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(url: string, method: string, path: string, given: RequestInit = {}): Promise<Reply | undefined> {
    const headers = { 'x-requested-with': 'XMLHttpRequest', cookie: cookieOf(), ...(given.headers as object) }
    const answer = await fetch(`${url}${path}`, { ...given, method, headers }).catch(() => undefined)
    for (const line of answer?.headers.getSetCookie() ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) cookies.set(name, value ?? '')
    }
    const body = await answer?.json().catch(() => undefined)
    return answer && body !== undefined ? { status: answer.status, body } : undefined
  }

  async function read<Body>(url: string, path: string): Promise<Body> {
    const reply = await send(url, 'GET', path)
    if (reply?.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply)}`)
    return reply.body as Body
  }

  return {
    read,
    async file(url, path) {
      const answer = await fetch(`${url}${path}`, { headers: { cookie: cookieOf() } })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    call(url, method, path, body, key, killAfter) {
      const isForm = body instanceof URLSearchParams || body instanceof FormData
      return send(url, method, path, {
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
        headers: {
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(killAfter ? { [KILL_AFTER]: String(killAfter) } : {}),
        },
      })
    },
    async logIn(url, email, password = 'demo-2025') {
      const { token } = await read<{ token: string }>(url, '/csrf-token')
      const body = new URLSearchParams({ _csrf_token: token, _username: email, _password: password })
      const reply = await send(url, 'POST', '/api/login', { body })
      if (reply?.status !== 200) throw new Error(`${email} cannot log in: ${JSON.stringify(reply)}`)
    },
  }
}
