import { luminance } from '../logos/colour.ts'
import { n } from '../logos/drawing.ts'

type Stop = [offset: number, tone: 'black' | 'white', opacity: number]

const gradient = (id: string, stops: Stop[], along: 'x' | 'y'): string =>
  `<linearGradient id="${id}"${along === 'y' ? ' x1="0" y1="0" x2="0" y2="1"' : ''}>${stops
    .map(
      ([offset, tone, opacity]) =>
        `<stop offset="${offset}" stop-color="${tone}" stop-opacity="${n(opacity * 100) / 100}"/>`,
    )
    .join('')}</linearGradient>`

/** Light on a round body from the upper left. Shadows are softer on light packs, or white ones would look dirty. */
export function roundLight(id: string, ground: string, gloss = 1): string {
  const dark = 0.6 + 0.4 * (1 - Math.min(1, luminance(ground) * 1.4))
  const stops: Stop[] = [
    [0, 'black', 0.5 * dark],
    [0.04, 'black', 0.34 * dark],
    [0.12, 'black', 0.1 * dark],
    [0.17, 'white', 0.08],
    [0.205, 'white', 0.34 * gloss],
    [0.26, 'white', 0.36 * gloss],
    [0.3, 'white', 0.12],
    [0.42, 'white', 0],
    [0.58, 'black', 0],
    [0.76, 'black', 0.12 * dark],
    [0.88, 'black', 0.3 * dark],
    [0.955, 'black', 0.46 * dark],
    [0.975, 'black', 0.36 * dark],
    [1, 'black', 0.22 * dark],
  ]
  return gradient(id, stops, 'x')
}

/** Light on rolled metal: narrow bands. */
export const metalLight = (id: string): string =>
  gradient(
    id,
    [
      [0, 'black', 0.55],
      [0.06, 'black', 0.22],
      [0.1, 'white', 0.28],
      [0.14, 'black', 0.08],
      [0.22, 'white', 0.2],
      [0.28, 'white', 0.5],
      [0.33, 'white', 0.14],
      [0.46, 'black', 0],
      [0.64, 'black', 0.1],
      [0.72, 'white', 0.12],
      [0.78, 'black', 0.14],
      [0.9, 'black', 0.42],
      [0.94, 'white', 0.16],
      [1, 'black', 0.45],
    ],
    'x',
  )

/** Light on slightly curved foil: bright rims, calm middle. */
export const filmLight = (id: string, ground: string): string => {
  const dark = 0.55 + 0.45 * (1 - Math.min(1, luminance(ground) * 1.4))
  return gradient(
    id,
    [
      [0, 'black', 0.34 * dark],
      [0.05, 'black', 0.08],
      [0.1, 'white', 0.34],
      [0.17, 'white', 0.06],
      [0.3, 'white', 0],
      [0.6, 'black', 0],
      [0.78, 'black', 0.1 * dark],
      [0.86, 'white', 0.22],
      [0.91, 'white', 0.02],
      [1, 'black', 0.38 * dark],
    ],
    'x',
  )
}

/** Light from above on a lying pillow. */
export const pillowLight = (id: string): string =>
  gradient(
    id,
    [
      [0, 'black', 0.2],
      [0.07, 'white', 0.1],
      [0.15, 'white', 0.5],
      [0.24, 'white', 0.16],
      [0.4, 'white', 0],
      [0.62, 'black', 0],
      [0.84, 'black', 0.2],
      [0.95, 'black', 0.4],
      [1, 'black', 0.28],
    ],
    'y',
  )

/** A vertical gradient from transparent to dark. */
export const fall = (id: string, opacity: number): string =>
  gradient(
    id,
    [
      [0, 'black', 0],
      [0.55, 'black', 0],
      [1, 'black', opacity],
    ],
    'y',
  )

/** Shadow of a closure on what is below it. */
export const cast = (id: string): string =>
  gradient(
    id,
    [
      [0, 'black', 0.5],
      [0.35, 'black', 0.22],
      [1, 'black', 0],
    ],
    'y',
  )

/** The soft shadow under a pack. */
export const standing = (cx: number, y: number, rx: number): string =>
  `<radialGradient id="floor"><stop offset="0" stop-opacity=".42"/><stop offset=".6" stop-opacity=".2"/><stop offset="1" stop-opacity="0"/></radialGradient><ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${n(rx * 0.09)}" fill="url(#floor)"/>`
