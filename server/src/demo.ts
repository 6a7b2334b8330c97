import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { loadDemo } from '../demo/index.ts'
import { buildApp } from './app.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'

// npm run demo -- --reset [--edition 2025|now]: the demo as at its first start; without --reset it is laid over what is there.
const { values } = parseArgs({ options: { reset: { type: 'boolean' }, edition: { type: 'string' } } })
const config = readConfig({ ...process.env, ...(values.edition ? { DEMO_EDITION: values.edition } : {}) })
const database = await openDatabase(config)
const app = await buildApp(config, database)
if (values.reset) {
  await database.db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('truncate table %I restart identity cascade', name);
      end loop;
    end $$`)
  await app.catalogue.reload()
  await app.shows.reload()
}
await loadDemo(app, config.demoEdition)
console.log(`The demo is loaded (edition ${config.demoEdition}).`)
await app.close()
await database.close()
