import { guardClock, WrongClock } from './guard-clock.ts'
import { isEmpty } from './is-empty.ts'
import { type Bus, openBus } from './platform/bus.ts'
import { makeClock } from './platform/clock.ts'
import { runCommand as run } from './platform/command.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Db, openDatabase } from './platform/database.ts'
import { makeLog } from './platform/log.ts'
import type { Platform } from './platform/platform.ts'

/** A fault that the person at the terminal can fix: only its message is printed. */
export class CannotDo extends Error {}

/** What a terminal command works with, without starting the whole server. */
export type Tools = { config: Config; db: Db; bus: Bus; now: Date } & Pick<Platform, 'log'>

/** Runs a terminal command. */
export const runCommand = (work: () => Promise<void>): Promise<void> => run(work, [CannotDo, WrongClock])

/**
 * Opens the configured database for a command, and closes it at the end.
 * @param mayBeEmpty whether `CLOCK` may be set where nothing is yet
 * @throws CannotDo if it does not open: its folder is in use, or its server does not answer; WrongClock
 */
export async function withTools<T>(work: (tools: Tools) => Promise<T>, { mayBeEmpty = false } = {}): Promise<T> {
  const config = readConfig(process.env)
  const database = await openDatabase(config).catch(error => {
    throw new CannotDo(error instanceof Error ? error.message : String(error))
  })
  const bus = openBus(database, config.databaseUrl)
  try {
    if (!mayBeEmpty || !(await isEmpty(database.db))) await guardClock(config, database.db)
    const now = makeClock(config.clockStart)()
    return await work({ config, db: database.db, bus, now, log: makeLog(config.logLevel) })
  } finally {
    await bus.close()
    await database.close()
  }
}
