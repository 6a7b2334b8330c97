import { listApiReferences } from '@fairfloor/domain/customer-api/rest/references-shapes'
import { addToWeekBasket } from '@fairfloor/domain/newcomer-week/basket-shapes'
import { date, idField, instant, quantity } from '@fairfloor/domain/shapes'
import { describe, expect, test } from 'vitest'
import * as classic from 'zod'
import * as z from 'zod/mini'
import { fieldErrors } from './field-words.ts'

const said = (shape: z.ZodMiniType, value: unknown) => {
  const read = shape.safeParse(value)
  return read.success ? [] : fieldErrors(read.error.issues).map(({ path, detail }) => `${path}: ${detail}`)
}

describe('what is wrong is said as a person says it, with the whole path', () => {
  const positions = (...lines: object[]) => ({ positionsJson: JSON.stringify(lines) })

  test.each<[z.ZodMiniType, unknown, string[]]>([
    [
      addToWeekBasket.body,
      positions({ product_attribute_id: 1, quantity: 1.5 }),
      ['positionsJson.0.quantity: A whole number is expected.'],
    ],
    [
      addToWeekBasket.body,
      positions({ product_attribute_id: 1, quantity: '2' }),
      ['positionsJson.0.quantity: A whole number is expected.'],
    ],
    [
      addToWeekBasket.body,
      positions({ ncw_product_attribute_id: 1, quantity: 0 }),
      ['positionsJson.0.quantity: At least 1 is expected.'],
    ],
    [addToWeekBasket.body, positions({ quantity: 1 }), ['positionsJson.0.product_attribute_id: This is missing.']],
    [addToWeekBasket.body, positions(), ['positionsJson: This must not be empty.']],
    [z.object({ id: idField }), { id: 'x' }, ['id: A whole number is expected.']],
    [
      listApiReferences.query,
      { updated_since: 'yesterday' },
      ['updated_since: An instant is ISO 8601 with its offset, such as 2031-05-06T12:00:00Z.'],
    ],
    [listApiReferences.query, { limit: '0' }, ['limit: At least 1 is expected.']],
    [z.object({ on: date }), { on: '6.5.2031' }, ['on: A day is YYYY-MM-DD, such as 2031-05-06.']],
    [
      z.object({ at: instant, n: quantity }),
      { n: 100_000 },
      ['at: This is missing.', 'n: At most 99,999 is expected.'],
    ],
    [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, ['kind: One of a, b is expected.']],
    [z.object({ name: z.string().check(z.maxLength(3)) }), { name: 'four' }, ['name: At most 3 characters.']],
    [z.object({ all: z.array(z.string()).check(z.minLength(2)) }), { all: ['a'] }, ['all: At least 2 entries.']],
    [
      z.object({ line: z.strictObject({ a: z.int() }) }),
      { line: { a: 1, b: 2 } },
      ['line.b: This field is not known.'],
    ],
    [
      z.object({ is: z.boolean(), of: z.object({}) }),
      { is: 1, of: 1 },
      ['is: true or false is expected.', 'of: An object with fields is expected.'],
    ],
  ])('%#', (shape, value, expected) => {
    expect(said(shape, value)).toEqual(expected)
  })
})

test('no shape answers in the words of the validator, whatever kind it is (SH-615)', () => {
  const kinds = [
    z.string(),
    z.number(),
    z.int(),
    z.boolean(),
    z.array(z.int()),
    z.record(z.string(), z.int()),
    z.literal('a'),
    z.null(),
    z.never(),
    z.email(),
    z.url(),
    z.iso.datetime(),
    z.iso.date(),
    z.uuid(),
    z.string().check(z.regex(/^x$/)),
    z.number().check(z.multipleOf(5)),
    z.tuple([z.int()]),
    z.map(z.string(), z.int()),
    z.bigint(),
    z.custom(() => false),
    classic.string().min(3),
    classic.number().max(3),
  ]
  for (const shape of kinds)
    for (const value of [undefined, null, 7, 'seven', [], {}, true, Number.NaN])
      for (const error of said(shape as z.ZodMiniType, value))
        expect(error).not.toMatch(/Invalid|expected (string|number|array|object|int)|pattern|Too |received/)
})
