import type { Colours } from './shop.ts'

export const INK = '#14171a'
export const PAPER = '#ffffff'
/** The default colours, for a shop without its own. */
export const OWN_COLOURS: Colours = { signal: '#c8f031', link: '#1f3fe0' }
/** About as dark as glass over a hall. */
const GLASS = '#22272a'
/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5
/** Least contrast of graphics (WCAG 2.2, 1.4.11). */
const SEEN = 3

/** A colour: six hexadecimal digits after a #. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Ink or white: the one that contrasts more with the colour. */
export const textOn = (ground: string): string => (contrast(ground, INK) >= contrast(ground, PAPER) ? INK : PAPER)

/** @returns why pages would be unreadable in these colours; undefined if they are fine */
export function colourFault({ signal, link }: Colours): string | undefined {
  if (!isColour(signal) || !isColour(link)) return 'A colour is written as #rrggbb.'
  if (contrast(signal, textOn(signal)) < READABLE) return `Neither black nor white text can be read on ${signal}.`
  if (contrast(link, PAPER) < READABLE) return `Links in ${link} cannot be read on white.`
  return undefined
}

/** The shades that pages use, derived from the seller's two colours. */
export function shadesOf({ signal, link }: Colours) {
  const onSignal = textOn(signal)
  return {
    signal,
    onSignal,
    /** The pressed state moves away from the text colour, so that the text stays readable. */
    signalDown: mixed(signal, onSignal === INK ? PAPER : INK, 0.15),
    signalWash: mixed(signal, PAPER, 0.84),
    /** For use on glass and on ink, where a dark colour would be invisible. */
    signalMark: contrast(signal, GLASS) >= SEEN ? signal : PAPER,
    link,
    linkWash: mixed(link, PAPER, 0.9),
    linkLine: mixed(link, PAPER, 0.7),
  }
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const partsOf = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** @param share of the second colour, 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const second = partsOf(other)
  const parts = partsOf(one).map((part, i) => Math.round(part + (second[i]! - part) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
