// @vitest-environment node
import { expect, test } from 'vitest'
import { learned } from '../testing/language-of.ts'
import { allTexts, type MessageText, textsIn } from '../testing/message-texts.ts'
import { LOANS, LOOKS_GERMAN, SAME } from '../testing/words-of-both.ts'

/** From here on a text is surely of the other language; between both stand names and single words that both have. */
const CLEAR = 3

const texts = allTexts()
const scoreOf = learned(texts)
const known = { de: [...SAME, ...LOANS], en: LOOKS_GERMAN }
const wordsOf = (text: string) => text.replaceAll('‹›', '').trim()

/** @param score how much more English than German its words are */
const isOfOther = ({ language, text }: Omit<MessageText, 'file'>, score: number) =>
  (language === 'de' ? score : -score) > CLEAR && !known[language].includes(wordsOf(text))

test('the texts of pages, refusals, mails, titles and the demo are read', () => {
  const german = texts.filter(({ language }) => language === 'de').map(({ file }) => file)
  const count = (where: RegExp) => german.filter(file => where.test(file)).length
  expect(count(/^web\/.*\/(?:\w+-)*texts\.ts$/)).toBeGreaterThan(3000)
  expect(count(/^web\/.*\/refusals\.ts$/)).toBeGreaterThan(300)
  expect(count(/^server\/src\/.*mail/)).toBeGreaterThan(200)
  expect(count(/^domain\/.*titles\.ts$/)).toBeGreaterThan(150)
  expect(count(/^server\/demo\//)).toBeGreaterThan(100)
})

test('of a table each sentence that it may say is read, and nothing else', () => {
  const source = `export const t = messages({
    en: { lines: n => (n === 1 ? 'One line' : \`\${n} lines\`), none: kinds['of'] },
    de: { lines: n => (n === 1 ? 'Eine Zeile' : \`\${n} Zeilen\`), 'a b': other.word },
  })
  export const r = refusalTexts(refusals, { gone: ({ name }) => name + ' ist weg.' })`
  expect(textsIn('a.ts', source).map(({ language, text }) => [language, text])).toEqual([
    ['en', 'One line'],
    ['en', '‹› lines'],
    ['de', 'Eine Zeile'],
    ['de', '‹› Zeilen'],
    ['de', ' ist weg.'],
  ])
})

test('every message is in the language of its table', () => {
  const wrong = texts.filter(one => isOfOther(one, scoreOf(one.text, one.language)))
  expect(wrong.map(({ file, language, text }) => `${file} (${language}): ${text}`)).toEqual([])
})

test('nineteen of twenty messages that give way to another one’s in the other language are noticed', () => {
  for (const language of ['de', 'en'] as const) {
    const others = texts.filter(one => one.language !== language).map(({ text }) => text)
    const sentences = [...new Set(others)].filter(text => /\p{L}\P{L}+\p{L}/u.test(text))
    const noticed = sentences.filter(text => isOfOther({ language, text }, scoreOf(text)))
    console.log(
      language,
      sentences.length,
      noticed.length / sentences.length,
      [...new Set(others)].length,
      [...new Set(others)].filter(text => isOfOther({ language, text }, scoreOf(text))).length /
        [...new Set(others)].length,
    )
    expect(noticed.length / sentences.length).toBeGreaterThan(0.95)
  }
})

test('loan words that no message has any more are not listed', () => {
  const all = texts.map(({ text }) => wordsOf(text))
  expect([...LOANS, ...LOOKS_GERMAN].filter(word => !all.includes(word))).toEqual([])
})
