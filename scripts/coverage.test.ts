import { expect, test } from 'vitest'
import { checkCoverage } from './coverage.ts'

/** Ids are written `TS+001` here: the check reads this file, too. */
const ids = (text: string) => text.replaceAll('TS+', 'TS-')

const check = (list: string, tests: string) =>
  checkCoverage(ids(list), { 'server/a.test.ts': ids(tests) }, document => document === 'decisions/0001-why.md')

const GOOD = "test('is good (TS+999)', () => {})"

test('a requirement is done by the tests that have its id at the end of their titles', () => {
  const { requirements, problems } = check(
    `# Requirements
| id | what must hold | state | why |
| --- | --- | --- | --- |
| TS+030 | Not yet | open | the build server shows it |
| TS+031 | Another way | decided otherwise | it is shorter ([0001](decisions/0001-why.md)) |

- TS+001 A mail goes out
- TS+002 Once
- TS+003 Nobody else's
- TS+004 To each
- TS+005 Locks
`,
    `describe('confirming (TS+001)', () => {
  test('mails once (TS+001..003, TS+005)', () => {})
  test("the buyer's own order only (TS+003)", () => {})
  test.each([
    ['a row of a table (TS+004)', 1],
  ])('%s', () => {})
  test.skipIf(isEmbedded)(\`waits for a lock (TS+005)\`, () => {})
})`,
  )
  expect(problems).toEqual([])
  expect(requirements.map(({ id, state, tests }) => [id, state, ...tests])).toEqual(
    [
      ['TS+030', 'open'],
      ['TS+031', 'decided otherwise'],
      ['TS+001', 'done', 'server/a.test.ts:1 › confirming', 'server/a.test.ts:2 › mails once'],
      ['TS+002', 'done', 'server/a.test.ts:2 › mails once'],
      ['TS+003', 'done', 'server/a.test.ts:2 › mails once', "server/a.test.ts:3 › the buyer's own order only"],
      ['TS+004', 'done', 'server/a.test.ts:5 › a row of a table'],
      ['TS+005', 'done', 'server/a.test.ts:2 › mails once', 'server/a.test.ts:7 › waits for a lock'],
    ].map(([id = '', ...rest]) => [ids(id), ...rest]),
  )
  expect(requirements[0]).toMatchObject({ what: 'Not yet' })
  expect(requirements[2]).toMatchObject({ what: 'A mail goes out' })
})

test.for<[why: string, line: string]>([
  ['no test has TS+001', '- TS+001 A mail goes out'],
  ['stands there already', '- TS+999 Once more'],
  ['stands there already', '| TS+999 | Once more | open | later |'],
  ['neither', '- TS+1 A mail goes out'],
  ['neither', '- TS+001'],
  ['neither', '| TS+001 | A mail goes out | open |'],
  ['neither', '| TS+001 | A mail goes out | done | why |'],
  ['names no decision', '| TS+001 | A mail goes out | decided otherwise | it is shorter |'],
  ['names no decision', '| TS+001 | A mail goes out | decided otherwise | so ([0002](decisions/0002-so.md)) |'],
])('a wrong line of the list is named: %s (TS-533)', ([why, line]) => {
  const { problems } = check(`- TS+999 Good\n${line}`, GOOD)
  expect(problems).toEqual([expect.stringMatching(/^docs\/requirements\.md/)])
  expect(problems[0]).toContain(ids(why))
})

test.for<[why: string, test: string]>([
  ['has no TS+002', "test('mails (TS+001, TS+002)', () => {})"],
  ['has no TS+001..001', "test('mails (TS+001)', () => {})\ntest('twice (TS+001..001)', () => {})"],
  ['TS+030 is open', "test('mails (TS+001, TS+030)', () => {})"],
  ['at the end of a title', "test('mails (TS+001)', () => {})\ntest('mails (TS+001) once', () => {})"],
  ['at the end of a title', "test('mails (TS+001)', () => {})\ntest('mails (TS+1)', () => {})"],
  ['no test has TS+001', "test.skip('mails (TS+001)', () => {})"],
  ['no test has TS+001', "describe.skip('mail', () => {\n  test('goes out (TS+001)', () => {})\n})"],
  ['may be skipped', "test.runIf(isThere)('prints a real list (TS+001)', () => {})"],
  ['may be skipped', "test.runIf(existsSync(list)).each(rows)('prints row %i (TS+001)', () => {})"],
  ['may be skipped', "test('looks first (TS+001)', ({ skip }) => {\n  if (!isThere) skip('not here')\n})"],
  ['may be skipped', "describe.skipIf(missing)('a photograph (TS+001)', () => {\n})"],
  ['may be skipped', "describe.skipIf(missing)('a photograph', () => {\n  test('is shown (TS+001)', () => {})\n})"],
])('a wrong title is named: %s', ([why, wrong]) => {
  const { problems } = check(
    '- TS+999 Good\n- TS+001 A mail goes out\n| TS+030 | Not yet | open | later |',
    `${GOOD}\n${wrong}`,
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(ids(why))
})

test('a check that finds no requirement fails', () => {
  expect(check('# Requirements', '').problems).toEqual(['docs/requirements.md has no requirement'])
})
