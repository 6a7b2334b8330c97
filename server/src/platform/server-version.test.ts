import { expect, test } from 'vitest'
import { requireVersion } from './server-version.ts'

const server = (number: string, name: string) => ({ query: async () => ({ rows: [{ number, name }] }) })

test('PostgreSQL 15 and newer are taken', async () => {
  await requireVersion(server('150000', '15.0'))
  await requireVersion(server('180001', '18.1 (Debian 18.1-1)'))
})

test('an older server is refused, with the version that it has', async () => {
  await expect(requireVersion(server('140011', '14.11'))).rejects.toThrow(
    'The server of DATABASE_URL is PostgreSQL 14.11; version 15 or newer is needed.',
  )
})
