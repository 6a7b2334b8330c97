import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Runs a command with curl, as a reader pastes it, in a shell that has the key in `API_KEY`. On a machine without curl the
 * shell still reads the command, and what it makes of it is fetched from here.
 * @returns the status of the answer
 */
export async function runCurl(command: string, key: string): Promise<number> {
  const orTell = `command -v curl >/dev/null || curl() { printf '%s\\n' "$@"; }`
  // A file that the command names is written there.
  const cwd = await mkdtemp(join(tmpdir(), 'fairfloor-curl-'))
  const { stdout } = await promisify(execFile)(
    'bash',
    ['-c', `${orTell}\n${command} -s -o /dev/null -w '%{http_code}'`],
    { cwd, env: { PATH: process.env.PATH, API_KEY: key } },
  ).finally(() => rm(cwd, { recursive: true }))
  if (/^\d{3}$/.test(stdout)) return Number(stdout)
  const words = stdout.split('\n')
  const headers = words.flatMap(word =>
    [...word.matchAll(/^([\w-]+): (.*)$/g)].map(([, name, value]) => [name!, value!]),
  )
  return (await fetch(words.find(word => word.startsWith('http'))!, { headers: Object.fromEntries(headers) })).status
}
