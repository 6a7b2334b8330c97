import { join } from 'node:path'
import type { Font } from 'fontkit'
import { openSync } from 'fontkit'
import type { Face } from '../range/brand.ts'

/** Typefaces of the small print on labels, in addition to those of the wordmarks. */
export type AnyFace = Face | 'condensed' | 'condensed-medium' | 'mono' | 'text'

const opened = new Map<AnyFace, Font>()

/** The font of a face, loaded once. It comes with the source: system fonts differ between machines and would change the pictures. */
export function fontOf(face: AnyFace): Font {
  const known = opened.get(face)
  if (known) return known
  const font = openSync(join(import.meta.dirname, 'fonts', `${face}.woff`))
  if (!('layout' in font)) throw new Error(`${face} is a collection of fonts.`)
  opened.set(face, font)
  return font
}
