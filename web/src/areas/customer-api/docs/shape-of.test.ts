import { money } from '@fairfloor/domain/shapes'
import { addPositions, getBasketStatus } from '@fairfloor/domain/show-orders/shapes'
import { getScene } from '@fairfloor/domain/trade-show/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Schema, shapeOf } from './shape-of.ts'

const shape = (type: z.ZodMiniType, io: 'input' | 'output' = 'output') =>
  shapeOf(z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema)

test('an object has a field a line, with what is optional marked', () => {
  const line = z.object({
    id: z.int().check(z.positive()),
    name: z.string().check(z.maxLength(64)).register(z.globalRegistry, { description: 'In full.' }),
    eta: z.optional(z.nullable(z.iso.date())),
    price: money,
    of: z.array(z.object({ kind: z.enum(['a', 'b']) })).check(z.minLength(1)),
  })
  expect(shape(line)).toBe(`{
  id: integer 1…
  // In full.
  name: string of length …64
  eta?: date | null
  price: amount
  of: array of {
    kind: "a" | "b"
  } × 1…
}`)
})

test.each([
  [z.unknown(), 'anything'],
  [z.object({}), '{}'],
  [z.record(z.string(), z.boolean()), 'object of boolean by name'],
  [z.tuple([z.number(), z.number()]), '[number, number]'],
  [z.int().check(z.minimum(0), z.maximum(99_999)), 'integer 0…99999'],
  [z.literal(true), 'true'],
  [z.uuid(), 'uuid'],
])('%# reads as %s', (type, text) => {
  expect(shape(type as z.ZodMiniType)).toBe(text)
})

test('what the product really serves can be read', () => {
  expect(shape(getBasketStatus.answer)).toContain('has_first_basket: boolean')
  expect(shape(addPositions.body, 'input')).toContain('positionsJson: string')
  expect(shape(getScene.answer)).toMatch(/kind: "booth"[\s\S]*\} \| \{[\s\S]*kind: "scene"/)
})
