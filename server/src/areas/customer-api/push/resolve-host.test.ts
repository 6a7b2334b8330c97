import { expect, test } from 'vitest'
import { makeResolveHost } from './resolve-host.ts'

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

/** Asks for a name, and says what the system was asked. */
async function ask(name: string, ...network: (() => Promise<readonly string[]>)[]) {
  const asked: string[] = []
  const resolve = makeResolveHost(network, async name => {
    asked.push(name)
    return ['10.0.0.7']
  })
  return { found: await resolve(name), asked }
}

test('the system is asked for what the network does not know, not for what nobody answers', async () => {
  const [none, empty] = [failing('ENOTFOUND'), failing('ENODATA')]
  expect(await ask('shop.example', async () => ['8.8.8.8'], empty)).toEqual({ found: ['8.8.8.8'], asked: [] })
  expect(await ask('shop', none, empty)).toEqual({ found: ['10.0.0.7'], asked: ['shop'] })
  for (const code of ['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED'])
    expect(await ask('shop.example', failing(code), empty)).toEqual({ found: [], asked: [] })
  expect(await ask('localhost', failing('ETIMEOUT'))).toEqual({ found: ['10.0.0.7'], asked: ['localhost'] })
  expect(await ask('127.0.0.1')).toEqual({ found: ['127.0.0.1'], asked: [] })
})

test('the system is asked for one name at a time', async () => {
  let asked = 0
  let answer = () => {}
  const resolve = makeResolveHost([failing('ENOTFOUND')], () => {
    asked++
    return new Promise((_, reject) => {
      answer = () => reject(new Error('no such name'))
    })
  })
  const first = resolve('one')
  const second = resolve('two')
  await new Promise(setImmediate)
  expect(asked).toBe(1)
  answer()
  expect(await first).toEqual([])
  await new Promise(setImmediate)
  expect(asked).toBe(2)
  answer()
  expect(await second).toEqual([])
})
