import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { openSync } from 'fontkit'
import type { Face } from '../range/brand.ts'

/** Typefaces of the small print on labels, in addition to those of the wordmarks. */
export type AnyFace = Face | 'condensed' | 'condensed-medium' | 'mono' | 'text'

// All under the SIL Open Font License, from npm: system fonts differ between machines and would change the pictures.
const files: Record<AnyFace, string> = {
  abril: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff',
  alfa: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  anton: '@fontsource/anton/files/anton-latin-400-normal.woff',
  archivo: '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff',
  bebas: '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff',
  bowlby: '@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff',
  bungee: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  comfortaa: '@fontsource/comfortaa/files/comfortaa-latin-700-normal.woff',
  condensed: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
  'condensed-medium': '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  'dm-serif': '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  gloock: '@fontsource/gloock/files/gloock-latin-400-normal.woff',
  josefin: '@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff',
  jost: '@fontsource/jost/files/jost-latin-700-normal.woff',
  kanit: '@fontsource/kanit/files/kanit-latin-800-italic.woff',
  krona: '@fontsource/krona-one/files/krona-one-latin-400-normal.woff',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  marker: '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff',
  michroma: '@fontsource/michroma/files/michroma-latin-400-normal.woff',
  mono: '@fontsource/space-mono/files/space-mono-latin-700-normal.woff',
  racing: '@fontsource/racing-sans-one/files/racing-sans-one-latin-400-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  russo: '@fontsource/russo-one/files/russo-one-latin-400-normal.woff',
  shoulders: '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff',
  shrikhand: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff',
  space: '@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff',
  staatliches: '@fontsource/staatliches/files/staatliches-latin-400-normal.woff',
  syncopate: '@fontsource/syncopate/files/syncopate-latin-700-normal.woff',
  syne: '@fontsource/syne/files/syne-latin-800-normal.woff',
  text: '@fontsource/jost/files/jost-latin-600-normal.woff',
  titan: '@fontsource/titan-one/files/titan-one-latin-400-normal.woff',
  unbounded: '@fontsource/unbounded/files/unbounded-latin-800-normal.woff',
  young: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  zilla: '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff',
}

const opened = new Map<AnyFace, Font>()
const { resolve } = createRequire(import.meta.url)

/** The font of a face, loaded once. */
export function fontOf(face: AnyFace): Font {
  const known = opened.get(face)
  if (known) return known
  const font = openSync(resolve(files[face]))
  if (!('layout' in font)) throw new Error(`${files[face]} is a collection of fonts.`)
  opened.set(face, font)
  return font
}
