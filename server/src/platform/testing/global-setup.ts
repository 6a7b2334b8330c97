import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded, openServer } from '../database.ts'
import { openJobs } from '../jobs.ts'
import { makeLog } from '../log.ts'

/** Migrates one template database for the whole run; each test file works on a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  return url ? serverTemplate(project, url) : embeddedTemplate(project)
}

async function embeddedTemplate(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-test-'))
  const database = await openEmbedded(new PGlite())
  const jobs = openJobs(database, undefined, makeLog('error'))
  await jobs.start()
  await jobs.close()
  const dump = await database.pglite!.dumpDataDir('none')
  const file = join(folder, 'template.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  project.provide('templateFile', file)
  project.provide('templateName', undefined)
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function serverTemplate(project: TestProject, url: string) {
  const name = `fairfloor_template_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const templateUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const database = await openServer(templateUrl, { most: 1 })
  const jobs = openJobs(database, templateUrl, makeLog('error'))
  await jobs.start()
  await jobs.close()
  await database.close()
  project.provide('templateFile', undefined)
  project.provide('templateName', name)
  return async () => {
    const copies = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    )
    for (const { datname } of copies.rows) await admin.query(`drop database if exists ${datname} with (force)`)
    await admin.end()
  }
}
