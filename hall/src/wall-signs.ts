import type { Art } from './kit/materials.ts'
import { type Aisle, aisleColours, art, cobalt, ground, headline, ink, paper, signal } from './signs.ts'

/** The end of an aisle, painted on the wall: a large letter on the aisle's colour. */
export const aisleWall = (letter: Aisle) =>
  art(
    1280,
    1280,
    `${ground(1280, 1280, aisleColours[letter])}<path d="M0 1000 1280 720v560H0z" fill="${paper}" fill-opacity=".16"/>${headline(letter, { x: 640, y: 1000, size: 1020 })}`,
  )

/** One word of what the fair is about, for the frieze above the booths. */
export const themeWall = (word: string, colour: string) =>
  art(
    2048,
    512,
    `${ground(2048, 512, colour)}<path d="M1500 0h548v512h-760z" fill="${paper}" fill-opacity=".2"/><path d="M1790 0h258v512h-470z" fill="${signal}"/>${headline(word, { x: 90, y: 396, size: 400, anchor: 'start', spacing: 6 })}`,
  )

/** The wall in front of which people have their picture taken. */
export const photoWall = () => {
  const rows = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 5 }, (_, i) => {
      const first = (row + i) % 2
      const place = { x: (i - (row % 2) / 2 + 0.5) * 560, y: 170 + row * 230, size: 92, spacing: 2 }
      return headline(first ? 'SPORTS NUTRITION' : 'TRADE SHOW', { ...place, colour: first ? paper : signal })
    }).join(''),
  )
  return art(2400, 1900, `${ground(2400, 1900, cobalt)}${rows.join('')}`)
}

/** What is on a stage, line by line. */
export const programme = (title: string, rows: string[][], colour: string) =>
  art(
    900,
    1500,
    `${ground(900, 1500, paper)}${ground(900, 260, colour)}${headline(title, { x: 60, y: 190, size: 170, anchor: 'start' })}${rows
      .map(([time, talk], i) => {
        const y = 410 + i * 190
        return `${headline(time!, { x: 60, y, size: 120, anchor: 'start', colour })}${headline(talk!, { x: 330, y, size: 100, anchor: 'start', colour: ink })}<rect x="60" y="${y + 50}" width="780" height="5" fill="#d9dcd6"/>`
      })
      .join('')}`,
  )

/** The face of a clock that shows a time shortly before nine. */
export function clock(): Art {
  const marks = Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="${i % 3 ? 252 : 247}" y="34" width="${i % 3 ? 8 : 18}" height="${i % 3 ? 40 : 62}" fill="${ink}" transform="rotate(${i * 30} 256 256)"/>`,
  ).join('')
  const hand = (degrees: number, length: number, width: number) =>
    `<rect x="${256 - width / 2}" y="${256 - length}" width="${width}" height="${length + 44}" fill="${ink}" transform="rotate(${degrees} 256 256)"/>`
  return art(
    512,
    512,
    `<circle cx="256" cy="256" r="256" fill="${paper}"/>${marks}${hand(264, 136, 24)}${hand(288, 206, 16)}<circle cx="256" cy="256" r="18" fill="#d43a2f"/>`,
  )
}

const figure = (x: number, skirt: boolean) =>
  `<g fill="${paper}" transform="translate(${x} 0)"><circle cx="0" cy="96" r="38"/>${
    skirt
      ? '<path d="M-34 148h68l56 156H46v118H8V304H-8v118h-38V304h-44z"/>'
      : '<path d="M-58 148h116v146H30v128H6V304H-6v118h-24V294h-28z"/>'
  }</g>`

/** The sign beside a washroom's door. */
export const washrooms = () =>
  art(
    640,
    512,
    `${ground(640, 512, cobalt)}${figure(190, true)}<rect x="314" y="70" width="12" height="360" fill="${paper}"/>${figure(450, false)}`,
  )

/** The sign over a fire extinguisher (after ISO 7010 F001). */
export const extinguisher = () =>
  art(
    256,
    256,
    `${ground(256, 256, '#c4261d')}<g fill="${paper}"><rect x="74" y="92" width="64" height="134" rx="14"/><path d="M94 62h24v26H94zM80 44h74v16H80z"/><path d="M122 70q56 0 56 60v62h-16v-58q0-46-40-46z"/></g>`,
  )
