import { expect, test } from 'vitest'
import { serveWaiting } from './serve.ts'

const FLAVOUR = 7
const wait = (orderId: number, open: number, flavourId = FLAVOUR) => ({ orderId, line: 1, flavourId, open })

test('of 8 that arrive, the older order gets the 6 it waits for and the younger one 2 (FF-880)', () => {
  const served = serveWaiting(new Map([[FLAVOUR, 8]]), [wait(1, 6), wait(2, 10)])
  expect(served.map(({ orderId, quantity }) => [orderId, quantity])).toEqual([
    [1, 6],
    [2, 2],
  ])
})

test('what nobody waits for stays free, and a flavour without pieces serves nobody', () => {
  expect(serveWaiting(new Map([[FLAVOUR, 8]]), [wait(1, 3), wait(2, 4, 8)])).toEqual([
    { orderId: 1, line: 1, flavourId: FLAVOUR, quantity: 3 },
  ])
  expect(serveWaiting(new Map(), [wait(1, 3)])).toEqual([])
})

test('two lines of one order are served in turn', () => {
  const lines = [wait(1, 3), { ...wait(1, 3), line: 2 }]
  expect(serveWaiting(new Map([[FLAVOUR, 4]]), lines).map(({ line, quantity }) => [line, quantity])).toEqual([
    [1, 3],
    [2, 1],
  ])
})
