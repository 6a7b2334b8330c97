import type { Language } from '@fairfloor/domain/language'
import PDFDocument from 'pdfkit'
import { type FontName, fonts, hasLettersOf, printable } from './fonts.ts'

/** Points; A4 with the margins of a business letter. */
export const PAGE = { width: 595.28, height: 841.89, left: 51, right: 544.28, top: 48, bottom: 752 } as const

export const WIDTH = PAGE.right - PAGE.left

const COLOURS = {
  ink: '#14171A',
  soft: '#5B6168',
  line: '#DFE2DC',
  fog: '#F4F5F2',
} as const

/** Colours of the shop. */
export type Ink = { readonly signal: string; readonly onSignal: string }

type Colour = keyof typeof COLOURS | keyof Ink

export type Style = {
  font?: FontName
  size?: number
  colour?: Colour
  width?: number
  align?: 'left' | 'right'
  /** Longer texts are cut with an ellipsis. */
  lines?: number
}

/** A canvas for a document, positioned in points from the top left corner. */
export type Paper = {
  readonly doc: PDFKit.PDFDocument
  /** Writes a text and returns where it ends. */
  write(text: string, x: number, y: number, style?: Style): number
  heightOf(text: string, style?: Style): number
  /** On one line. */
  widthOf(text: string, style?: Style): number
  box(x: number, y: number, width: number, height: number, colour: Colour): void
  rule(y: number, x?: number, right?: number, colour?: Colour): void
}

const LEADING = 1.35
/** More than fits on any line. Longer text is cut before layout, which takes quadratic time per word. */
const LINE_LENGTH = 150

/** Headings have fewer letters than the body, which takes their place. */
const fitting = (text: string, style: Style): Style =>
  style.font === 'heading' && !hasLettersOf(fonts().heading, text) ? { ...style, font: 'bold' } : style

const shown = (text: string, { font = 'regular', lines = 1 }: Style): string =>
  printable(fonts()[font], text.slice(0, lines * LINE_LENGTH))

type Options = { title: string; author: string; language: Language; at: Date; ink: Ink }

export function makePaper({ title, author, language, at, ink }: Options): Paper {
  const colours = { ...COLOURS, ...ink }
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: language,
    displayTitle: true,
    bufferPages: true,
    // The document's date instead of the clock: the same document gives the same bytes.
    info: { Title: title, Author: author, Creator: 'Fairfloor', Producer: 'Fairfloor', CreationDate: at },
    // No built-in font: PDF/A wants every font embedded.
    font: '',
  })
  for (const [name, font] of Object.entries(fonts())) doc.registerFont(name, font as never)

  function set({ font = 'regular', size = 8.5 }: Style): { size: number; lineGap: number } {
    doc.font(font).fontSize(size)
    return { size, lineGap: size * LEADING - doc.currentLineHeight() }
  }

  const heightOf = (text: string, wanted: Style = {}): number => {
    const style = fitting(text, wanted)
    const { size, lineGap } = set(style)
    const { width = WIDTH, lines = 1 } = style
    const height = doc.heightOfString(shown(text, style) || ' ', { width, lineGap })
    return Math.min(Math.max(1, Math.round(height / (size * LEADING))), lines) * size * LEADING
  }

  return {
    doc,
    heightOf,
    widthOf(text, wanted = {}) {
      const style = fitting(text, wanted)
      set(style)
      return doc.widthOfString(shown(text, style))
    },
    write(text, x, y, wanted = {}) {
      const style = fitting(text, wanted)
      const height = heightOf(text, style)
      const { lineGap } = set(style)
      const { width = WIDTH, align = 'left', colour = 'ink' } = style
      doc.fillColor(colours[colour])
      doc.text(shown(text, style), x, y, { width, align, lineGap, height: height + 0.5, ellipsis: '…' })
      return y + height
    },
    box(x, y, width, height, colour) {
      doc.rect(x, y, width, height).fill(colours[colour])
    },
    rule(y, x = PAGE.left, right = PAGE.right, colour = 'line') {
      doc.moveTo(x, y).lineTo(right, y).lineWidth(0.6).stroke(colours[colour])
    },
  }
}

/** The whole file; ask before the document ends. */
export function fileOf({ doc }: Paper): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
