import { join } from 'node:path'
import { openShows, readHall, saveHall, WrongHall } from './areas/trade-show/index.ts'
import { readArguments, WrongArguments } from './panorama/arguments.ts'
import { makeScene, NotAPanorama } from './panorama/make-scene.ts'
import { withStills } from './panorama/stills.ts'
import { openBus } from './platform/bus.ts'
import { runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { openFiles } from './platform/files.ts'
import { makeLog } from './platform/log.ts'
import { transaction } from './platform/transaction.ts'

/** The database does not open, or no edition is current. */
class NotReady extends Error {}

await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2))
  if ('load' in asked) await load(asked.load)
  else {
    const folder = join(asked.out, String(asked.number))
    const { width, cols, rows, bytes } = await makeScene({ ...asked, folder })
    console.log(`Scene ${asked.number}, '${asked.name}': ${width} px, ${cols} × ${rows} tiles, ${kilobytes(bytes)}`)
    console.log(`Fill in its hotspots: ${join(folder, 'scene.json')}`)
  }
}, [WrongArguments, NotAPanorama, WrongHall, NotReady])

async function load(folder: string): Promise<void> {
  const hall = await readHall(folder)
  // One by one: a whole panorama takes some hundred megabytes.
  for (const [index, scene] of hall.scenes.entries()) hall.scenes[index] = await withStills(scene)
  const config = readConfig(process.env)
  const database = await openDatabase(config).catch(error => {
    throw new NotReady(error instanceof Error ? error.message : String(error), { cause: error })
  })
  const { db } = database
  const bus = openBus(database, config.databaseUrl)
  try {
    const shows = await openShows({ db, bus, log: makeLog(config.logLevel) })
    const edition = shows.find()?.edition
    if (!edition) throw new NotReady('No edition of the trade show is current: start Fairfloor once, or make one.')
    const unseen = await transaction(db, tx => saveHall(tx, openFiles(config), shows, edition.id, hall))
    console.log(
      `${edition.name} has ${hall.scenes.length} scenes${hall.plan ? ' and a floor plan' : ', no floor plan'}.`,
    )
    if (unseen.length > 0) console.log(`Exhibitors whose booths no scene shows: ${unseen.join(', ')}.`)
  } finally {
    await bus.close()
    await database.close()
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
