const CHANNELS = [1, 3, 5] as const
/** What each channel adds to the luminance (WCAG 2.2, relative luminance). */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const

/** What text needs to be read easily (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5

/** A colour: six hexadecimal digits after a #. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const luminanceOf = (colour: string): number =>
  CHANNELS.reduce((sum, at, i) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return sum + WEIGHTS[i]! * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  }, 0)
