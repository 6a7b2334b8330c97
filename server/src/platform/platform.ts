import type { FastifyInstance } from 'fastify'
import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Due } from './due-rules.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Later } from './later.ts'
import type { Log } from './log.ts'
import type { Mails } from './mails.ts'
import type { Nights } from './nights.ts'
import type { Outbox } from './outbox.ts'
import type { PageTable } from './page-table.ts'
import type { Streams } from './streams.ts'

/** The infrastructure given to every area; knows nothing about the business. */
export type Platform = {
  readonly server: FastifyInstance
  readonly config: Config
  readonly clock: Clock
  /** For requests: slow statements are cancelled. */
  readonly db: Db
  /** For background work: jobs, reactions, due rules, read-ahead. */
  readonly backgroundDb: Db
  readonly bus: Bus
  readonly later: Later
  readonly outbox: Omit<Outbox, 'on' | 'onMany'>
  readonly jobs: Omit<Jobs, 'work'>
  readonly due: Omit<Due, 'add'>
  readonly nights: Omit<Nights, 'begin'>
  readonly files: Files
  readonly mails: Mails
  readonly log: Log
  readonly streams: Streams
  readonly pages: PageTable
}
