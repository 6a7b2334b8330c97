import { wordsOf } from '../words.ts'

/**
 * True when the search `sought` matches `text`: each typed word starts a word of it, in any order, ignoring case and
 * accents. An empty search matches everything.
 */
export function isSought(text: string, sought: string): boolean {
  const words = wordsOf(text)
  return wordsOf(sought).every(typed => words.some(word => word.startsWith(typed)))
}
