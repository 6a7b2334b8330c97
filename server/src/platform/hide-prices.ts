import { price } from '@fairfloor/domain/shapes'
import * as z from 'zod/mini'

type Hide = (answer: unknown) => unknown

const same: Hide = answer => answer

/**
 * Sets each `price` in an answer of this shape to null, for viewers who may not see prices. Derived from the shape, so
 * that handlers need not remember it.
 */
export const priceHider = (shape: z.ZodMiniType): Hide => hiderOf(shape) ?? same

/**
 * @returns undefined if it contains no price
 * @throws Error for a price in a shape of a kind that is not handled, which everybody would see
 */
function hiderOf(shape: z.core.$ZodType): Hide | undefined {
  if (shape === price) return () => null
  if (shape instanceof z.ZodMiniObject) return fieldsOf(shape)
  if (shape instanceof z.ZodMiniArray) {
    const hide = hiderOf(shape._zod.def.element)
    return hide && (answer => (answer as unknown[]).map(hide))
  }
  if (shape instanceof z.ZodMiniRecord) {
    const hide = hiderOf(shape._zod.def.valueType)
    return hide && (answer => mapFields(answer, (_, value) => hide(value)))
  }
  if (shape instanceof z.ZodMiniNullable || shape instanceof z.ZodMiniOptional) {
    const hide = hiderOf(shape._zod.def.innerType)
    return hide && (answer => (answer === null || answer === undefined ? answer : hide(answer)))
  }
  if (holdsPrice(shape._zod.def)) throw new Error(`A price inside a ${shape._zod.def.type} cannot be hidden yet`)
  return undefined
}

/** Whether a price is anywhere in the definition of a shape. */
function holdsPrice(part: unknown): boolean {
  if (part === price) return true
  if (part instanceof z.ZodMiniType) return holdsPrice(part._zod.def)
  return typeof part === 'object' && part !== null && Object.values(part).some(holdsPrice)
}

function fieldsOf(shape: z.ZodMiniObject): Hide | undefined {
  const hiders = new Map(Object.entries(shape._zod.def.shape).map(([name, field]) => [name, hiderOf(field)]))
  if ([...hiders.values()].every(hide => !hide)) return undefined
  return answer => mapFields(answer, (name, value) => (hiders.get(name) ?? same)(value))
}

const mapFields = (answer: unknown, change: (name: string, value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(answer as object).map(([name, value]) => [name, change(name, value)]))
