import type { Colours } from './shop.ts'

const INK = '#14171a'
const PAPER = '#ffffff'
/** Least contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Ink or white, whichever is easier to read on the colour. */
export const textOn = (ground: string): string => (contrast(ground, INK) >= contrast(ground, PAPER) ? INK : PAPER)

/** @returns why pages could not be read in these colours, undefined where they can */
export function colourFault({ signal, link }: Colours): string | undefined {
  if (!isColour(signal) || !isColour(link)) return 'A colour is written as #rrggbb.'
  if (contrast(signal, textOn(signal)) < READABLE) return `Neither black nor white text can be read on ${signal}.`
  if (contrast(link, PAPER) < READABLE) return `Links in ${link} cannot be read on white.`
  return undefined
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
