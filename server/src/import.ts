import { importFile, UnreadableFile, WrongMapping } from './areas/catalogue/index.ts'
import { savePriceGroup } from './areas/identity/index.ts'
import { openShows } from './areas/trade-show/index.ts'
import { type Arguments, readArguments, WrongArguments } from './import/arguments.ts'
import { giveBooths, guardShow, NoBooth } from './import/booths.ts'
import { makeProgress, refusalLine, summary } from './import/print.ts'
import { openBus } from './platform/bus.ts'
import { makeClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Db, openDatabase } from './platform/database.ts'
import { makeLog } from './platform/log.ts'
import { plainError } from './platform/plain-error.ts'
import { transaction } from './platform/transaction.ts'

/** The database does not open: the folder is in use, or the server does not answer. */
class NoDatabase extends Error {}

/** What the user can mend; anything else is a bug and shows its stack. */
const EXPECTED = [WrongArguments, NoDatabase, UnreadableFile, WrongMapping, NoBooth]

try {
  await run(await readArguments(process.argv.slice(2)))
} catch (error) {
  const isExpected = EXPECTED.some(kind => error instanceof kind)
  console.error(isExpected ? (error as Error).message : plainError(error))
  process.exitCode = 1
}

async function run({ file, mapping, dryRun }: Arguments): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config).catch(error => {
    throw new NoDatabase(error instanceof Error ? error.message : String(error))
  })
  const { db } = database
  const bus = openBus(database, config.databaseUrl)
  try {
    const shows = await openShows({ db, bus, log: makeLog(config.logLevel) })
    guardShow(mapping, shows)
    const progress = makeProgress()
    const report = await importFile(db, file, {
      mapping,
      dryRun,
      now: makeClock(config.clockStart)(),
      priceGroupId: mapping.price_group ? await groupId(db, mapping.price_group, dryRun) : undefined,
      editionId: shows.find()?.edition.id,
      onRefusal: refusal => progress.print(refusalLine(refusal)),
      onProgress: progress.show,
    })
    progress.end()
    const booths = report.brokenOff === undefined ? await giveBooths(db, mapping, report, shows, dryRun) : []
    console.log(summary(file, report, booths, dryRun))
    if (report.brokenOff !== undefined) throw new UnreadableFile(report.brokenOff)
  } finally {
    await bus.close()
    await database.close()
  }
}

class Undo extends Error {}

/** The price group of that name, made where it is new; a dry run only learns the number that it would get. */
async function groupId(db: Db, name: string, dryRun: boolean): Promise<number> {
  let id = 0
  await transaction(db, async tx => {
    id = await savePriceGroup(tx, name)
    if (dryRun) throw new Undo()
  }).catch(error => {
    if (!(error instanceof Undo)) throw error
  })
  return id
}
