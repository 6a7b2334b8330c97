import { expect, test } from 'vitest'
import { personal } from '../../personal.ts'
import type { PersonalRows } from '../../platform/personal.ts'
import { openColumns, readColumns } from './read-rows.ts'

const listOf = (name: string): PersonalRows => personal.find(({ what }) => what === name)!
const namesIn = (list: string) => openColumns(listOf(list)).map(({ name }) => name)

test('own orders have no amounts, as their user may have no right to see prices (FF-1363)', () => {
  expect(namesIn('orders')).toContain('shipping_address')
  for (const amount of ['totals', 'net', 'gross']) expect(namesIn('orders')).not.toContain(amount)
  for (const amount of ['net', 'gross']) expect(namesIn('company-orders')).toContain(amount)
})

test('what the house writes for itself stays with it (FF-1363)', () => {
  for (const list of ['orders', 'company-orders']) expect(namesIn(list)).not.toContain('internal_note')
  for (const list of ['company-payments', 'applications']) expect(namesIn(list)).not.toContain('note')
  expect(namesIn('company-payments')).not.toContain('reversed_why')
})

test('what stays with the shop is not even read (FF-1363)', () => {
  const read = readColumns(listOf('mails')).map(({ name }) => name)
  expect(read).toEqual(expect.arrayContaining(['id', 'text']))
  expect(read).not.toContain('html')
  expect(readColumns(listOf('applications')).map(({ name }) => name)).toContain('file')
})

test('what was answered in surveys goes along (FF-1369)', () => {
  expect(namesIn('survey-answers')).toContain('answered_at')
  for (const list of ['survey-choices', 'company-survey-choices']) expect(namesIn(list)).toContain('text')
})
