import { expect, test } from 'vitest'
import { guardRaced } from './locks-taken.ts'

test('a call that locks and is not in the table of races fails the test that made it', () => {
  guardRaced(new Map([['POST /api/enquiries', 'select pg_advisory_xact_lock($1)']]))
  const unheardOf = new Map([['POST /api/unheard-of', 'select 1 from users for update']])
  expect(() => guardRaced(unheardOf)).toThrow('POST /api/unheard-of locks by: select 1 from users for update')
})
