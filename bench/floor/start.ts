import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { BenchDatabase } from '../databases.ts'

const root = join(import.meta.dirname, '../..')

export type Floor = {
  readonly url: string
  /** What `GET /bytes` answers from now on. */
  hold(bytes: string): Promise<void>
  stop(): Promise<void>
}

/** Bare Fastify on a copy of the product's database. */
export async function startFloor({ env }: BenchDatabase): Promise<Floor> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(import.meta.dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', text => resolve(String(text).trim()))
    child.once('exit', code => reject(new Error(`The floor ended with ${code}`)))
  })
  return {
    url,
    async hold(bytes) {
      await fetch(`${url}/bytes`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ bytes }),
      })
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
