import type { getImport } from '@fairfloor/domain/catalogue/import-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { ImportDeskPage } from '../ImportDeskPage.tsx'

afterEach(closePage)

type Import = Answer<typeof getImport>

const IMPORTS = '/api/admin/imports'
const none = { new: 0, changed: 0, unchanged: 0 }
const report: NonNullable<Import['report']> = {
  ...{ dry_run: true, format: 'csv', encoding: 'utf-8', rows: { taken: 1, repeated: 2, refused: 30 } },
  counts: {
    ...{ brand: { new: 1, changed: 0, unchanged: 0 }, category: none, product: none, size: none },
    ...{ flavour: { new: 3, changed: 1200, unchanged: 7 }, price: none, stock: none },
  },
  ...{ mended: 4, joined: 5, kept: 6, placeholders: ['{{vm.sku.name}}'] },
  reasons: [{ column: 'regular_price', reason: 'This is no amount.', count: 30 }],
  refusals: [{ row: 3, column: 'regular_price', value: 'a lot', reason: 'This is no amount.' }],
}
const one: Import = {
  ...{ id: 9, name: 'list.csv', size: 2_400_000, uploaded_at: '2031-05-06T12:00:00Z', uploaded_by: 'Olga' },
  ...{ state: 'waiting', interrupted: false, rows: 0, percent: 0, failure: null, report: null },
}
const listOf = (...imports: Import[]) => ({
  ...{ next: null, previous: null, total: imports.length, time_zone: 'Europe/Berlin' },
  imports,
})
const open = (answers: Answers = {}, query = '') =>
  openPage({ '/admin/import': ImportDeskPage }, `/admin/import${query}`, {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    [`GET ${IMPORTS}`]: listOf(),
    ...answers,
  })
const dropped = (name: string, text: string) => new File([text], name, { type: 'text/csv' })
const input = (label: string) => screen.findByLabelText(label, { selector: 'input' })

test('a price list is compared as it is dropped, says what it would change, and is imported with one press (FF-856)', async () => {
  let state: Import = { ...one, state: 'compared', report }
  const { calls, address } = open({
    [`POST ${IMPORTS}`]: one,
    [`POST ${IMPORTS}/9/compare`]: () => state,
    [`POST ${IMPORTS}/9/start`]: () => {
      state = { ...one, state: 'imported', report: { ...report, dry_run: false } }
      return state
    },
    [`GET ${IMPORTS}/9`]: () => state,
  })
  expect(await screen.findByText('No file yet')).toBeTruthy()
  await userEvent.upload(await input('Price list'), dropped('list.csv', 'brand,product'))
  expect(await screen.findByText('This is what the file would change. Nothing is written yet.')).toBeTruthy()
  expect(address()).toBe('/admin/import?open=9')
  const { file, mapping } = calls(`POST ${IMPORTS}`)[0]!.body as { file: File; mapping?: File }
  expect([file.name, await file.text(), mapping]).toEqual(['list.csv', 'brand,product', undefined])
  for (const words of [
    'Rows: 1 taken, 2 repeated, 30 refused.',
    'Kept as set by hand: 6 values.',
    'Broken characters mended in 4 cells.',
    'Sizes joined to one that is offered alike: 5.',
    'Flavours named like a placeholder, please look: {{vm.sku.name}}.',
    'The first 1 are listed.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  const changes = within(screen.getByRole('table', { name: 'What changes' }))
  expect(changes.getByRole('row', { name: /^Flavours/ }).textContent).toBe('FlavoursNew3Changed1.200Unchanged7')
  expect(within(screen.getByRole('table', { name: 'Refused or left out, by reason' })).getByText('30')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Refused rows' })).getByText('a lot')).toBeTruthy()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('This is what the file has changed.')).toBeTruthy()
  expect(calls(`POST ${IMPORTS}/9/start`)).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Import again' })).toBeTruthy()
})

test('a mapping is chosen before the file and goes with it, unless it is taken back', async () => {
  const { calls } = open({ [`POST ${IMPORTS}`]: refusal(422, 'This is no price list.') })
  await userEvent.upload(await input('Mapping'), new File(['{}'], 'map.json', { type: 'application/json' }))
  expect(await screen.findByText('map.json')).toBeTruthy()
  await userEvent.upload(await input('Price list'), dropped('list.csv', 'x'))
  expect(await screen.findByText('This is no price list.')).toBeTruthy()
  expect((calls()[0]!.body as { mapping: File }).mapping.name).toBe('map.json')
  await userEvent.click(screen.getByRole('button', { name: 'Without it' }))
  expect(screen.queryByText('map.json')).toBeNull()
  expect(calls()).toHaveLength(1)
})

test('a file that has to wait for another one says so and can be compared and imported from its sheet', async () => {
  const { calls } = open({
    [`POST ${IMPORTS}`]: one,
    [`POST ${IMPORTS}/9/compare`]: refusal(409, 'Another file is being imported.', [], 'import_running'),
    [`POST ${IMPORTS}/9/start`]: refusal(409, 'It still runs.', [], 'import_running'),
    [`GET ${IMPORTS}/9`]: one,
  })
  await userEvent.upload(await input('Price list'), dropped('list.csv', 'x'))
  expect((await screen.findAllByText('Another file is being imported.')).length).toBeGreaterThan(0)
  const sheet = within(await screen.findByRole('dialog', { name: 'list.csv' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Import' }))
  expect(await sheet.findByText('It still runs.')).toBeTruthy()
  await userEvent.click(sheet.getByRole('button', { name: 'Compare again' }))
  await waitFor(() => expect(calls(`POST ${IMPORTS}/9/compare`)).toHaveLength(2))
})

test('a file that runs shows how far it is until it is over; the list names each with its state', async () => {
  const states: Import[] = [
    { ...one, state: 'comparing', percent: 40, rows: 1200 },
    { ...one, state: 'failed', failure: 'The file has no column “brand”.' },
  ]
  const { address } = open(
    {
      [`GET ${IMPORTS}`]: listOf(one, { ...one, id: 8, name: 'old.csv', state: 'importing', interrupted: true }),
      [`GET ${IMPORTS}/9`]: () => (states.length > 1 ? states.shift() : states[0]),
      [`GET ${IMPORTS}/8`]: { ...one, id: 8, name: 'old.csv', state: 'importing', interrupted: true },
    },
    '?open=9',
  )
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Progress' })
  expect(progress.value).toBe(40)
  expect(screen.getByText('40 %, 1.200 rows read')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  expect(await screen.findByText('The file has no column “brand”.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(address()).toBe('/admin/import')
  expect((await screen.findByRole('row', { name: /list\.csv/ })).textContent).toMatch(/2,4 MB.*uploaded.*Olga/)
  await userEvent.click(screen.getByRole('link', { name: 'Open old.csv' }))
  expect(screen.getByRole('row', { name: /old\.csv/, hidden: true }).textContent).toContain('interrupted')
  expect(await screen.findByText(/^The server stopped while it ran\. Start it again/)).toBeTruthy()
})

test('the report speaks German', async () => {
  document.documentElement.lang = 'de'
  open({ [`GET ${IMPORTS}/9`]: { ...one, state: 'compared', report } }, '?open=9')
  expect(await screen.findByText('Zeilen: 1 übernommen, 2 wiederholt, 30 abgelehnt.')).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Abgelehnte Zeilen' })).toBeTruthy()
})
