import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { fontFiles } from './font-files.ts'

export type FontName = keyof typeof fontFiles

let opened: Readonly<Record<FontName, Font>> | undefined

/** The fonts of documents, loaded once. */
export function fonts(): Readonly<Record<FontName, Font>> {
  opened ??= { regular: open(fontFiles.regular), bold: open(fontFiles.bold), heading: open(fontFiles.heading) }
  return opened
}

const AMOUNT = /^[\d.,\s€%]+$/u

/** Tabular figures, so that amounts line up. Contextual alternates are off: they would take most of a page's time. */
const featuresOf = (text: string) => ({ tnum: AMOUNT.test(text), calt: false })

function open(file: string): Font {
  // They are single fonts, no collections.
  const font = create(readFileSync(file)) as Font
  const layout = font.layout.bind(font)
  font.layout = text => layout(text, featuresOf(text))
  return font
}

/**
 * A text as the font can print it, on one line. PDF/A forbids characters without a glyph (ISO 19005-3 §6.2.11.8): they
 * become a question mark.
 */
export const printable = (font: Font, text: string): string =>
  Array.from(lineOf(text), sign => (hasLetter(font, sign) ? sign : '?')).join('')

let read: ReadonlySet<number> | undefined

/** Code points that both fonts of a document's body have, from their character maps. */
export function lettersOfBody(): ReadonlySet<number> {
  const { regular, bold } = fonts()
  read ??= new Set(regular.characterSet).intersection(new Set(bold.characterSet))
  return read
}

/** The letters of a text that the fonts of a document's body lack, each once. */
export function lackingLetters(text: string): string[] {
  const letters = lettersOfBody()
  return [...new Set(lineOf(text))].filter(sign => !letters.has(sign.codePointAt(0)!))
}

export const isPrintable = (text: string): boolean => lackingLetters(text).length === 0

/** Why a text is refused where somebody types it at a terminal, or in a row of a file. */
export const lettersMissing = ({ input }: { input?: unknown }): string =>
  `Documents cannot print: ${lackingLetters(String(input)).join(' ')}`

/** Whether a font can print a whole text. */
export const hasLettersOf = (font: Font, text: string): boolean =>
  Array.from(lineOf(text)).every(sign => hasLetter(font, sign))

const hasLetter = (font: Font, sign: string): boolean => font.hasGlyphForCodePoint(sign.codePointAt(0)!)

const lineOf = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '')
