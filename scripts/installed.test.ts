import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// A project of two packages, one for running and one for its developers, whose npm only says what it was asked to do.

let project: string

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'fairfloor-installed-'))
  for (const file of ['run.mjs', 'installed.mjs', 'guard-port.mjs'])
    cpSync(join(import.meta.dirname, file), join(project, 'scripts', file))
  write('scripts/script.mjs', `console.log('It runs.')`)
  write('npm/npm', '#!/bin/sh\necho npm "$@"\nexit 1\n', 0o755)
  const { ownNode, nodeOfPlatform } = await import(join(project, 'scripts/installed.mjs'))
  mkdirSync(nodeOfPlatform, { recursive: true })
  mkdirSync(join(ownNode, '..'))
  symlinkSync(process.execPath, ownNode)
  write('package-lock.json', lock('2.0.0', true))
})
afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, text: string, mode?: number) {
  mkdirSync(join(project, file, '..'), { recursive: true })
  writeFileSync(join(project, file), text, { mode })
}

const lock = (version: string, hasTool: boolean) =>
  JSON.stringify({
    packages: {
      server: { version: '0.1.0' },
      'node_modules/goods': { version },
      ...(hasTool ? { 'node_modules/tool': { version: '1.0.0', dev: true } } : {}),
    },
  })
function installed(version: string, hasTool: boolean) {
  write('node_modules/.package-lock.json', lock(version, hasTool))
  write('node_modules/goods/package.json', JSON.stringify({ version }))
  if (hasTool) write('node_modules/tool/package.json', JSON.stringify({ version: '1.0.0' }))
}

/** What a script with these options makes of it. */
function run(...options: string[]) {
  const env = { PATH: join(project, 'npm') }
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...options, 'scripts/script.mjs'], {
    cwd: project,
    env,
    encoding: 'utf8',
  })
  return /It runs\.|npm install --\w+=\w+/.exec(stdout + stderr)?.[0]
}

test('running needs no tools, checking does, and both ask npm only for what is missing', () => {
  expect(run()).toBe('npm install --omit=dev')
  expect(run('--tools')).toBe('npm install --include=dev')
  installed('2.0.0', false)
  expect(run()).toBe('It runs.')
  expect(run('--tools')).toBe('npm install --include=dev')
  installed('2.0.0', true)
  expect(run()).toBe('It runs.')
  expect(run('--tools')).toBe('It runs.')
})

test('packages that npm only noted are installed', () => {
  installed('1.0.0', false)
  write('node_modules/.package-lock.json', lock('2.0.0', true))
  expect(run()).toBe('npm install --omit=dev')
})

test('tools that are there stay when the product is installed anew', () => {
  installed('1.0.0', false)
  expect(run()).toBe('npm install --omit=dev')
  installed('1.0.0', true)
  expect(run()).toBe('npm install --include=dev')
})
