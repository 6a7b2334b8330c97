import type { Language } from '@fairfloor/domain/language'
import type { MessageText } from './message-texts.ts'

/** Letters of a piece of a word. Four tell German from English best of all: 'ung^', '^the'. */
const PIECE = 4
/** What a word counts that was never seen. */
const UNSEEN = 0.5

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** The words of a text and their pieces. */
function marksOf(text: string): string[] {
  return wordsOf(text.replace(/https?:\S+|\S+@\S+/g, '')).flatMap(word => {
    const whole = `^${word}$`
    const pieces = Array.from({ length: Math.max(0, whole.length - PIECE + 1) }, (_, at) => whole.slice(at, at + PIECE))
    return [word, ...pieces]
  })
}

function counted(marks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return counts
}

/**
 * Learns both languages from texts in them.
 * @returns how much more a text is English than German: above 0 for English. `own` is the language that it was learned as:
 *   what it says of itself does not count.
 */
export function learned(texts: readonly MessageText[]): (text: string, own?: Language) => number {
  const marks = (language: Language) =>
    texts.filter(one => one.language === language).flatMap(({ text }) => marksOf(text))
  const [english, german] = [counted(marks('en')), counted(marks('de'))]
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0)
  const perMark = Math.log(sum(german) / sum(english))
  return (text, own) => {
    let score = 0
    for (const [mark, times] of counted(marksOf(text))) {
      const en = (english.get(mark) ?? 0) - (own === 'en' ? times : 0)
      const de = (german.get(mark) ?? 0) - (own === 'de' ? times : 0)
      score += times * (Math.log((en + UNSEEN) / (de + UNSEEN)) + perMark)
    }
    return score
  }
}
