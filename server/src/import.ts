import { importFile, priceGroupId, WrongMapping } from './areas/catalogue/index.ts'
import { openShows, type Shows } from './areas/trade-show/index.ts'
import { guardClock, WrongClock } from './guard-clock.ts'
import { type Arguments, HELP, readArguments, WrongArguments } from './import/arguments.ts'
import { giveBooths, guardBooths, NoBooth } from './import/booths.ts'
import { guardSpace } from './import/free-space.ts'
import { NoDatabase, openFor } from './import/open-database.ts'
import { makeProgress, refusalLine, summary } from './import/print.ts'
import { openBus } from './platform/bus.ts'
import { makeClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import { makeLog } from './platform/log.ts'
import { UnreadableFile } from './platform/sheets/source.ts'

await runCommand(async () => {
  const typed = await readArguments(process.argv.slice(2))
  if (typed === 'help') console.log(HELP)
  else await run(typed)
}, [WrongArguments, NoDatabase, UnreadableFile, WrongMapping, NoBooth, WrongClock])

async function run(typed: Arguments): Promise<void> {
  const config = readConfig(process.env)
  const { database, isScratch } = await openFor(config, typed)
  const bus = openBus(database, config.databaseUrl)
  try {
    if (!isScratch) await guardClock(config, database.db)
    const shows = await openShows({ db: database.db, bus, log: makeLog(config.logLevel) })
    await importInto(database.db, shows, config, typed)
    if (isScratch) console.log('There is no database yet: everything counts as new.')
  } catch (error) {
    // An error while closing would hide it.
    await close().catch(() => {})
    throw error
  }
  await close()

  async function close() {
    await bus.close()
    await database.close()
  }
}

async function importInto(db: Db, shows: Shows, config: Config, typed: Arguments): Promise<void> {
  const { file, mapping, dryRun } = typed
  guardBooths(mapping, shows)
  const progress = makeProgress()
  const report = await importFile(db, file, {
    mapping,
    dryRun,
    now: makeClock(config.clockStart)(),
    priceGroupId: mapping.price_group ? await priceGroupId(db, mapping.price_group, dryRun) : undefined,
    editionId: shows.find()?.edition.id,
    guardWriting: () => guardSpace(config),
    onRefusal: refusal => progress.print(refusalLine(refusal)),
    onProgress: progress.show,
  })
  progress.end()
  const booths = report.brokenOff === undefined ? await giveBooths(db, mapping, report, shows, dryRun) : []
  console.log(summary(file, report, booths, dryRun))
  if (report.brokenOff !== undefined) throw new UnreadableFile(report.brokenOff)
}
