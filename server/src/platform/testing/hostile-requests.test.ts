import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Served } from '../serve.ts'
import { attacksOn } from './hostile-requests.ts'
import { ownHostileTexts } from './hostile-values.ts'

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
  const urls = attacks.map(({ options }) => String(options.url))
  const bodies = attacks.map(({ options }) => String(options.payload))
  const sent = (name: string, text: string) => bodies.some(body => body.includes(`"${name}":${JSON.stringify(text)}`))

  for (const text of ownHostileTexts) for (const name of ['name', 'note', 'rank']) expect(sent(name, text)).toBe(true)
  for (const text of further) {
    expect(urls).toContain(`/things/${encodeURIComponent(text)}`)
    expect(sent('name', text) || sent('note', text)).toBe(true)
  }
  expect(sent('rank', 'further 1')).toBe(false)
})
