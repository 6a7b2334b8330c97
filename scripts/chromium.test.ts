import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findChromium } from './chromium.ts'

let folder: string

const program = (path: string, exitCode: number) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(join(folder, path), 0o755)
  return join(folder, path)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-chromium-'))
  vi.stubEnv('CHROMIUM_PATH', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('the one that is named comes first', () => {
  vi.stubEnv('PATH', join(program('bin/chromium', 0), '..'))
  vi.stubEnv('CHROMIUM_PATH', '/opt/browser')
  expect(findChromium()).toBe('/opt/browser')
})

test('a program of that name which does not start is passed over', () => {
  const stub = program('first/chromium', 1)
  const real = program('second/google-chrome', 0)
  vi.stubEnv('PATH', [stub, real].map(path => join(path, '..')).join(delimiter))
  expect(findChromium()).toBe(real)
})

test('the headless one is taken before another of an earlier folder', () => {
  const whole = program('first/chromium', 0)
  const headless = program('second/chromium-headless-shell', 0)
  vi.stubEnv('PATH', [whole, headless].map(path => join(path, '..')).join(delimiter))
  expect(findChromium()).toBe(headless)
})
