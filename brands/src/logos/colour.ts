/** Colours are '#rrggbb'. */
type Rgb = [number, number, number]

const rgb = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}
const hex = (parts: number[]) =>
  `#${parts
    .map(part =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` 0 is all of `a`, 1 all of `b`. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return hex(x.map((part, i) => part + (y[i]! - part) * share))
}

/** Relative luminance, 0 black to 1 white (WCAG 2.2). */
export function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map(part => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The first of the given colours that is readable on this background, otherwise black or white. */
export function on(ground: string, ...wanted: string[]): string {
  const good = wanted.find(each => contrast(each, ground) >= 4.6)
  if (good) return good
  return contrast('#ffffff', ground) >= contrast('#17191c', ground) * 0.8 ? '#ffffff' : '#17191c'
}

/** Distance between two colours, 0 to about 1. */
export function distance(a: string, b: string): number {
  const [x, y] = [rgb(a), rgb(b)]
  const [dr, dg, db] = [x[0] - y[0], x[1] - y[1], x[2] - y[2]]
  return Math.sqrt(2 * dr * dr + 4 * dg * dg + 3 * db * db) / 765
}

/** The same hue with a lightness changed by `by`, -1 to 1. */
export function lighter(colour: string, by: number): string {
  const [r, g, b] = rgb(colour).map(part => part / 255) as Rgb
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (high + low) / 2
  const chroma = high - low
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1))
  const wanted = Math.min(0.94, Math.max(0.06, lightness + by))
  // Dark colours are often dull; lightened without more saturation they would turn to mud.
  const lively = by > 0 ? Math.min(1, saturation * 1.15) : saturation
  const spread = chroma === 0 ? 0 : (lively * (1 - Math.abs(2 * wanted - 1))) / chroma
  return hex([r, g, b].map(part => (wanted + (part - lightness) * spread) * 255))
}
