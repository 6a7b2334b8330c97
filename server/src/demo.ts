import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { loadDemo } from '../demo/index.ts'
import { buildApp } from './app.ts'
import { hasDemo } from './areas/seller/index.ts'
import { CannotDo, runCommand } from './command.ts'
import { isEmpty } from './is-empty.ts'
import { readConfig } from './platform/config.ts'
import { type Db, openDatabase } from './platform/database.ts'

const USAGE = `npm run demo -- [--reset] [--yes] [--edition 2025|now]
  Loads the demo into an empty database, or lays it over a demo that is there.
  --reset   takes everything out of the demo first, after asking
  --yes     answers the question with yes`

await runCommand(async () => {
  const { reset, yes, edition, help } = readArguments()
  if (help) return console.log(USAGE)
  const config = readConfig({ ...process.env, ...(edition ? { DEMO_EDITION: edition } : {}) })
  const database = await openDatabase(config).catch(error => {
    throw new CannotDo(error instanceof Error ? error.message : String(error))
  })
  const { db } = database
  try {
    if (!(await isEmpty(db)) && !(await hasDemo(db)))
      throw new CannotDo(
        'This database does not hold the demo. Nothing was changed: load the demo into a database of its own.',
      )
    if (reset && !yes && !(await isConfirmed())) throw new CannotDo('Nothing was changed.')
    if (reset) await empty(db)
    const app = await buildApp(config, database)
    await loadDemo(app, config.demoEdition)
    await app.close()
    console.log(`The demo is loaded (edition ${config.demoEdition}).`)
  } finally {
    await database.close()
  }
})

function readArguments() {
  try {
    return parseArgs({
      options: {
        reset: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        edition: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new CannotDo(`${(error as Error).message}\n${USAGE}`)
  }
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CannotDo('Everything in this demo would be deleted. Say --yes to do it without a question.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    'Everything in this demo is deleted: orders, users, settings. Type yes to go on: ',
  )
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** Deletes all rows of all tables of the product. */
const empty = (db: Db) =>
  db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('truncate table %I restart identity cascade', name);
      end loop;
    end $$`)
