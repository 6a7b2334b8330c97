import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const files = {
  strong: '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  plain: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
} as const

type Face = keyof typeof files

export type Line = {
  /** Where the line begins, or ends when it is set to the right; y is its foot. */
  x: number
  y: number
  size: number
  face?: Face
  align?: 'left' | 'right'
  /** Longer words are set smaller. */
  most: number
  fill?: string
}

const opened = new Map<Face, Font>()

/** A line of text as outlines: fonts differ from machine to machine, and a picture is kept by its content. */
export function line(words: string, { x, y, size, face = 'plain', align = 'left', most, fill = '#14171a' }: Line) {
  const font = fontOf(face)
  const { glyphs, positions } = font.layout(words)
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const scale = Math.min(size / font.unitsPerEm, most / Math.max(1, width))
  let left = align === 'right' ? x - width * scale : x
  const paths = glyphs.map((glyph, i) => {
    const d = glyph.path.scale(scale, -scale).translate(left, y).toSVG()
    left += positions[i]!.xAdvance * scale
    return d.replace(/\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10))
  })
  return `<path fill="${fill}" d="${paths.join('')}"/>`
}

function fontOf(face: Face): Font {
  // The packages hold single fonts, never collections.
  const font = opened.get(face) ?? (create(readFileSync(resolve(files[face]))) as Font)
  opened.set(face, font)
  return font
}
