import type { Nutrition } from '@fairfloor/domain/catalogue/nutrition-shapes'
import { amountIn, headings, type Language, nutrientIn } from '@fairfloor/domain/catalogue/nutrition-words'
import { line } from '../../../platform/outlined-line.ts'

const WIDTH = 720
const MARGIN = 32
const ROW = 42
const HEAD = 138
const INK = '#14171a'
const SOFT = '#565d63'
/** Right edges of the amount columns. */
const PER_100 = 512
const PER_SERVING = WIDTH - MARGIN

const bar = (x: number, y: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${WIDTH - MARGIN - x}" height="${height}" fill="${fill}"/>`

/** A nutrition declaration as SVG, 720 wide and as high as its rows. */
export function drawNutritionFacts({ per, serving, rows }: Nutrition, language: Language): string {
  const { title, serving: perServing, footnote } = headings[language]
  const per100At = serving === '' ? PER_SERVING : PER_100
  const isNoted = rows.some(row => row.perServing.includes('%'))
  const end = HEAD + rows.length * ROW
  const height = end + (isNoted ? 58 : 24)
  const amount = (words: string, x: number, y: number) =>
    line(amountIn(language, words), { x, y: y + 27, size: 18, align: 'right', most: 168 })
  const body = rows.map((row, i) => {
    const y = HEAD + i * ROW
    const left = MARGIN + (row.part ? 22 : 0)
    return [
      line(nutrientIn(language, row.nutrient), { x: left, y: y + 27, size: 20, face: 'strong', most: 300 }),
      row.per100 === null ? '' : amount(row.per100, per100At, y),
      row.perServing === '' ? '' : amount(row.perServing, PER_SERVING, y),
      i < rows.length - 1 ? bar(left, y + ROW - 1, 1, '#c9cdc6') : '',
    ].join('')
  })
  const heading = (words: string, x: number) =>
    line(words, { x, y: 122, size: 15, align: 'right', most: 190, fill: SOFT })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    line(title, { x: MARGIN, y: 70, size: 44, face: 'strong', most: 600 }),
    bar(MARGIN, 88, 5, INK),
    per ? heading(per, per100At) : '',
    serving === '' ? '' : heading(`${perServing} (${amountIn(language, serving)})`, PER_SERVING),
    bar(MARGIN, HEAD - 4, 1.5, INK),
    ...body,
    bar(MARGIN, end - 1, 3, INK),
    isNoted ? line(footnote, { x: MARGIN, y: height - 22, size: 14, most: 640, fill: SOFT }) : '',
    '</svg>',
  ].join('')
}
