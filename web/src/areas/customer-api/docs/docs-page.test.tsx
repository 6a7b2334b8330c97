import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visitor } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { DocsPage } from './DocsPage.tsx'
import type { ApiDocument } from './document.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(closePage)

const answer = { 200: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } } }
const reference: ApiDocument = {
  info: { title: 'API', version: '1', description: 'Every call of the shop.' },
  paths: {
    '/api/onlineshop/orders': {
      get: { operationId: 'getOrders', summary: 'The orders of a company', 'x-who': 'user', responses: answer },
      post: {
        ...{ operationId: 'placeBasket', summary: 'Orders the basket', 'x-who': 'customer', responses: answer },
        'x-refusals': [{ code: 'over_credit_limit', status: 409 }],
      },
    },
    '/api/v1/products': {
      get: { operationId: 'v1Products', summary: 'Products by page', 'x-who': 'client', responses: answer },
    },
  },
}
const open = (answers: Answers = {}) =>
  openPage({ '/api/docs': DocsPage }, '/api/docs', {
    'GET /api/current_user': visitor,
    'GET /api/openapi.json': reference,
    ...answers,
  })

test('every call stands in its group; one opens with who may make it and what it refuses', async () => {
  open()
  expect(await screen.findByText('Every call of the shop.')).toBeTruthy()
  const groups = within(await screen.findByRole('navigation', { name: 'Groups' }))
  expect(groups.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Orders 2 calls',
    'Customer API 1 call',
  ])
  await userEvent.click(screen.getByRole('button', { name: /POST.*Orders the basket/ }))
  expect(await screen.findByText('Users of a customer')).toBeTruthy()
  expect(screen.getByText('over_credit_limit')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'openapi.json' }).getAttribute('href')).toBe('/api/openapi.json')
})

test('calls are found by words and by what they refuse; where none fits, it says so', async () => {
  open()
  const search = await screen.findByRole('textbox', { name: 'Search calls' })
  await userEvent.type(search, 'credit')
  expect(screen.getByRole('button', { name: /Orders the basket/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Products by page/ })).toBeNull()
  await userEvent.type(search, ' zebra')
  expect(screen.getByText('No call fits this search.')).toBeTruthy()
})

test('a document that does not come can be asked for again', async () => {
  const documents = [refusal(400, 'Not now.'), reference]
  open({ 'GET /api/openapi.json': () => documents.shift() })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('navigation', { name: 'Groups' })).toBeTruthy()
})
