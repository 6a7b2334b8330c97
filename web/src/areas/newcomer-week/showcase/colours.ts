import { contrast, isColour, READABLE, textOn } from '@fairfloor/domain/seller/colours'

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Ground and text of a brand or product: white on black where nothing else is given, and always readable. */
export function readable(ground: string, text: string): { ground: string; text: string } {
  const onto = isColour(ground) ? ground : BLACK
  const wanted = isColour(text) ? text : WHITE
  return { ground: onto, text: contrast(onto, wanted) >= READABLE ? wanted : textOn(onto) }
}
