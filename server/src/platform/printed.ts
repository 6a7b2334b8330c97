import { refuse } from '@fairfloor/domain/general-refusals'
import { printedTexts } from '@fairfloor/domain/shapes'
import type * as z from 'zod/mini'
import { finderOf } from './find-marked.ts'
import { lackingLetters } from './paper/fonts.ts'

/**
 * Refuses a value of this shape with letters in a `printed` text that no font of our documents has. Derived from the shape, so
 * that handlers need not remember it.
 * @returns a function that throws Refusal letters_not_printable, naming letters and field; undefined where nothing is printed
 */
export function printGuard(shape: z.core.$ZodType): ((value: unknown) => void) | undefined {
  const find = finderOf(shape, printedTexts)
  return find && (value => guardPrintable(find(value, '')))
}

/** @throws Refusal letters_not_printable */
function guardPrintable(found: readonly { readonly path: string; readonly value: unknown }[]): void {
  for (const { path, value } of found) {
    const letters = typeof value === 'string' ? lackingLetters(value) : []
    if (letters.length > 0) throw refuse('letters_not_printable', { letters: letters.join(' ') }).at(path)
  }
}
