import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder in use is refused with who uses it and what to do (FF-303)', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(`${folder} is in use by process ${process.pid}\\..*set DATABASE_URL`),
  )
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  lockFolder(folder)()
})

test('the lock of a killed process stops nobody (FF-303)', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  writeFileSync(join(folder, 'lock'), `${other.pid} `)
  expect(() => lockFolder(folder)).toThrow(/in use/)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(folder)()
})

test('nor does the lock of a process whose number another one has now', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid} 1`)
  lockFolder(folder)()
})

test('nor a lock that says nothing', () => {
  writeFileSync(join(folder, 'lock'), '')
  lockFolder(folder)()
})
