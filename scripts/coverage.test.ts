import { expect, test } from 'vitest'
import { checkCoverage } from './coverage.ts'

const files: Record<string, string> = {
  'server/a.test.ts': `
    describe('confirming', () => {
      test('mails once', () => {})
      test.skip('mails twice', () => {})
      test("the buyer's own order only", () => {})
      test.runIf(isThere)('prints a real list', () => {})
      test.runIf(existsSync(list)).each(rows)('prints row %i', () => {})
      test.skipIf(isEmbedded)('waits for a lock', () => {})
      test('looks first', ({ skip }) => {
        if (!isThere) skip('not here')
      })
    })
    describe.skipIf(missing.length > 0)('a photograph', () => {
      test('is shown', () => {})
    })`,
}
const ground = { pages: ['week'], read: (path: string) => files[path] }

const check = (...rows: string[]) =>
  checkCoverage(
    [
      {
        file: 'docs/coverage/show-orders.md',
        text: ['| id | what | state | test |', '| --- | --- | --- | --- |', ...rows].join('\n'),
      },
    ],
    ground,
  )

test('rows that hold are counted by state', () => {
  const { counts, problems } = check(
    '| TS-001 | A mail goes out | done | server/a.test.ts › confirming › mails once |',
    "| TS-002 | Nobody else's | done | server/a.test.ts › the buyer's own order only<br>server/a.test.ts › mails once |",
    '| TS-003 | Not yet | open | |',
    '| TS-005 | A real one | done | server/a.test.ts › prints a real list<br>server/a.test.ts › mails once |',
    '| TS-006 | Locks | done | server/a.test.ts › waits for a lock |',
    '| TS-004 | Another way | decided otherwise (week) | |',
  )
  expect(problems).toEqual([])
  expect(counts).toEqual({ 'show-orders': { done: 4, open: 1, 'decided otherwise': 1 } })
})

test.for<[why: string, row: string]>([
  ['is done without a test', '| TS-001 | A mail goes out | done | |'],
  ['names no test', '| TS-001 | A mail goes out | done | server/a.test.ts |'],
  ['which does not exist', '| TS-001 | A mail goes out | done | server/b.test.ts › mails once |'],
  ['does not run', '| TS-001 | A mail goes out | done | server/a.test.ts › mails thrice |'],
  ['does not run', '| TS-001 | A mail goes out | done | server/a.test.ts › mails twice |'],
  ['does not run', '| TS-001 | A mail goes out | done | server/a.test.ts › mails |'],
  ['does not run', '| TS-001 | A mail goes out | decided otherwise (week) | server/a.test.ts › mails |'],
  ['may be skipped', '| TS-001 | A list is printed | done | server/a.test.ts › prints a real list |'],
  ['may be skipped', '| TS-001 | A row is printed | done | server/a.test.ts › prints row %i |'],
  ['may be skipped', '| TS-001 | A list is looked at | done | server/a.test.ts › looks first |'],
  ['may be skipped', '| TS-001 | A photograph is shown | done | server/a.test.ts › a photograph › is shown |'],
  ['may be skipped', '| TS-001 | A photograph is shown | done | server/a.test.ts › is shown |'],
  ['names the page', '| TS-001 | A mail goes out | decided otherwise (weak) | |'],
  ['is no state', '| TS-001 | A mail goes out | decided otherwise | |'],
  ['is no state', '| TS-001 | A mail goes out | finished | |'],
  ['is no id', '| TS-1 | A mail goes out | open | |'],
  ['does not say', '| TS-001 | | open | |'],
  ['four cells', '| TS-001 | A mail goes out | open |'],
])('a wrong row is named with its place (%s)', ([why, row]) => {
  const { problems } = check(row, '| TS-002 | A good row | open | |')
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^docs\/coverage\/show-orders\.md:3: /)
  expect(problems[0]).toContain(why)
})

test('an id stands once, over all pages', () => {
  const row = '| TS-001 | A mail goes out | open | |'
  expect(check(row, row).problems).toEqual([
    'docs/coverage/show-orders.md:4: TS-001 stands already at docs/coverage/show-orders.md:3',
  ])
})

test('a page belongs to an area, to the platform or to the shell', () => {
  const text = '| TS-001 | A mail goes out | open | |'
  for (const file of ['docs/coverage/platform.md', 'docs/coverage/shell.md'])
    expect(checkCoverage([{ file, text }], ground).problems).toEqual([])
  expect(checkCoverage([{ file: 'docs/coverage/loyalty.md', text }], ground).problems).toEqual([
    'docs/coverage/loyalty.md: no area of areas.ts',
  ])
})

test('a check that finds no row fails', () => {
  expect(check().problems).toEqual(['no row found'])
})
