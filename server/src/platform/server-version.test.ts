import { expect, test } from 'vitest'
import { requireSessions, requireVersion } from './server-version.ts'

const server = (number: string, name: string) => ({ query: async () => ({ rows: [{ number, name }] }) })

test('PostgreSQL 15 and newer are taken', async () => {
  await requireVersion(server('150000', '15.0'))
  await requireVersion(server('180001', '18.1 (Debian 18.1-1)'))
})

test('an older server is refused, with the version that it has (TS-536)', async () => {
  await expect(requireVersion(server('140011', '14.11'))).rejects.toThrow(
    'The server of DATABASE_URL is PostgreSQL 14.11; version 15 or newer is needed.',
  )
})

/** Clients of a pooler with connections of their own, or lent for each transaction: the next one takes what was given back last. */
function pooler(mode: 'session' | 'transaction', processes = [1, 2]) {
  let next = 10
  return () => {
    const own = next++
    let lent: number | undefined
    return {
      connect: async () => {},
      end: async () => {},
      async query(statement: string) {
        const pid = mode === 'session' ? own : (lent ?? processes.pop()!)
        const keeps = statement === 'begin' || (lent !== undefined && statement !== 'commit')
        lent = keeps ? pid : undefined
        if (!keeps && mode === 'transaction') processes.push(pid)
        return { rows: [{ pid }] }
      },
    }
  }
}

test('a pooler is taken that gives each client a connection of its own', async () => {
  await requireSessions(pooler('session'))
})

test('a pooler in transaction mode is refused in one sentence (FF-1493)', async () => {
  await expect(requireSessions(pooler('transaction'))).rejects.toThrow(
    /^DATABASE_URL leads to a pooler .* pool_mode = session/,
  )
})
