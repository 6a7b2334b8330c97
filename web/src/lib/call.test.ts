import { endpoint } from '@fairfloor/domain/endpoint'
import { file, jsonField, shapes, success } from '@fairfloor/domain/shapes'
import { addPositions, changePosition, getBasket, removePosition } from '@fairfloor/domain/show-orders/contract'
import { getVts } from '@fairfloor/domain/trade-show/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call, newIdempotencyKey } from './call.ts'
import { makeQueryClient, queryOf, takeFirstData } from './query.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

function answer(body: unknown, init: ResponseInit = {}) {
  fetched.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
  vi.stubGlobal('fetch', fetched)
}
const sent = () => {
  const [url, init] = fetched.mock.lastCall!
  return { url, method: init.method, body: init.body, headers: new Headers(init.headers) }
}
const failure = () => call(getVts, {}).catch((error: Error) => error.message)

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('a call', () => {
  test('asks for JSON and carries the marker (TS-490, SH-518, SH-519)', async () => {
    answer({ phase: 'ordering' })
    expect(await call(getVts, {})).toEqual({ phase: 'ordering' })
    expect(sent()).toMatchObject({ url: '/api/onlineshop/vts', method: 'GET' })
    expect(sent().headers.get('accept')).toBe('application/json')
    expect(sent().headers.get('x-requested-with')).toBe('XMLHttpRequest')
  })

  test('changes by PATCH with JSON, removes by DELETE (TS-494, SH-521, SH-523)', async () => {
    answer({})
    await call(changePosition, { params: { id: 7 }, body: { quantity: 3 } })
    expect(sent()).toMatchObject({ method: 'PATCH', body: '{"quantity":3}' })
    expect(sent().url).toBe('/api/onlineshop/vts-basket-product-attributes/7')
    expect(sent().headers.get('content-type')).toBe('application/json')
    await call(removePosition, { params: { id: 7 } })
    expect(sent()).toMatchObject({ method: 'DELETE', body: undefined })
  })

  test('acts by POST, a form’s fields as a form to the path of its endpoint (TS-494, SH-522, SH-523)', async () => {
    answer({})
    const key = newIdempotencyKey()
    const positions = [{ product_attribute_id: 7, quantity: 3 }]
    await call(addPositions, { body: { positionsJson: positions } }, { idempotencyKey: key })
    expect(sent()).toMatchObject({ url: '/api/onlineshop/vts-basket-add-position', method: 'POST' })
    expect(Object.fromEntries(sent().body as URLSearchParams)).toEqual({ positionsJson: JSON.stringify(positions) })
    expect(sent().headers.get('idempotency-key')).toBe(key)
  })
})

test('a call that takes files sends them in a form of their own kind', async () => {
  answer({ success: true })
  const its = shapes({
    body: z.object({ name: z.string(), sizes: jsonField(z.array(z.int())), photo: file }),
    answer: success,
  })
  const upload = endpoint<typeof its>()({
    method: 'POST',
    path: '/upload',
    summary: 'For this test',
    who: 'user',
    sends: 'files',
  })
  const photo = { filename: 'a.png', type: 'image/png', content: new Uint8Array([1, 2]) }
  await call(upload, { body: { name: 'x', sizes: [3], photo } })
  const form = sent().body as FormData
  expect([form.get('name'), form.get('sizes')]).toEqual(['x', '[3]'])
  const { name, type, size } = form.get('photo') as File
  expect({ name, type, size }).toEqual({ name: 'a.png', type: 'image/png', size: 2 })
  expect(sent().headers.get('content-type')).toBeNull()
})

describe('a failed call', () => {
  test('says what the server’s detail says (TS-524, SH-626)', async () => {
    answer({ detail: 'The ordering window is closed.', code: 'x' }, { status: 409, statusText: 'Conflict' })
    expect(await failure()).toBe('The ordering window is closed.')
  })

  test('says the status text where there is no detail (TS-525, SH-627)', async () => {
    answer('<html>', { status: 502, statusText: 'Bad Gateway' })
    expect(await failure()).toBe('Bad Gateway')
  })

  test('says what could not be fetched where there is nothing else (TS-528, SH-630)', async () => {
    answer('', { status: 500 })
    expect(await failure()).toBe('Failed to fetch /api/onlineshop/vts')
    fetched.mockRejectedValue(new TypeError('NetworkError when attempting to fetch resource.'))
    expect(await failure()).toBe('Failed to fetch /api/onlineshop/vts')
  })

  test('is a success with a non-empty error, too; an empty one is none (TS-526, SH-628)', async () => {
    answer({ error: 'Sold out.' })
    expect(await failure()).toBe('Sold out.')
    answer({ error: '' })
    expect(await call(getVts, {})).toEqual({ error: '' })
  })
})

describe('a query', () => {
  const query = queryOf(getBasket, { query: { status: 'confirmation' } })

  test('has its address as its key, and fails with the call’s message (TS-527, SH-629)', async () => {
    expect(query.queryKey).toEqual(['/api/onlineshop/vts-basket?status=confirmation'])
    answer({ detail: 'Please log in.' }, { status: 401 })
    await expect(makeQueryClient().fetchQuery(query)).rejects.toThrow('Please log in.')
  })

  test('that the server found nothing for when it made the page fails without asking, the first time', async () => {
    const [address] = query.queryKey
    document.body.innerHTML = `<script type="application/json" id="first-missing">{"${address}":{"detail":"None."}}</script>`
    answer({ total: 1 })
    takeFirstData(makeQueryClient())
    await expect(makeQueryClient().fetchQuery(query)).rejects.toMatchObject({ status: 404, message: 'None.' })
    expect(fetched).not.toHaveBeenCalled()
    expect(await makeQueryClient().fetchQuery(query)).toEqual({ total: 1 })
  })

  test('that was missing when the page was made is asked for a quarter of a minute later', async () => {
    vi.useFakeTimers()
    const [address] = query.queryKey
    document.body.innerHTML = `<script type="application/json" id="first-missing">{"${address}":{"detail":"None."}}</script>`
    answer({ total: 1 })
    takeFirstData(makeQueryClient())
    vi.advanceTimersByTime(15_000)
    vi.useRealTimers()
    expect(await makeQueryClient().fetchQuery(query)).toEqual({ total: 1 })
  })

  test('is not fetched again when the window gets the focus (TS-491, SH-520)', () =>
    expect(makeQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false))
})
