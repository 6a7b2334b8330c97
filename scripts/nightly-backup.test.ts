import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../deploy/backup.sh')
const TODAY = '2031-05-06.tar.gz'
let folder: string
let backups: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-backup-'))
  backups = join(folder, 'backups')
  for (const name of ['bin', 'backups', 'files', 'tmp']) mkdirSync(join(folder, name))
  program('date', 'case $1 in +%F) echo 2031-05-06;; +%H:%M) echo 02:30;; *) echo now;; esac')
  // The loop ends with its first pause.
  program('sleep', 'exit 9')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(name: string, text: string): void {
  const file = join(folder, 'bin', name)
  writeFileSync(file, `#!/bin/sh\n${text}\n`)
  chmodSync(file, 0o755)
}

const run = (...args: string[]) =>
  spawnSync('sh', [SCRIPT, ...args], {
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      TMPDIR: join(folder, 'tmp'),
      PGDATABASE: 'shop',
      FILES: join(folder, 'files'),
      BACKUPS: backups,
    },
  })

test.each([[[]], [['now']]])('a backup is stored under its day (%j)', args => {
  program('pg_dump', `for one; do case $one in --file=*) echo dump > "\${one#--file=}";; esac; done`)
  expect(run(...args).stdout).toBe(`now ${join(backups, TODAY)}\n`)
  const { stdout } = spawnSync('tar', ['-xzOf', join(backups, TODAY), 'database.dump'], { encoding: 'utf8' })
  expect(stdout).toBe('dump\n')
})

test.each([[[]], [['now']]])('without the database there is none, and that of the same day stays (%j)', args => {
  program('pg_dump', `for one; do case $one in --file=*) : > "\${one#--file=}";; esac; done; exit 1`)
  writeFileSync(join(backups, TODAY), 'earlier')
  const { status, stdout, stderr } = run(...args)
  expect([status === 0, stdout]).toEqual([false, ''])
  if (args.length === 0) expect(stderr).toBe('now the backup failed\n')
  expect(readdirSync(backups)).toEqual([TODAY])
  expect(readdirSync(join(folder, 'tmp'))).toEqual([])
})
