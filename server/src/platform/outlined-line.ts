import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { fontFiles } from './paper/font-files.ts'

const files = { strong: fontFiles.heading, plain: fontFiles.regular } as const

export type Face = keyof typeof files

export type Line = {
  /** The line's start, middle or end, as `align` says; y is its baseline. */
  x: number
  y: number
  size: number
  face?: Face
  align?: 'left' | 'centre' | 'right'
  /** Longer text is set smaller. */
  most: number
  fill?: string
}

const opened = new Map<Face, Font>()

/** A line of text as outlines: fonts differ between machines, and pictures are stored by their content. */
export function line(words: string, { x, y, size, face = 'plain', align = 'left', most, fill = '#14171a' }: Line) {
  const font = fontOf(face)
  const { glyphs, positions } = font.layout(words)
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const scale = Math.min(size / font.unitsPerEm, most / Math.max(1, width))
  let left = x - width * scale * { left: 0, centre: 0.5, right: 1 }[align]
  const paths = glyphs.map((glyph, i) => {
    const d = glyph.path.scale(scale, -scale).translate(left, y).toSVG()
    left += positions[i]!.xAdvance * scale
    return d.replace(/\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10))
  })
  return `<path fill="${fill}" d="${paths.join('')}"/>`
}

/** Whether the font has glyphs for all letters. */
export const canOutline = (words: string, face: Face): boolean =>
  Array.from(words).every(sign => fontOf(face).hasGlyphForCodePoint(sign.codePointAt(0)!))

function fontOf(face: Face): Font {
  // The packages contain single fonts, never collections.
  const font = opened.get(face) ?? (create(readFileSync(files[face])) as Font)
  opened.set(face, font)
  return font
}
