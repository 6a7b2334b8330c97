import type { Art } from './kit/materials.ts'
import { art, cobalt, ground, headline, ink, paper, signal } from './signs.ts'

/** The end of an aisle, painted on the wall: a wall-high letter, each aisle in its own colours. */
export function aisleWall(letter: string): Art {
  const [field, type, stripe] =
    { A: [cobalt, paper, signal], B: [signal, ink, cobalt], C: [ink, signal, cobalt] }[letter] ?? []
  return art(
    1280,
    1640,
    `${ground(1280, 1640, field!)}<path d="M0 1330 1280 970v670H0z" fill="${stripe}"/>${headline(letter, { x: 640, y: 890, size: 1000, colour: type! })}`,
  )
}

/** Slanted strokes for a carpet, the same from either side: one for the first aisle, two for the second. */
export function strokes(count: number): Art {
  const bars = Array.from({ length: count }, (_, i) => {
    const x = 512 + (i - (count - 1) / 2) * 300
    return `<path d="M${x - 245} 960h170L${x + 245} 64h-170z" fill="${signal}"/>`
  }).join('')
  return art(1024, 1024, bars)
}

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
