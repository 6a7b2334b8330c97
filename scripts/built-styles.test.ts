import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../web')

test('the built pages have the rules of each style sheet', () => {
  const css = globSync('dist/assets/*.css', { cwd: WEB }).map(file => readFileSync(join(WEB, file), 'utf8'))
  const built = css.join('')
  const sheets = globSync('src/**/*.module.css', { cwd: WEB })
  expect(sheets.length).toBeGreaterThan(100)
  // As vite.config.ts calls their classes.
  const startOf = (sheet: string) => `.c${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`
  expect(sheets.filter(sheet => !built.includes(startOf(sheet)))).toEqual([])
})
