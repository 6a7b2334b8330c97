/** Digits and signs read as letters; `l` is here because a `1` may be either. */
const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  l: 'i',
}

/** Shorter words of a name are too common to forbid: 'The', 'B.V.'. */
const WORD_LEAST = 4

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '')

const plainOf = (text: string): string => text.normalize('NFKD').toLowerCase()

const readAsLetters = (text: string): string => lettersOf(text.replace(/[013457@$!l]/g, sign => READ_AS[sign]!))

/**
 * Whether a password is only a name, or consecutive words of it: in any case, repeated or not, with digits and signs
 * around it, between its letters or in their place.
 */
export function standsForName(password: string, name: string): boolean {
  const plain = plainOf(password)
  if (plain === plainOf(name)) return true
  // Digits at either end are additions, inner ones may stand for letters; without digits at the ends all may.
  const inner = plain.replace(/^\P{L}+|\P{L}+$/gu, '')
  const readings = [lettersOf(plain).replaceAll('l', 'i'), readAsLetters(inner), readAsLetters(plain)]
  return wordsOf(name).some(word => readings.some(letters => letters !== '' && letters.replaceAll(word, '') === ''))
}

/** Each run of consecutive words of a name, letters only: 'fitgo', 'fitgobv', 'gobv' for 'Fit & Go B.V.'. */
function wordsOf(name: string): string[] {
  const words = plainOf(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(word => readAsLetters(word))
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join('')),
  )
  return runs.filter(run => run.length >= WORD_LEAST)
}
