import type { Message, Messages } from '@fairfloor/domain/messages'
import { expect, test } from 'vitest'
import { SAME } from '../testing/words-of-both.ts'

const modules = import.meta.glob<Record<string, { en?: Messages; de?: Messages } | undefined>>(
  ['../**/texts.ts', '../**/*-texts.ts', '../**/faq.ts', '../../../domain/src/*/**/*{titles,-texts}.ts'],
  { eager: true },
)

/** Messages with a placeholder for each value: ‹0›, ‹1›, and for a value's field ‹0 name›. */
const worded = (message: Message): string => (typeof message === 'string' ? message : message(...(VALUES as never[])))

const marked = (nth: number): unknown =>
  new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => `‹${nth}›` : `‹${nth} ${String(key)}›`) })

/** The largest number of parameters of a message. */
const VALUES = [0, 1, 2, 3, 4, 5].map(marked)

function pairs(path: string, en: Messages, de: Messages): { path: string; en: string; de: string }[] {
  return Object.entries(en).flatMap(([key, message]) => {
    const other = de[key]
    return typeof message === 'object'
      ? pairs(`${path} ${key}`, message, other as Messages)
      : [{ path: `${path} ${key}`, en: worded(message), de: worded(other as Message) }]
  })
}

/** Every message of every table, by file and key. */
const translations = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).flatMap(texts =>
    texts?.en && texts.de ? pairs(file.replace(/^(\.\.\/)+/, ''), texts.en, texts.de) : [],
  ),
)

const marksIn = (words: string) => words.match(/‹[^›]*›/g) ?? []
const wordsOf = (words: string) => words.replace(/‹[^›]*›/g, '').trim()

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../domain/src/**/*.ts', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('the tables are all read', () => {
  const tables = Object.entries(sources).flatMap(([file, source]) => (/= messages\(/.test(source) ? [file] : []))
  expect(tables.length).toBeGreaterThan(20)
  expect(tables.filter(file => !(file in modules))).toEqual([])
  expect(translations.length).toBeGreaterThan(700)
})

test('no message is English in the German tables', () => {
  const english = translations.filter(
    ({ en, de }) => en === de && /\p{L}{2}/u.test(wordsOf(en)) && !SAME.includes(wordsOf(en)),
  )
  expect(english.map(({ path, en }) => `${path}: ${en}`)).toEqual([])
})

test('every value stands in the German message where it stands in the English one', () => {
  const turned = translations.filter(({ en, de }) => marksIn(en).join() !== marksIn(de).join())
  expect(turned.map(({ path, en, de }) => `${path}: ${en} | ${de}`)).toEqual([])
})
