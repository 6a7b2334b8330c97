import type { Art } from '../kit/materials.ts'

/** Pixels per metre of print near the camera. */
const density = 380

let inlays = 0

/** A drawing for a surface of `width` × `height` metres, in units of a centimetre. */
export function drawing(width: number, height: number, body: (w: number, h: number) => string): Art {
  // Ids are unique within a drawing, and the same drawing always has the same text.
  inlays = 0
  const [w, h] = [width * 100, height * 100]
  return {
    width: Math.min(3072, Math.round(width * density)),
    height: Math.min(3072, Math.round(height * density)),
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * density)}" height="${Math.round(height * density)}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${body(w, h)}</svg>`,
  }
}

/** Another drawing inside a box, centred, with its ids renamed. */
export function inlay(svg: string, x: number, y: number, width: number, height: number, align = 'xMidYMid'): string {
  const prefix = `i${inlays++}-`
  const own = svg
    .replace(/<\?xml[^>]*\?>/, '')
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
  const open = /<svg[^>]*>/.exec(own)![0]
  const box = /viewBox="([^"]+)"/.exec(open)?.[1] ?? `0 0 ${sizeOf(svg).width} ${sizeOf(svg).height}`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="${align} meet">${own.slice(own.indexOf(open) + open.length)}`
}

/** Width and height of a drawing in its own units. */
export function sizeOf(svg: string): { width: number; height: number } {
  const open = /<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const box = /viewBox="([^"]+)"/
    .exec(open)?.[1]
    ?.split(/[\s,]+/)
    .map(Number)
  if (box?.[2] && box[3]) return { width: box[2], height: box[3] }
  const measure = (name: string) => Number.parseFloat(new RegExp(`\\b${name}="([^"]+)"`).exec(open)?.[1] ?? '100')
  return { width: measure('width'), height: measure('height') }
}

const channels = (colour: string) => [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16))

/** Mixes two colours; `share` 0 is the first. Colours as #rrggbb. */
export function mixed(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)]
  return `#${from
    .map((value, i) =>
      Math.round(value + (to[i]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** How light a colour looks: 0 black, 1 white (relative luminance of WCAG 2.2). */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours as WCAG 2.2 counts it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
