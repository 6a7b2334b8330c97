import { getHealth, getLive } from '@fairfloor/domain/health'
import * as shapes from '@fairfloor/domain/health-shapes'
import type { FastifyInstance } from 'fastify'
import { type Db, ping, tryWriting } from './database.ts'
import { isFull } from './database-errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** A write has found no room, and none has been seen to succeed since. */
    isFull?: boolean
  }
}

const PING_MS = 2000

/** `GET /health`: 200 when the product can serve, 503 while it starts, the database is unreachable, or there is no room for an order. `GET /live`: always 200. */
export function serveHealth(server: FastifyInstance, isReady: () => boolean, db: Db): void {
  server.served.push({ ...getHealth, ...shapes.getHealth }, { ...getLive, ...shapes.getLive })
  server.get(getLive.path, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get(getHealth.path, async (_request, reply) => {
    const well = isReady() && (await answers(server.isFull ? hasRoom(server, db) : ping(db)))
    return reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: well ? 'ok' : 'unavailable' })
  })
}

/** Notes that a write found no room: in the log once, until there is room again. @returns whether the error says so */
export function notesFull(server: FastifyInstance, error: unknown): boolean {
  if (!isFull(error)) return false
  if (!server.isFull)
    server.log.error('No space left, so nothing can be stored: see "A full disk" in docs/operations.md')
  server.isFull = true
  return true
}

/** @throws Error while nothing can be written */
async function hasRoom(server: FastifyInstance, db: Db): Promise<void> {
  await tryWriting(db)
  server.isFull = false
}

async function answers(asking: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), PING_MS)
  })
  const asked = asking.then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
