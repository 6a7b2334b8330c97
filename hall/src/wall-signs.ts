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
    `${ground(2048, 512, paper)}<path d="M1500 0h548v512h-760z" fill="${colour}" fill-opacity=".14"/><path d="M1790 0h258v512h-470z" fill="${colour}" fill-opacity=".5"/>${headline(word, { x: 90, y: 396, size: 400, anchor: 'start', spacing: 6, colour })}`,
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
