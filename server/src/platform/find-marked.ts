import * as z from 'zod/mini'

type Marked = { readonly path: string; readonly value: unknown }
type Find = (value: unknown, path: string) => Marked[]

const none: Find = () => []

/**
 * What finds, in a value of a shape, the parts whose shapes are marked.
 * @returns undefined if there are none
 * @throws Error for a marked part in a shape of a kind that is not handled
 */
export function finderOf(shape: z.core.$ZodType, marks: WeakSet<object>): Find | undefined {
  if (marks.has(shape)) return (value, path) => [{ path, value }]
  if (shape instanceof z.ZodMiniObject) return fieldsOf(shape, marks)
  if (shape instanceof z.ZodMiniArray) {
    const find = finderOf(shape._zod.def.element, marks)
    return find && ((values, path) => (values as unknown[]).flatMap((value, i) => find(value, inside(path, String(i)))))
  }
  if (shape instanceof z.ZodMiniNullable || shape instanceof z.ZodMiniOptional || shape instanceof z.ZodMiniDefault) {
    const find = finderOf(shape._zod.def.innerType, marks)
    return find && ((value, path) => (value === null || value === undefined ? [] : find(value, path)))
  }
  if (shape instanceof z.ZodMiniUnion && shape._zod.def.options.every(one => one instanceof z.ZodMiniObject))
    return formsOf(shape, marks)
  if (shape instanceof z.ZodMiniPipe) return finderOf(shape._zod.def.out, marks)
  if (holdsMarked(shape._zod.def, marks))
    throw new Error(`A marked part inside a ${shape._zod.def.type} is not found yet`)
  return undefined
}

/** Whether one is anywhere in the definition of a shape. */
function holdsMarked(part: unknown, marks: WeakSet<object>): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (marks.has(part)) return true
  return part instanceof z.ZodMiniType
    ? holdsMarked(part._zod.def, marks)
    : Object.values(part).some(one => holdsMarked(one, marks))
}

function fieldsOf(shape: z.ZodMiniObject, marks: WeakSet<object>): Find | undefined {
  const finders = Object.entries(shape._zod.def.shape).map(([name, field]) => [name, finderOf(field, marks)] as const)
  if (finders.every(([, find]) => !find)) return undefined
  return (value, path) =>
    finders.flatMap(([name, find = none]) => find((value as Record<string, unknown>)[name], inside(path, name)))
}

/** Of several forms of an object: a field of one name is marked in all of them, or means the same in none. */
function formsOf(shape: z.ZodMiniUnion, marks: WeakSet<object>): Find | undefined {
  const finders = shape._zod.def.options.flatMap(form => finderOf(form, marks) ?? [])
  if (finders.length === 0) return undefined
  return (value, path) => [
    ...new Map(finders.flatMap(find => find(value, path)).map(found => [found.path, found])).values(),
  ]
}

const inside = (path: string, name: string): string => (path ? `${path}.${name}` : name)
