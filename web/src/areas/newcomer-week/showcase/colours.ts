import { contrast, textOn } from '@fairfloor/domain/seller/colours'

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5
const BLACK = '#000000'
const WHITE = '#ffffff'

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Ground and text of a brand or product: white on black where nothing else is given, and always readable. */
export function readable(ground: string, text: string): { ground: string; text: string } {
  const onto = isColour(ground) ? ground : BLACK
  const wanted = isColour(text) ? text : WHITE
  return { ground: onto, text: contrast(onto, wanted) >= READABLE ? wanted : textOn(onto) }
}
