import { printed } from '@fairfloor/domain/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ACCOUNTS, type TestShow, testShow } from '../areas/show-orders/test-show.ts'
import { fonts, lackingLetters, printable } from './paper/fonts.ts'
import { printGuard } from './printed.ts'
import { type Browser, withKey } from './testing/app.ts'

describe('the letters of our documents', () => {
  test.each(['Łódź, Größe, façade', 'Đặng Thị Mỹ', 'Αθήνα', 'Київ', '50 € · № 7 – ½ “x”', 'two\n lines\t'])(
    '%s is printed as it is',
    text => {
      expect(lackingLetters(text)).toEqual([])
      for (const name of ['regular', 'bold'] as const) expect(printable(fonts()[name], text)).not.toContain('?')
    },
  )

  test.each([
    ['北京 Straße 北', ['北', '京']],
    ['محمد', ['م', 'ح', 'د']],
    ['רחוב', ['ר', 'ח', 'ו', 'ב']],
    ['Łot-🏋', ['🏋']],
  ])('of %s these are lacking: %j (FF-1653)', (text, lacking) => expect(lackingLetters(text)).toEqual(lacking))
})

test('a printed text is found wherever it stands in a shape, and the field is named (FF-1653)', () => {
  const name = printed(z.string())
  const guard = printGuard(
    z.object({ free: z.string(), lines: z._default(z.array(z.object({ lot: z.nullable(name) })), []) }),
  )!
  const refusal = (value: unknown) => {
    try {
      guard(value)
      return null
    } catch (error) {
      const { code, details, errors } = error as { code: string; details: unknown; errors: { path: string }[] }
      return [code, details, errors.map(({ path }) => path)]
    }
  }
  expect(refusal({ free: '北', lines: [{ lot: null }, { lot: 'Łot 7' }] })).toBeNull()
  expect(refusal({ free: '', lines: [{ lot: null }, { lot: 'Łot-北北' }] })).toEqual([
    'letters_not_printable',
    { letters: '北' },
    ['lines.1.lot'],
  ])
  expect(printGuard(z.object({ free: z.string() }))).toBeUndefined()
  expect(() => printGuard(z.object({ either: z.union([name, z.number()]) }))).toThrow('inside a union')
})

describe('letters that no document can print are refused where they are entered', () => {
  let show: TestShow
  let browsers: Readonly<Record<'buyer' | 'operator' | 'key' | 'visitor', Browser>>
  beforeAll(async () => {
    show = await testShow()
    const buyer = await show.as(ACCOUNTS.buyer)
    const key = await withKey(show.app.platform, buyer)
    browsers = { buyer, key, operator: await show.as(ACCOUNTS.operator), visitor: show.app.browser() }
  })
  afterAll(() => show.app.close())

  const place = { street: 'Kade', number: '7', zip: '1011 AB', city: '北京', country: 'NL' }
  const address = { purpose: 'shipping', company: 'Nova', ...place }
  const order = { lines: [{ sku: 'A', quantity: 1 }], external_reference: '株-1' }
  test.each([
    ['buyer', '/api/company/addresses', address, 'city'],
    ['buyer', '/api/company/invitations', { email: 'a@b.test', name: 'محمد', rights: [] }, 'name'],
    ['visitor', '/api/registrations', { company: '株式会社', invoice: { ...place, city: 'Delft' } }, 'company'],
    ['visitor', '/api/registrations', { invoice: place }, 'invoice.city'],
    ['operator', '/api/admin/people/invitations', { email: 'a@b.test', name: 'רון', role: 'operator' }, 'name'],
    ['key', '/api/v1/orders', order, 'external_reference'],
  ] as const)('%s: POST %s %j (FF-1653)', async (who, url, body, path) => {
    const answer = await browsers[who].post(url, body, { 'idempotency-key': `${who} ${path}` })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'letters_not_printable'])
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path])
  })
})
