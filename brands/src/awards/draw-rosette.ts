import { circle, n, path } from '../logos/drawing.ts'
import { fit, outline } from '../logos/letters.ts'

/** The house colours: ink on signal. */
const SIGNAL = '#c8f031'
const INK = '#14171a'

const SIDE = 400
const X = 304
const Y = 288
const R = 86
const TEETH = 22

/** Badge over a winner's picture: a rosette in the lower right corner, transparent elsewhere. 400 by 400. */
export function drawRosette(word: string, year: string): string {
  const tail = (lean: number) =>
    path(
      `M${n(X + lean * 12)} ${n(Y + 36)}L${n(X + lean * 62)} ${n(Y + 20)}L${n(X + lean * 74)} ${SIDE - 8}L${n(X + lean * 44)} ${SIDE - 24}L${n(X + lean * 24)} ${SIDE - 2}Z`,
      INK,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${[
    tail(-1),
    tail(1),
    path(toothed(R), SIGNAL, `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`),
    circle(X, Y, R - 16, 'none', `stroke="${INK}" stroke-width="3"`),
    path(star(X, Y - 42, 14), INK),
    centred(word, { size: fit(word, 'condensed', 122, 48), y: Y + 16 }),
    centred(year, { size: 33, y: Y + 50 }),
  ].join('')}</svg>`
}

/** A circle with a toothed edge. */
function toothed(radius: number): string {
  const points = Array.from({ length: TEETH * 2 }, (_, i) =>
    at((i * Math.PI) / TEETH, i % 2 === 0 ? radius : radius - 8),
  )
  return `M${points.join('L')}Z`
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) =>
    at((i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? radius : radius * 0.42, x, y),
  )
  return `M${points.join('L')}Z`
}

const at = (angle: number, radius: number, x = X, y = Y): string =>
  `${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius)}`

function centred(text: string, { size, y }: { size: number; y: number }): string {
  const { width } = outline(text, 'condensed', size)
  return path(outline(text, 'condensed', size, { x: X - width / 2, y }).d, INK)
}
