import { endpoint } from '@fairfloor/domain/endpoint'
import type { RefusalCode } from '@fairfloor/domain/refusals'
import { refuse } from '@fairfloor/domain/seller/refusals'
import { money, shapes } from '@fairfloor/domain/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { makeServer } from '../http.ts'
import { makeLog } from '../log.ts'
import { openApi } from '../openapi.ts'
import type { Platform } from '../platform.ts'
import { serve } from '../serve.ts'
import { checkAnswers } from './described.ts'

const its = shapes({ params: z.object({ id: z.string() }), answer: z.object({ price: money }) })
const price = endpoint<typeof its>()({
  method: 'GET',
  path: '/prices/:id',
  summary: 'For this test',
  who: 'anyone',
})

/** Answers to which the described call has come. */
const answers: Record<string, unknown> = {
  right: { price: 17.1 },
  more: { price: 17.1, name: 'x' },
  less: {},
  text: { price: '17.1' },
}

async function ask(id: string, refuses: readonly RefusalCode[] = ['no_delivery']) {
  const config = readConfig({})
  const server = await makeServer(config, makeLog('silent'))
  const platform = { server, config, clock: () => new Date(0), outbox: { nudge: () => {} } } as unknown as Platform
  serve(platform, { ...price, refusals: refuses }, its, ({ params }) => {
    if (params.id === 'declared') throw refuse('no_delivery', { country: 'Norway' })
    if (params.id === 'undeclared') throw refuse('no_vat_rate', { vatClass: 'standard', country: 'Norway' })
    return answers[params.id] as { price: number }
  })
  server.get('/api/openapi.json', () => openApi(server.served, { title: 'API', url: config.publicUrl, cookie: 'c' }))
  checkAnswers(server)
  const { statusCode } = await server.inject(`/prices/${id}`)
  await server.close()
  return statusCode
}

test('an answer as described passes, and prices of two decimals are (FF-352)', async () =>
  expect(await ask('right')).toBe(200))

test.each(['more', 'less', 'text'])('with something else in it the test that asked fails: %s (FF-352)', async id => {
  await expect(ask(id)).rejects.toThrow('GET /prices/')
})

test('a refusal that its endpoint declares passes', async () => expect(await ask('declared')).toBe(422))

test('with a refusal that its endpoint does not declare the test that asked fails', async () => {
  await expect(ask('undeclared')).rejects.toThrow('GET /prices/undeclared refuses with no_vat_rate')
})

test('an app whose calls declare something else is held to its own description', async () => {
  await expect(ask('undeclared', ['no_vat_rate'])).resolves.toBe(409)
  await expect(ask('undeclared')).rejects.toThrow('refuses with no_vat_rate')
})
