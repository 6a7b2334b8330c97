import { paper, ink as signInk } from '../signs.ts'
import { contrast, drawing, inlay, luminance, mixed, sizeOf } from './drawing.ts'
import { pattern } from './patterns.ts'
import type { Look, Pack } from './stand.ts'

/** An exhibitor's data for the hall; plain, so that it can be passed to any renderer. */
export interface BrandArt {
  number: number
  claim: string
  colours: { ground: string; ink: string; accent: string; lid: string }
  /** The logo as SVG for three grounds. */
  logo: { onGround: string; onPaper: string; onInk: string }
  packs: ({ svg: string } & Omit<Pack, 'art' | 'lid'>)[]
}

const line = (text: string, x: number, y: number, size: number, colour: string, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Inter" font-weight="600" font-size="${size}" fill="${colour}">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`

/** Wraps words into lines of at most `most` letters. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The brand's colour that stands out on white, as white walls do not distinguish booths. */
function strongOf({ ground, ink, accent, lid }: BrandArt['colours']): string {
  const candidates = [ground, lid, ink, accent].filter(colour => contrast(colour, paper) > 2.6)
  return candidates[0] ?? ink
}

/** A logo centred in a box: as large as its shape allows. */
function logoIn(svg: string, x: number, y: number, width: number, height: number): string {
  const { width: w, height: h } = sizeOf(svg)
  const scale = Math.min(width / w, height / h)
  return inlay(svg, x + (width - w * scale) / 2, y + (height - h * scale) / 2, w * scale, h * scale)
}

export function lookOf({ number, claim, colours, logo, packs }: BrandArt): Look {
  const { ground, ink, accent, lid } = colours
  const field = (w: number, h: number, seed: number) => pattern(w, h, ground, accent, number - 1, number * 10 + seed)
  return {
    main: ground,
    accent,
    strong: strongOf(colours),
    wall: (width, height, end = 0) =>
      drawing(width, height, (w, h) => {
        const [middle, room] = end ? [w * (0.5 + end * 0.23), w * 0.48] : [w / 2, w * 0.6]
        const plate = luminance(ground) > 0.5 ? mixed(ground, '#ffffff', 0.5) : ground
        return `${field(w, h, 1)}<rect width="${w}" height="${h * 0.25}" fill="${plate}" fill-opacity=".82"/>${logoIn(logo.onGround, middle - room / 2, h * 0.035, room, h * 0.135)}${line(claim, middle, h * 0.22, Math.min(h * 0.042, (room * 1.9) / claim.length), ink)}`
      }),
    fascia: (width, height, on) =>
      drawing(width, height, (w, h) => {
        const back = on === 'main' ? ground : on === 'paper' ? paper : signInk
        const own = on === 'main' ? logo.onGround : on === 'paper' ? logo.onPaper : logo.onInk
        return `<rect width="${w}" height="${h}" fill="${back}"/>${logoIn(own, w * 0.05, h * 0.14, w * 0.9, h * 0.72)}`
      }),
    field: (width, height) => drawing(width, height, (w, h) => field(w, h, 5)),
    letters: (width, height) =>
      drawing(width, height, (w, h) => logoIn(logo.onGround, w * 0.05, h * 0.14, w * 0.9, h * 0.72)),
    column: (width, height) =>
      drawing(
        width,
        height,
        (w, h) =>
          `${field(w, h, 2)}<g transform="translate(${w * 0.5} ${h * 0.5}) rotate(-90)">${logoIn(logo.onGround, -h * 0.36, -w * 0.3, h * 0.72, w * 0.6)}</g>`,
      ),
    rollUp: (which = 0) =>
      drawing(0.85, 2, (w, h) => {
        const lines = wrapped(claim, 14)
        const text = lines.map((each, i) => line(each, w * 0.1, h * 0.1 + i * 11, 9.5, ink, 'start')).join('')
        const pack = packs[which % packs.length]
        const picture = pack ? inlay(pack.svg, w * 0.1, h * 0.36, w * 0.8, h * 0.56) : ''
        return `${field(w, h, 3)}<rect width="${w}" height="${h * (0.09 + lines.length * 0.058)}" fill="${ground}" fill-opacity=".85"/>${text}${picture}`
      }),
    screen: () =>
      drawing(1.6, 0.9, (w, h) => {
        const pack = packs[0] ? inlay(packs[0].svg, w * 0.56, h * 0.1, w * 0.36, h * 0.8) : ''
        const text = wrapped(claim, 13).map((each, i) => line(each, w * 0.07, h * (0.42 + i * 0.14), 11, ink, 'start'))
        return `<rect width="${w}" height="${h}" fill="${ground}"/><g opacity=".55">${field(w, h, 4)}</g><rect width="${w * 0.54}" height="${h}" fill="${ground}" fill-opacity=".7"/>${text.join('')}${pack}`
      }),
    packs: packs.map(({ svg, ...pack }) => {
      const pixels = Math.min(640, Math.round(pack.height * 2000))
      const { width, height } = sizeOf(svg)
      // On the brand's ground, as the drawing's soft edges would turn black.
      const face = svg.replace(
        /viewBox="(\S+) (\S+)[^>]*>/,
        `$&<rect x="$1" y="$2" width="100%" height="100%" fill="${ground}"/>`,
      )
      return { ...pack, lid, art: { svg: face, height: pixels, width: Math.round((pixels * width) / height) } }
    }),
  }
}
