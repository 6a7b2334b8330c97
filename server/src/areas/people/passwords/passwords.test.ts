import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// In a separate process: other tests use cheaper hashes (cheap-passwords.ts).
test('a password is hashed as slowly as OWASP wants it', () => {
  const script = `import { hashPassword } from './passwords.ts'; console.log(await hashPassword('whey'))`
  const options = ['--input-type=module', '-e', script]
  const hash = String(execFileSync(process.execPath, options, { cwd: import.meta.dirname }))
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
