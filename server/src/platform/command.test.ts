import { describe, expect, test } from 'vitest'
import { failureText } from './command.ts'

class ForTheUser extends Error {}

const wrapped = (cause: Error) => new Error(`Failed query: insert into "stock" values ($1)\nparams: secret`, { cause })

describe('what a command says when it fails (FF-147)', () => {
  test.each([
    ['an error for the user says its message', new ForTheUser('Name one file.'), 'Name one file.'],
    ['also when something wraps it', wrapped(new ForTheUser('Name one file.')), 'Name one file.'],
    [
      'a full disk, as the database says it',
      wrapped(Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' })),
      'No space left on device. Make room and run the command again.',
    ],
    [
      'a full disk, as the embedded database says it',
      wrapped(new Error('could not write block 17: No space left on device')),
      'No space left on device. Make room and run the command again.',
    ],
    [
      'a full disk, as the embedded database throws it while it opens',
      { name: 'ErrnoError', errno: 51 },
      'No space left on device. Make room and run the command again.',
    ],
    [
      'a full disk, as the file system says it',
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
      'No space left on device. Make room and run the command again.',
    ],
    [
      'a database that is gone',
      new AggregateError([Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })]),
      'The database does not answer: connect ECONNREFUSED 127.0.0.1:1.',
    ],
    [
      'a bug says its cause in a line, without statement and values',
      wrapped(new TypeError('x is not a function.\n    at y')),
      'This failed: x is not a function. LOG_LEVEL=debug shows where.',
    ],
    ['what is no error', 'oops', 'This failed: oops. LOG_LEVEL=debug shows where.'],
  ])('%s', (_, error, text) => expect(failureText(error, [ForTheUser])).toBe(text))

  test('a long message is cut, and shows it', () => {
    expect(failureText(new Error('x'.repeat(1000)), []).length).toBeLessThan(400)
    expect(failureText(new Error('x'.repeat(1000)), [])).toContain('x…')
  })
})
