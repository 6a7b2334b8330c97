import { expect, test } from 'vitest'
import { keyOf } from './green.ts'
import { longRun, type Part } from './parts.ts'

const files = [
  'domain/src/money.ts',
  'web/src/Page.tsx',
  'web/src/Page.test.tsx',
  'e2e/walk.spec.ts',
  'hall/src/lamp.ts',
  'hall/pictures/plan.json',
]
const part = (name: string) => longRun.find(one => one.name === name)!

/** Whether another content of a file asks for the part to run again. */
const asks = (of: Part, changed: string) =>
  keyOf(of, 'PostgreSQL', files, () => Buffer.from('before')) !==
  keyOf(of, 'PostgreSQL', files, file => Buffer.from(file === changed ? 'after' : 'before'))

test('a part is run again when a file changes that it reaches, and not for the tests of another', () => {
  expect(files.filter(file => asks(part('rules'), file))).toEqual(['domain/src/money.ts'])
  expect(files.filter(file => asks(part('pages'), file))).toEqual(files.slice(0, 3))
  expect(files.filter(file => asks(part('server'), file))).toEqual([files[0], files[1], files[5]])
  expect(files.filter(file => asks(part('stories'), file))).toEqual([files[0], files[1], files[3], files[5]])
  expect(files.filter(file => asks(part('hall'), file))).toEqual(['hall/src/lamp.ts'])
  expect(files.filter(file => asks(part('check'), file))).toEqual(files)
})

test('a part is run again on another database, and when a file is gone', () => {
  const read = () => Buffer.from('same')
  const key = keyOf(part('server'), 'PostgreSQL 15', files, read)
  expect(keyOf(part('server'), 'PostgreSQL 18', files, read)).not.toBe(key)
  expect(keyOf(part('server'), 'PostgreSQL 15', files.slice(1), read)).not.toBe(key)
  expect(keyOf(part('server'), 'PostgreSQL 15', [...files].reverse(), read)).toBe(key)
})
