import { getHealth, getLive } from '@fairfloor/domain/health'
import * as shapes from '@fairfloor/domain/health-shapes'
import type { FastifyInstance } from 'fastify'
import { type Db, ping } from './database.ts'

const PING_MS = 2000

/** `GET /health`: 200 when the product can serve, 503 while it starts or the database is unreachable. `GET /live`: always 200. */
export function serveHealth(server: FastifyInstance, isReady: () => boolean, db: Db): void {
  server.served.push({ ...getHealth, ...shapes.getHealth }, { ...getLive, ...shapes.getLive })
  server.get(getLive.path, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get(getHealth.path, async (_request, reply) => {
    const well = isReady() && (await answers(db))
    return reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: well ? 'ok' : 'unavailable' })
  })
}

async function answers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), PING_MS)
  })
  const asked = ping(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
