import JsBarcode from 'jsbarcode'
import type { Paper } from '../../../platform/paper/paper.ts'

type Encoding = { readonly data: string }

const HEIGHT = 22

/** The bars of an article's number, as ones and zeros: EAN-13 where it is one, else Code 128. Null: no scanner can read it. */
function barsOf(code: string): string | null {
  const encoded: { encodings?: readonly Encoding[] } = {}
  let isValid = false
  const valid = (yes: boolean) => {
    isValid = yes
  }
  JsBarcode(encoded, code, { format: 'EAN13', flat: true, valid })
  if (!isValid) JsBarcode(encoded, code, { format: 'CODE128', valid })
  return isValid && encoded.encodings ? encoded.encodings.map(({ data }) => data).join('') : null
}

/** Draws the bars of a number in a width, with the number below. @returns where it ends */
export function drawBars(paper: Paper, code: string, { x, y, width }: { x: number; y: number; width: number }): number {
  const bars = barsOf(code)
  if (bars === null) return paper.write(code, x, y, { size: 8, width })
  const each = Math.min(width / bars.length, 0.95)
  for (const { index, 0: run } of bars.matchAll(/1+/g)) paper.box(x + index * each, y, run.length * each, HEIGHT, 'ink')
  return paper.write(code, x, y + HEIGHT + 1, { size: 6.8, colour: 'soft', width })
}
