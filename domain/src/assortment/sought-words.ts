import { folded } from '../words.ts'
import { englishOf, partsOf } from './german-words.ts'
import { LONGEST_TERM } from './search-words.ts'

/** Each is a bit of a byte. */
const MOST_WORDS = 8

/** Grams and millilitres of a unit. */
const UNITS: Readonly<Record<string, readonly [factor: number, base: string]>> = {
  mg: [0.001, 'g'],
  g: [1, 'g'],
  gr: [1, 'g'],
  gram: [1, 'g'],
  gramm: [1, 'g'],
  grams: [1, 'g'],
  kg: [1000, 'g'],
  kilo: [1000, 'g'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
  liter: [1000, 'ml'],
  litre: [1000, 'ml'],
}

/** A quantity with its unit, also of '24x330 ml'; a number with decimals; letters or digits alone. */
const PARTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d+x)?(?<amount>\d+(?:[.,]\d+)?)\s*(?<unit>${Object.keys(UNITS).join('|')})(?![\p{L}\p{N}]|-\p{L})|(?<![\p{L}\p{N}])\d+[.,]\d+(?!\p{L})|[\p{L}\p{M}]+|\p{N}+`,
  'giu',
)
/** 'B.C.A.A.' */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu

/** What stands for '&', which is no word. */
const AND = new Set(['and', 'und', 'n'])

type Part = {
  /** Folded; a quantity in grams or millilitres, so that '1 kg' is '1000 g'. */
  readonly word: string
  readonly text: string
  /** Of a quantity: its number and unit. */
  readonly more: readonly string[]
  /** Whether nothing stands before it that separates words. */
  readonly isGlued: boolean
}

/** A word as it is looked for, and as it was typed. */
export type TypedWord = Pick<Part, 'word' | 'text'>

function partsIn(text: string): Part[] {
  const parts: Part[] = []
  let end = -1
  for (const { 0: part, index, groups } of text.replace(INITIALS, '$1').matchAll(PARTS)) {
    const { amount } = groups as { amount?: string }
    // A long s is an s to the expression, and to upper case alone.
    const unit = groups?.unit?.toUpperCase().toLowerCase()
    const word = amount && unit ? quantityOf(amount, unit) : folded(part).replace(',', '.')
    const more = amount && unit ? [amount.replace(',', '.'), unit] : []
    if (word) parts.push({ word, text: part, more, isGlued: index === end })
    end = index + part.length
  }
  const rest = parts.filter(({ word }) => !AND.has(word))
  return rest.length > 0 ? rest : parts
}

/** '1.000 g' are a thousand; '1.000 kg' are one. */
function quantityOf(amount: string, unit: string): string {
  const [factor, base] = UNITS[unit]!
  const isThousands = factor === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(amount)
  const number = Number(amount.replace(/[.,]/, isThousands ? '' : '.'))
  return `${Number((number * factor).toPrecision(9))} ${base}`
}

/** Glued parts as one word: 'ISO100'. */
function glued(parts: readonly Part[]): TypedWord[] {
  const words: TypedWord[] = []
  for (const { word, text, isGlued } of parts) {
    const before = isGlued ? words.pop() : undefined
    words.push({ word: `${before?.word ?? ''}${word}`, text: `${before?.text ?? ''}${text}` })
  }
  return words
}

/** Words under which a text is found: its own, their parts, and each two neighbours as one ('Pre-Workout'). */
export function searchWordsOf(text: string): string[] {
  const parts = partsIn(text)
  const neighbours = parts.slice(1).map(({ word }, i) => `${parts[i]!.word}${word}`)
  return [...parts.flatMap(({ word, more }) => [word, ...more]), ...glued(parts).map(({ word }) => word), ...neighbours]
}

/** All words of a text as one. */
export const wholeOf = (text: string): string =>
  partsIn(text)
    .map(({ word }) => word)
    .join('')

/** The words of a search term, each once. */
export const typedWordsOf = (term: string): TypedWord[] => eachOnce(glued(partsIn(term.slice(0, LONGEST_TERM))))

const eachOnce = (words: readonly TypedWord[]): TypedWord[] =>
  words.filter(({ word }, i) => words.findIndex(other => other.word === word) === i).slice(0, MOST_WORDS)

/** The same with German compounds taken apart. */
export const soughtWordsOf = (term: string): TypedWord[] =>
  eachOnce(
    typedWordsOf(term).flatMap(typed => {
      const parts = partsOf(typed.word)
      return parts.length === 1 ? typed : parts.map(word => ({ word, text: word }))
    }),
  )

/** A word to look for, and the sought words that it stands for: from one to before another. */
export type Form = {
  readonly word: string
  readonly from: number
  readonly to: number
  /** Whether it is no beginning of others: '100' does not find '1000', nor a 'Riegel' what is barbecued. */
  readonly isWhole: boolean
}

/** The sought words, those side by side also as one ('iso 100'), and the English for a German one. */
export function formsOf(words: readonly string[]): Form[] {
  return words.flatMap((word, from) => {
    const runs = words.slice(from).map((_, i) => {
      const run = words.slice(from, from + i + 1).join('')
      return { word: run, from, to: from + i + 1, isWhole: /\p{N}$/u.test(run) }
    })
    const english = englishOf(word)
    const named = english === undefined ? [] : [english, `${english}s`]
    return [...runs, ...named.map(name => ({ word: name, from, to: from + 1, isWhole: true }))]
  })
}

/** A word with a number is never taken as mistyped. */
export const mayHaveError = (word: string): boolean => !/\p{N}/u.test(word)
