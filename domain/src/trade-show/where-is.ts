/**
 * True when somebody who types `sought` means `text`: each word typed begins a word of it, in any order, whatever the
 * case and the accents. Nothing typed means everything.
 */
export function isSought(text: string, sought: string): boolean {
  const words = wordsOf(text)
  return wordsOf(sought).every(typed => words.some(word => word.startsWith(typed)))
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
