import type { Art } from './kit/materials.ts'

/** The hall's guidance system: ink and paper, large condensed numerals, one signal colour. */
export const ink = '#14171a'
export const paper = '#ffffff'
export const signal = '#c8f031'
export const cobalt = '#1f3fe0'
/** Every aisle has a colour, on its carpet, its cubes, its walls and on all plans. */
export const aisleColours = { A: cobalt, B: '#17904f', C: '#e0592a' }
export type Aisle = keyof typeof aisleColours

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

/** An aisle's letter and booths, square. */
export const aisleSign = (letter: Aisle, booths: string) =>
  art(
    1024,
    1024,
    `${ground(1024, 1024, aisleColours[letter])}<rect y="816" width="1024" height="208" fill="${paper}"/>${headline(letter, { x: 512, y: 720, size: 820 })}${headline(booths, { x: 512, y: 972, size: 170, colour: ink })}`,
  )

/** A direction sign over a door or a passage. */
export const gate = (text: string, note: string, ground_ = ink) =>
  art(
    2048,
    512,
    `${ground(2048, 512, ground_)}<rect y="480" width="2048" height="32" fill="${signal}"/>${arrow(110, 120, 240, signal, -90)}${headline(text.toUpperCase(), { x: 430, y: 260, size: 250, anchor: 'start', spacing: 4 })}${line(note, { x: 436, y: 390, size: 92, anchor: 'start', colour: '#d8dbd2' })}`,
  )

/** A signpost: a badge, its colour, a destination and its direction in degrees, 0 = right, per row. */
export const directions = (rows: [badge: string, colour: string, text: string, degrees: number][]) =>
  art(
    640,
    150 + 220 * rows.length,
    `${ground(640, 150 + 220 * rows.length, paper)}${ground(640, 130, ink)}${headline('FIND YOUR WAY', { x: 40, y: 94, size: 84, anchor: 'start', spacing: 3 })}${rows
      .map(([badge, colour, text, degrees], i) => {
        const y = 150 + 220 * i
        return `<rect x="30" y="${y + 20}" width="180" height="180" fill="${colour}"/>${headline(badge, { x: 120, y: y + 164, size: 150 })}${headline(text, { x: 236, y: y + 138, size: text.length > 6 ? 70 : 96, colour: ink, anchor: 'start' })}${arrow(520, y + 66, 90, ink, degrees)}<rect x="30" y="${y + 214}" width="580" height="5" fill="#dfe2de"/>`
      })
      .join('')}`,
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

/** The plan of the hall as wall art: booths in their aisle's colour, a mark at `here`; metres. */
export function planBoard(
  plan: {
    width: number
    height: number
    booths: { number: number; x: number; y: number; width: number; depth: number }[]
  },
  aisles: Record<Aisle, number>,
  here: { x: number; y: number },
) {
  const scale = 40
  const at = (x: number, y: number) => [100 + x * scale, 330 + y * scale] as const
  const [width, height] = [plan.width * scale + 200, plan.height * scale + 420]
  const lanes = (Object.entries(aisles) as [Aisle, number][]).map(([letter, line]) => {
    const [x, y] = at(0, line - 1.6)
    const name = headline(letter, { x: x + 90, y: y + 104, size: 130 })
    return `<rect x="${x}" y="${y}" width="${plan.width * scale}" height="${3.2 * scale}" fill="${aisleColours[letter]}"/>${name}`
  })
  const booths = plan.booths.map(({ number, x, y, width: w, depth }) => {
    const middle = y + depth / 2
    const near = (Object.keys(aisles) as Aisle[]).reduce((a, b) =>
      Math.abs(aisles[b] - middle) < Math.abs(aisles[a] - middle) ? b : a,
    )
    const [left, top] = at(x, y)
    const text = { x: left + (w * scale) / 2, y: top + (depth * scale) / 2 + 40, size: 118, colour: ink }
    return `<rect x="${left + 4}" y="${top + 4}" width="${w * scale - 8}" height="${depth * scale - 8}" fill="${aisleColours[near]}" fill-opacity=".28" stroke="${aisleColours[near]}" stroke-width="6"/>${headline(String(number), text)}`
  })
  const [x, y] = at(Math.max(1, here.x), Math.max(1.5, Math.min(plan.height - 1.5, here.y)))
  const mark = `<circle cx="${x}" cy="${y}" r="44" fill="#d4152b" stroke="${paper}" stroke-width="12"/>`
  return art(
    width,
    height,
    `${ground(width, height, paper)}${ground(width, 240, ink)}${headline('FLOOR PLAN', { x: 100, y: 180, size: 180, anchor: 'start', spacing: 4 })}<circle cx="${width - 850}" cy="120" r="44" fill="#d4152b"/>${headline('You are here', { x: width - 770, y: 168, size: 140, anchor: 'start' })}<rect x="100" y="330" width="${plan.width * scale}" height="${plan.height * scale}" fill="#f1f2ee" stroke="${ink}" stroke-width="8"/>${lanes.join('')}${booths.join('')}${mark}`,
  )
}
