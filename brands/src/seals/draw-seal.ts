import { circle, n, path } from '../logos/drawing.ts'
import { fit, outline } from '../logos/letters.ts'

const LEAF = '#1f7a3d'
const PAPER = '#ffffff'

const SIDE = 400
const CENTRE = 300
const R = 92

/** Seal over the picture of a product: a leaf and a word in the lower right corner, transparent elsewhere. 400 by 400. */
export function drawSeal(word: string): string {
  const size = fit(word, 'condensed', R * 1.55, 54)
  const { width } = outline(word, 'condensed', size)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${[
    circle(CENTRE, CENTRE, R, LEAF),
    circle(CENTRE, CENTRE, R - 9, 'none', `stroke="${PAPER}" stroke-width="4"`),
    path(leaf(CENTRE, CENTRE - 34), PAPER),
    path(outline(word, 'condensed', size, { x: CENTRE - width / 2, y: CENTRE + 42 }).d, PAPER),
  ].join('')}</svg>`
}

/** A pointed leaf that leans to the right. */
const leaf = (x: number, y: number): string =>
  `M${n(x - 26)} ${n(y + 26)}C${n(x - 30)} ${n(y - 10)} ${n(x - 2)} ${n(y - 30)} ${n(x + 32)} ${n(y - 30)}C${n(x + 32)} ${n(y + 4)} ${n(x + 10)} ${n(y + 30)} ${n(x - 26)} ${n(y + 26)}Z`
