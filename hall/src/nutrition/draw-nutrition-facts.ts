import { n, rect } from '../logos/drawing.ts'
import { text } from '../logos/setting.ts'
import type { Nutrition } from '../range/types.ts'
import { amountIn, headings, type Language, nutrientIn } from './words.ts'

const width = 720
const margin = 32
const rowHeight = 42
const ink = '#14171a'

/** A nutrition declaration as SVG, 720 wide and as high as its rows, in the order that they come in. */
export function drawNutritionFacts({ per, serving, rows }: Nutrition, language: Language): string {
  const { title, serving: perServing, footnote } = headings[language]
  const noted = rows.some(row => row.perServing.includes('%'))
  const head = 138
  const height = head + rows.length * rowHeight + (noted ? 62 : 28)
  const columns = { name: margin, per100: 356, perServing: 528 }
  const right = { align: 'right' } as const
  const line = (y: number, weight: number) => rect({ x: margin, y, w: width - 2 * margin, h: weight }, ink)
  const cell = (words: string, x: number, to: number, y: number, strong = false, align: 'left' | 'right' = 'left') =>
    text(words, { x, y: y + 12, w: to - x, h: 17 }, ink, {
      face: strong ? 'condensed' : 'condensed-medium',
      align,
      max: 15,
    })
  const body = rows.map((row, i) => {
    const y = head + i * rowHeight
    return (
      cell(nutrientIn(language, row.nutrient), columns.name + (row.part ? 22 : 0), columns.per100 - 8, y, !row.part) +
      (row.per100 === null
        ? ''
        : cell(amountIn(language, row.per100), columns.per100, columns.perServing - 16, y, false, 'right')) +
      cell(amountIn(language, row.perServing), columns.perServing, width - margin, y, false, 'right') +
      rect(
        { x: margin + (row.part ? 22 : 0), y: y + rowHeight - 1, w: width - 2 * margin - (row.part ? 22 : 0), h: 1 },
        '#c9cdc6',
      )
    )
  })
  const heading = (words: string, x: number, to: number, y: number) =>
    text(words, { x, y, w: to - x, h: 14 }, ink, { ...right, face: 'condensed-medium', max: 13 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${n(height)}">` +
    rect({ x: 0, y: 0, w: width, h: height }, '#ffffff') +
    text(title, { x: margin, y: 34, w: 300, h: 38 }, ink, { align: 'left', max: 30 }) +
    line(88, 5) +
    (per ? heading(per, columns.per100, columns.perServing - 16, 110) : '') +
    heading(`${perServing} (${amountIn(language, serving)})`, columns.perServing - 10, width - margin, 110) +
    line(head - 4, 1.5) +
    body.join('') +
    line(head + rows.length * rowHeight - 1, 3) +
    (noted
      ? text(footnote, { x: margin, y: height - 40, w: 400, h: 14 }, '#565d63', {
          face: 'condensed-medium',
          align: 'left',
          max: 11,
        })
      : '') +
    '</svg>'
  )
}
