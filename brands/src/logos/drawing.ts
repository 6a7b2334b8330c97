/** All lengths and positions are in units of the picture. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A tenth of a unit is precise enough for path data. */
export const n = (value: number): number => Math.round(value * 10) / 10

/** A part of a box, by fractions of its sides. */
export const part = (box: Box, x0: number, y0: number, x1: number, y1: number): Box => ({
  x: box.x + box.w * x0,
  y: box.y + box.h * y0,
  w: box.w * (x1 - x0),
  h: box.h * (y1 - y0),
})

export const rect = ({ x, y, w, h }: Box, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
