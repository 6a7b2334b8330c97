import type { Art } from './kit/materials.ts'

/** The hall's guidance system: ink and paper, large condensed numerals, one signal colour. */
export const ink = '#14171a'
export const paper = '#ffffff'
export const signal = '#c8f031'
export const cobalt = '#1f3fe0'

export const art = (width: number, height: number, body: string): Art => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
})

interface Lettering {
  x: number
  y: number
  size: number
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A line of condensed type on its base line. */
export const headline = (text: string, { x, y, size, colour = paper, anchor = 'middle', spacing = 0 }: Lettering) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Barlow Condensed" font-weight="600" font-size="${size}" letter-spacing="${spacing}" fill="${colour}">${escaped(text)}</text>`

const line = (text: string, { x, y, size, colour = paper, anchor = 'middle' }: Lettering) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Inter" font-weight="500" font-size="${size}" fill="${colour}">${escaped(text)}</text>`

export const ground = (width: number, height: number, colour: string) =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>`

/** An arrow in a box of 100 × 100 that points right, turned clockwise by `degrees`. */
const arrow = (x: number, y: number, size: number, colour: string, degrees = 0) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100}) rotate(${degrees} 50 50)"><path d="M8 50h76M54 18l32 32-32 32" fill="none" stroke="${colour}" stroke-width="13"/></g>`

/** The number of a booth, for its hanging cube. */
export const boothNumber = (number: number) =>
  art(
    512,
    512,
    `${ground(512, 512, ink)}<rect y="456" width="512" height="56" fill="${signal}"/>${headline(String(number), { x: 256, y: 392, size: 430 })}`,
  )

/** The same number small, for the front edge of the booth's floor. */
export const boothPlate = (number: number) =>
  art(
    256,
    128,
    `${ground(256, 128, ink)}<rect width="14" height="128" fill="${signal}"/>${headline(String(number), { x: 134, y: 104, size: 112 })}`,
  )

export const aisleBanner = (letter: string, booths: string) =>
  art(
    640,
    1280,
    `${ground(640, 1280, cobalt)}<path d="M0 1040 640 860v420H0z" fill="${signal}"/>${headline('AISLE', { x: 320, y: 190, size: 120, spacing: 14 })}${headline(letter, { x: 320, y: 760, size: 640 })}${headline(booths, { x: 320, y: 1200, size: 130, colour: ink })}`,
  )

/** A direction sign over a door or a passage. */
export const gate = (text: string, note: string, ground_ = ink) =>
  art(
    2048,
    512,
    `${ground(2048, 512, ground_)}<rect y="480" width="2048" height="32" fill="${signal}"/>${arrow(110, 120, 240, signal, -90)}${headline(text.toUpperCase(), { x: 430, y: 260, size: 250, anchor: 'start', spacing: 4 })}${line(note, { x: 436, y: 390, size: 92, anchor: 'start', colour: '#d8dbd2' })}`,
  )

/** A signpost: up to four destinations with their direction in degrees, 0 = right. */
export const directions = (rows: [text: string, degrees: number][]) =>
  art(
    640,
    170 * rows.length,
    ground(640, 170 * rows.length, ink) +
      rows
        .map(
          ([text, degrees], i) =>
            `<rect y="${170 * (i + 1) - 4}" width="640" height="4" fill="#2e343a"/>${arrow(36, 170 * i + 36, 98, signal, degrees)}${headline(text, { x: 170, y: 170 * i + 118, size: 96, anchor: 'start' })}`,
        )
        .join(''),
  )

/** A large arrow for the carpet that points ahead. */
export const floorArrow = () =>
  art(
    512,
    512,
    `<g fill="none" stroke="${signal}" stroke-width="46" stroke-linejoin="miter"><path d="M96 250 256 90l160 160M96 440 256 280l160 160"/></g>`,
  )

/** The fair's mark for the floor of the lobby. */
export const nadirMark = () =>
  art(
    1024,
    1024,
    `<circle cx="512" cy="512" r="510" fill="${ink}"/><circle cx="512" cy="512" r="474" fill="none" stroke="${signal}" stroke-width="18"/>${headline('SPORTS NUTRITION', { x: 512, y: 420, size: 118, spacing: 3 })}${headline('TRADE SHOW', { x: 512, y: 590, size: 174, colour: signal, spacing: 3 })}${headline('Enjoy your visit', { x: 512, y: 720, size: 84, colour: '#d8dbd2' })}`,
  )

/** A mark on the carpet where the camera stands. */
export const stopMark = (number: number) =>
  art(
    512,
    512,
    `<circle cx="256" cy="256" r="256" fill="${ink}"/><circle cx="256" cy="256" r="236" fill="none" stroke="${signal}" stroke-width="14"/>${headline('YOU ARE AT', { x: 256, y: 128, size: 50, spacing: 4, colour: '#d8dbd2' })}${headline(String(number), { x: 256, y: 360, size: 280 })}${headline('STOP', { x: 256, y: 432, size: 50, spacing: 4, colour: '#d8dbd2' })}`,
  )

export const infoCube = () =>
  art(
    512,
    512,
    `${ground(512, 512, cobalt)}<circle cx="256" cy="128" r="46" fill="${paper}"/><path d="M192 206h104v182h48v56H176v-56h48V262h-32z" fill="${paper}"/>`,
  )

/** One line of large type on a plain ground, or on none. */
export const lettered = (
  text: string,
  width: number,
  height: number,
  colour = paper,
  background: string | null = ink,
  share = 0.6,
) =>
  art(
    width,
    height,
    `${background ? ground(width, height, background) : ''}${headline(text, { x: width / 2, y: height * (0.5 + share * 0.36), size: height * share, colour, spacing: 2 })}`,
  )

/** The fair's name on a wall, with the guidance system's stripe. */
export const title = (first: string, second: string) =>
  art(
    2400,
    900,
    `${ground(2400, 900, paper)}<path d="M0 720 2400 470v430H0z" fill="${signal}"/><path d="M0 850 2400 640v260H0z" fill="${cobalt}"/>${headline(first, { x: 130, y: 300, size: 260, colour: ink, anchor: 'start' })}${headline(second, { x: 130, y: 540, size: 260, colour: cobalt, anchor: 'start' })}`,
  )

/** The plan of the hall as wall art: one rectangle per booth with its number. */
export function planBoard(plan: {
  width: number
  height: number
  booths: { booth_number: number; x: number; y: number; w: number; h: number }[]
}) {
  const scale = 30
  const [width, height] = [plan.width * scale + 160, plan.height * scale + 300]
  const booths = plan.booths
    .map(({ booth_number, x, y, w, h }) => {
      const [px, py] = [80 + x * scale, 260 + y * scale]
      return `<rect x="${px + 3}" y="${py + 3}" width="${w * scale - 6}" height="${h * scale - 6}" fill="#454d56"/>${headline(String(booth_number), { x: px + (w * scale) / 2, y: py + (h * scale) / 2 + 30, size: 84 })}`
    })
    .join('')
  return art(
    width,
    height,
    `${ground(width, height, ink)}${headline('THE HALL', { x: 80, y: 180, size: 140, anchor: 'start', colour: signal })}${booths}`,
  )
}
