import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { OrderListsPage } from './OrderListsPage.tsx'
import { TypedToList } from './TypedToList.tsx'

afterEach(closePage)

const LISTS = '/api/onlineshop/order-lists'
const list = (id: number, name: string, part: object = {}) => ({
  ...{ id, name, sharing: 'private', owner: { id: 1, name: 'Bea Buyer' }, total_lines: 2, total_quantity: 30 },
  ...{ changed_at: '2031-05-06T12:00:00Z', changed_by: { id: 1, name: 'Bea Buyer' } },
  ...{ may_change: true, may_manage: true, first_lines: [], total_price_exclusive_tax: 0, ...part },
})
const theirs = list(8, 'Bar', { owner: { id: 2, name: 'Col' }, sharing: 'change', may_manage: false })
const positions = [{ product_attribute_id: 10, quantity: 24 }]
const open = (answers: Answers = {}, address = '/shop') => {
  localStorage.setItem('fairfloor.pending.1.typed', JSON.stringify({ 10: 24 }))
  return openPage(
    {
      '/shop': <TypedToList list="typed" positions={positions} />,
      '/order-lists': OrderListsPage,
      '/order-lists/:list': <p>The list</p>,
    },
    address,
    {
      'GET /api/current_user': buyer(),
      [`GET ${LISTS}`]: [list(7, 'Weekly'), theirs, list(9, 'Read only', { may_change: false })],
      ...answers,
    },
  )
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Put on a list' }))

test('what is typed goes on a new list, which needs a name; it is no longer typed then, and the list opens', async () => {
  const { calls, address } = open({ [`POST ${LISTS}`]: list(11, 'Shelf') })
  await userEvent.click(screen.getByRole('button', { name: 'Put on a list' }))
  const put = await dialog()
  expect(put.getByText('1 product')).toBeTruthy()
  await userEvent.click(put.getByRole('button', { name: 'Save' }))
  expect(put.getByText('Give the list a name.')).toBeTruthy()
  expect(calls()).toEqual([])
  await userEvent.type(put.getByLabelText('Name of the list'), 'Shelf')
  await userEvent.click(put.getByRole('radio', { name: 'Everybody in my company' }))
  await userEvent.dblClick(put.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Put on a list' })).toBeNull())
  expect(calls().map(({ body }) => body)).toEqual([{ name: 'Shelf', sharing: 'read', positions }])
  expect(JSON.parse(localStorage.getItem('fairfloor.pending.1.typed') ?? '{}')).toEqual({})
  await userEvent.click(await screen.findByRole('button', { name: 'View list' }))
  expect(address()).toBe('/order-lists/11')
})

test('it goes on a list of one’s own or a colleague’s that one may change; a refusal keeps what is typed', async () => {
  const answers = [refusal(409, 'The list is full.'), { list: theirs, positions: [] }]
  const { calls } = open({ [`POST ${LISTS}/8/positions`]: () => answers.shift() })
  await userEvent.click(screen.getByRole('button', { name: 'Put on a list' }))
  const put = await dialog()
  const lists = await put.findByRole('combobox', { name: 'List' })
  expect(
    within(lists)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['A new list', 'Weekly', 'Bar (Col’s)'])
  await userEvent.selectOptions(lists, 'Bar (Col’s)')
  expect(put.queryByLabelText('Name of the list')).toBeNull()
  await userEvent.click(put.getByRole('button', { name: 'Save' }))
  expect(await put.findByText('The list is full.')).toBeTruthy()
  expect(localStorage.getItem('fairfloor.pending.1.typed')).toContain('24')
  await userEvent.click(put.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Put on a list' }))
  expect((await dialog()).queryByText('The list is full.')).toBeNull()
  await waitFor(async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }))
    expect(calls()).toHaveLength(2)
  })
  expect(await screen.findByText('Saved on the list ‘Bar’.')).toBeTruthy()
  expect(calls()[1]?.body).toEqual({ positions })
})

test('a list is renamed, and deleted after a question; one that is gone already is gone', async () => {
  const lists = [[list(7, 'Weekly')], [list(7, 'Monthly')], []]
  const { calls } = open(
    {
      [`GET ${LISTS}`]: () => (lists.length > 1 ? lists.shift() : lists[0]),
      [`PATCH ${LISTS}/7`]: list(7, 'Monthly'),
      [`DELETE ${LISTS}/7`]: refusal(404, 'There is no such list.'),
    },
    '/order-lists',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Name and sharing: Weekly' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Name and sharing' }))
  const name = edit.getByLabelText('Name of the list')
  await userEvent.clear(name)
  await userEvent.type(name, 'Monthly{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Monthly' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete?' }))
  expect(question.getByText('This deletes the list ‘Monthly’ with everything on it.')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('There are no order lists yet')).toBeTruthy()
  expect(calls().map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { name: 'Monthly', sharing: 'private' }],
    ['DELETE', undefined],
  ])
})
