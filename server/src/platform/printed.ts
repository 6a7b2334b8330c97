import { refuse } from '@fairfloor/domain/general-refusals'
import { printedTexts } from '@fairfloor/domain/shapes'
import * as z from 'zod/mini'
import { lackingLetters } from './paper/fonts.ts'

type Printed = { readonly path: string; readonly text: string }
type Find = (value: unknown, path: string) => Printed[]

const none: Find = () => []

/**
 * Refuses a value of this shape with letters in a `printed` text that no font of our documents has. Derived from the shape, so
 * that handlers need not remember it.
 * @returns a function that throws Refusal letters_not_printable, naming letters and field; undefined where nothing is printed
 */
export function printGuard(shape: z.core.$ZodType): ((value: unknown) => void) | undefined {
  const find = finderOf(shape)
  return find && (value => guardPrintable(find(value, '')))
}

/** @throws Refusal letters_not_printable */
function guardPrintable(texts: readonly Printed[]): void {
  for (const { path, text } of texts) {
    const letters = lackingLetters(text)
    if (letters.length > 0) throw refuse('letters_not_printable', { letters: letters.join(' ') }).at(path)
  }
}

/** @throws Error for a printed text in a shape of a kind that is not handled */
function finderOf(shape: z.core.$ZodType): Find | undefined {
  if (printedTexts.has(shape)) return (text, path) => (typeof text === 'string' ? [{ path, text }] : [])
  if (shape instanceof z.ZodMiniObject) return fieldsOf(shape)
  if (shape instanceof z.ZodMiniArray) {
    const find = finderOf(shape._zod.def.element)
    return find && ((values, path) => (values as unknown[]).flatMap((value, i) => find(value, inside(path, String(i)))))
  }
  if (shape instanceof z.ZodMiniNullable || shape instanceof z.ZodMiniOptional || shape instanceof z.ZodMiniDefault) {
    const find = finderOf(shape._zod.def.innerType)
    return find && ((value, path) => (value === null || value === undefined ? [] : find(value, path)))
  }
  if (shape instanceof z.ZodMiniPipe) return finderOf(shape._zod.def.out)
  if (holdsPrinted(shape._zod.def)) throw new Error(`A printed text inside a ${shape._zod.def.type} is not found yet`)
  return undefined
}

/** Whether one is anywhere in the definition of a shape. */
function holdsPrinted(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (printedTexts.has(part)) return true
  return part instanceof z.ZodMiniType ? holdsPrinted(part._zod.def) : Object.values(part).some(holdsPrinted)
}

function fieldsOf(shape: z.ZodMiniObject): Find | undefined {
  const finders = Object.entries(shape._zod.def.shape).map(([name, field]) => [name, finderOf(field)] as const)
  if (finders.every(([, find]) => !find)) return undefined
  return (value, path) =>
    finders.flatMap(([name, find = none]) => find((value as Record<string, unknown>)[name], inside(path, name)))
}

const inside = (path: string, name: string): string => (path ? `${path}.${name}` : name)
