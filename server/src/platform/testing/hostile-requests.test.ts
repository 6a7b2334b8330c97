import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Served } from '../serve.ts'
import { canBeInAddress } from './hostile-parts.ts'
import { attacksOn } from './hostile-requests.ts'
import { sampleOn } from './hostile-sample.ts'
import { ownHostileTexts } from './hostile-values.ts'
import { randomFrom } from './random.ts'

const rename: Served = {
  method: 'PUT',
  path: '/things/:id',
  summary: 'Renames a thing',
  who: 'operator',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string(), note: z.string(), rank: z.number() }),
  answer: z.null(),
}
const further = Array.from({ length: 10 }, (_, i) => `further ${i}`)

test('our own texts reach every field, and each further one the address and a field that holds text', () => {
  const attacks = [...attacksOn(rename, {}, { texts: [...ownHostileTexts, ...further], broken: false })]
  const urls = attacks.map(({ options }) => String(options().url))
  const bodies = attacks.map(({ options }) => String(options().payload))
  const sent = (name: string, text: string) => bodies.some(body => body.includes(`"${name}":${JSON.stringify(text)}`))

  for (const text of ownHostileTexts) for (const name of ['name', 'note', 'rank']) expect(sent(name, text)).toBe(true)
  for (const text of further) {
    expect(urls).toContain(`/things/${encodeURIComponent(text)}`)
    expect(sent('name', text) || sent('note', text)).toBe(true)
  }
  expect(sent('rank', 'further 1')).toBe(false)
})

test('of the short run, too, each of our own texts reaches every field: alone where its shape takes the text', () => {
  const sent = [...sampleOn(rename, {}, randomFrom(1))].map(({ options }) => options())
  const urls = sent.map(({ url }) => url)
  const bodies = sent.map(({ payload }) => String(payload))

  for (const text of ownHostileTexts) {
    if (canBeInAddress(text)) expect(urls).toContain(`/things/${encodeURIComponent(text)}`)
    expect(bodies).toContain(JSON.stringify({ name: text, note: '1', rank: 1 }))
    expect(bodies).toContain(JSON.stringify({ name: '1', note: text, rank: 1 }))
    expect(bodies).toContain(JSON.stringify({ name: '1', note: '1', rank: text }))
  }
})

test('where several shapes refuse a text, one request has it in all of them', () => {
  const body = z.object({ rank: z.number(), place: z.object({ row: z.number() }), isNew: z.boolean() })
  const sent = [...sampleOn({ ...rename, body }, {}, randomFrom(1))].map(({ options }) => String(options().payload))

  for (const text of ownHostileTexts)
    expect(sent).toContain(JSON.stringify({ rank: text, place: { row: text }, isNew: text }))
})
