import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './errors.ts'
import { makeTurns } from './in-turn.ts'

test('of what waits for its turn there is a most: more is 503 with Retry-After, until there is room again', async () => {
  const inTurn = makeTurns({ atOnce: 2, mostWaiting: 3, mostOfOne: 9 })
  const free: (() => void)[] = []
  const server = Fastify()
  answerErrors(server)
  server.get('/', () => inTurn('one', () => new Promise<string>(resolve => free.push(() => resolve('done')))))
  const call = () => server.inject('/')
  await server.ready()
  const first: ReturnType<typeof call>[] = []
  for (let i = 0; i < 5; i++) {
    first.push(call())
    await setImmediate()
  }
  const refused = await call()
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '10'])
  free.shift()!()
  await first[0]
  const last = call()
  while (free.length < 2) await setImmediate()
  const all = Promise.all([...first, last])
  let isDone = false
  const ended = all.finally(() => {
    isDone = true
  })
  while (!isDone) {
    free.shift()?.()
    await setImmediate()
  }
  expect((await ended).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
})

test('one asker takes no more than its places, and has them again when its work has ended, well or not', async () => {
  const inTurn = makeTurns({ atOnce: 1, mostWaiting: 9, mostOfOne: 2 })
  let fail = (_: Error) => {}
  const first = inTurn('one', () => new Promise<never>((_, reject) => (fail = reject)))
  const second = inTurn('one', async () => 'second')
  await expect(inTurn('one', async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
  const other = inTurn('other', async () => 'other')
  fail(new Error('unreadable'))
  await expect(first).rejects.toThrow('unreadable')
  expect([await second, await other, await inTurn('one', async () => 'third')]).toEqual(['second', 'other', 'third'])
})
