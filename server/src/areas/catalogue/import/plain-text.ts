import { type Cell, textOf } from '@fairfloor/domain/reading'
import { compile } from 'html-to-text'

const TAG = /<\/?[a-z][a-z\d]*(\s[^<>]*)?\/?>|<!--/i
const ENTITY = /&([a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i

const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const textOfHtml = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'p', options: line },
    ...headings.map(selector => ({ selector, options: { ...line, uppercase: false } })),
    { selector: 'ul', options: { ...line, itemPrefix: '• ' } },
    { selector: 'ol', options: line },
    { selector: 'table', format: 'dataTable', options: { ...line, uppercaseHeaderCells: false } },
  ],
})

/**
 * Converts HTML or plain text to lines that can be shown: paragraphs and list items become lines, entities are decoded,
 * empty lines removed.
 */
export function linesOf(cell: Cell): string {
  const text = String(cell ?? '')
  // In plain text a line break is one, not a blank as in HTML.
  const plain = TAG.test(text) ? textOfHtml(text) : ENTITY.test(text) ? byLine(text, textOfHtml) : text
  return byLine(plain, textOf)
}

const byLine = (text: string, each: (line: string) => string): string =>
  text
    .split(/\r\n?|\n/)
    .map(each)
    .filter(one => one !== '')
    .join('\n')
