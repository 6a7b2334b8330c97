import { addressOf } from '@fairfloor/domain/endpoint'
import { pages } from '@fairfloor/domain/pages'
import { loginPage } from '@fairfloor/domain/people/pages'
import type { FastifyServerFactory } from 'fastify'
import type { DestinationStream } from 'pino'
import { hasDemo, isTrial } from './areas/seller/index.ts'
import { openBus } from './platform/bus.ts'
import { type Clock, makeClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { makeDue } from './platform/due-rules.ts'
import { openFiles } from './platform/files.ts'
import { notesFull } from './platform/health.ts'
import { makeServer } from './platform/http.ts'
import { openJobs } from './platform/jobs.ts'
import { makeLater } from './platform/later.ts'
import { makeLog } from './platform/log.ts'
import { openMails } from './platform/mails.ts'
import { makeNights } from './platform/nights.ts'
import { makeOutage, watchOutages } from './platform/outages.ts'
import { openOutbox } from './platform/outbox.ts'
import { makePageTable } from './platform/page-table.ts'
import type { Platform } from './platform/platform.ts'
import { newestKept } from './platform/retention.ts'
import { openStreams } from './platform/streams.ts'
import { retained } from './retention.ts'

export type PlatformOptions = {
  /** For a server that is listening already. */
  serverFactory?: FastifyServerFactory
  /** The tests' clock. */
  clock?: Clock
  /** Destination of the log instead of standard output, for tests. */
  logTo?: DestinationStream
}

const loginFor = (document: string): string => addressOf(loginPage, { query: { document } })

/** What all areas stand on: server, databases, jobs, mails, files. Nothing runs yet. */
export async function openPlatform(
  config: Config,
  database: Database,
  { serverFactory, clock = makeClock(config.clockStart), logTo }: PlatformOptions,
): Promise<Platform> {
  const log = makeLog(config.logLevel, logTo, error => outages.covers(error) || notesFull(server, error))
  const outages = watchOutages(log, database.requests)
  const jobs = openJobs(database, config.databaseUrl, log)
  const server = await makeServer(config, log, { serverFactory, loginFor })
  server.addHook('onClose', async () => outages.close())
  const outbox = openOutbox(database.db, log, clock)
  const due = makeDue(clock, log)
  const nights = makeNights({ log, isTrial, newestKept: db => newestKept(db, retained) })
  const later = makeLater({ db: database.db, log, outbox, jobs, due, nights })
  return {
    server,
    config,
    clock,
    log,
    jobs,
    db: database.requests,
    backgroundDb: database.db,
    bus: openBus(database, config.databaseUrl),
    later,
    outbox,
    due,
    nights,
    files: openFiles(config, makeOutage(log, 'file store')),
    mails: openMails({
      config,
      db: database.db,
      jobs,
      later,
      clock,
      log,
      // In the embedded demo the operator's pages are the only mailbox.
      keepsSecrets: async db => !config.databaseUrl && (await hasDemo(db)),
    }),
    streams: openStreams(config.limits.streamsOfUser),
    pages: makePageTable(pages),
  }
}
