import { expect, test } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

/** A server that answers these one after the other, and notes what it was sent. */
function answering(...answers: Response[]) {
  const bodies: string[] = []
  const waits: number[] = []
  const send = async (request: Request | string | URL) => {
    bodies.push(await (request as Request).text())
    return answers[bodies.length - 1]!
  }
  const ask = patientFetch(send, 3, async seconds => void waits.push(seconds))
  return { ask, bodies, waits }
}
const busy = (status: number, after?: string) =>
  new Response(null, { status, headers: after === undefined ? {} : { 'retry-after': after } })
const order = () => new Request('https://shop.example/api/v1/orders', { method: 'POST', body: '{"lines":[]}' })

test('it waits as long as the server asks, and sends the same once more (FF-1070)', async () => {
  const { ask, bodies, waits } = answering(busy(429, '12'), busy(503), new Response('{}'))
  expect((await ask(order())).status).toBe(200)
  expect(waits).toEqual([12, 1])
  expect(bodies).toEqual(Array(3).fill('{"lines":[]}'))
})

test('it gives up after so many times, and does not wait for ever (FF-1070)', async () => {
  const tired = answering(busy(429, '1'), busy(429, '1'), busy(429, '1'))
  expect((await tired.ask(order())).status).toBe(429)
  expect(tired.waits).toEqual([1, 1])
  const { ask, waits } = answering(busy(503, '3600'))
  expect((await ask(order())).status).toBe(503)
  expect(waits).toEqual([])
})

test('what was refused for another reason is not sent again', async () => {
  const { ask, bodies } = answering(busy(422), busy(200))
  expect((await ask(order())).status).toBe(422)
  expect(bodies).toHaveLength(1)
})
