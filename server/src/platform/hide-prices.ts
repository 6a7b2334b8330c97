import { exactStock, price } from '@fairfloor/domain/shapes'
import * as z from 'zod/mini'

type Hide = (answer: unknown) => unknown

const same: Hide = answer => answer

/** What viewers who may not see prices are not told: amounts, and how many pieces are in stock. */
const HIDDEN: readonly unknown[] = [price, exactStock]

/**
 * Sets each `price` and `exactStock` in an answer of this shape to null, for viewers who may not see prices. Derived from
 * the shape, so that handlers need not remember it.
 */
export const priceHider = (shape: z.ZodMiniType): Hide => hiderOf(shape) ?? same

/**
 * @returns undefined if it contains neither
 * @throws Error for one of them in a shape of a kind that is not handled, which everybody would see
 */
function hiderOf(shape: z.core.$ZodType): Hide | undefined {
  if (HIDDEN.includes(shape)) return () => null
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
  if (holdsHidden(shape._zod.def))
    throw new Error(`A price or stock inside a ${shape._zod.def.type} cannot be hidden yet`)
  return undefined
}

/** Whether one of them is anywhere in the definition of a shape. */
function holdsHidden(part: unknown): boolean {
  if (HIDDEN.includes(part)) return true
  if (part instanceof z.ZodMiniType) return holdsHidden(part._zod.def)
  return typeof part === 'object' && part !== null && Object.values(part).some(holdsHidden)
}

function fieldsOf(shape: z.ZodMiniObject): Hide | undefined {
  const hiders = new Map(Object.entries(shape._zod.def.shape).map(([name, field]) => [name, hiderOf(field)]))
  if ([...hiders.values()].every(hide => !hide)) return undefined
  return answer => mapFields(answer, (name, value) => (hiders.get(name) ?? same)(value))
}

const mapFields = (answer: unknown, change: (name: string, value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(answer as object).map(([name, value]) => [name, change(name, value)]))
