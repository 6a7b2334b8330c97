import { runUploaded } from './areas/catalogue/index.ts'
import { makeClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { openFiles } from './platform/files.ts'

// The import of an uploaded file, started by a server; the arguments say which, and the server's time.
const config = readConfig(process.env)
const database = await openDatabase(config)
try {
  const [, , run = '', now = ''] = process.argv
  const clock = makeClock(new Date(now))
  await runUploaded({ db: database.db, files: openFiles(config), clock }, JSON.parse(run))
} finally {
  await database.close()
  // The channel to the server would keep the process alive.
  process.disconnect?.()
}
