import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const script = `
  const names = []
  for (const part of ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres/migrator'])
    names.push(import.meta.resolve(part), ...Object.keys(await import(part)))
  console.log(JSON.stringify(names))`

const namesWith = (options: readonly string[]) =>
  String(
    execFileSync(process.execPath, [...options, '--input-type=module', '-e', script], { cwd: import.meta.dirname }),
  )

test('the same modules are found as without it', () => {
  const names = namesWith(['--import', './resolve-once.ts'])
  expect(names).toContain('pgTable')
  expect(names).toBe(namesWith([]))
})
