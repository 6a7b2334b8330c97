import type { Packshot, Shape } from './pack.ts'
import { bag, bar, gel, packet, sachet } from './shapes/bags.ts'
import { bottle, can, carton, cup, shot } from './shapes/drinks.ts'
import { box, jug, shaker, tube } from './shapes/hardware.ts'
import { glass, jar, pills, tub } from './shapes/tubs.ts'

export type { Packshot, Shape } from './pack.ts'

const shapes: Record<Shape, (article: Packshot) => string> = {
  bag,
  bar,
  bottle,
  box,
  can,
  carton,
  cup,
  gel,
  glass,
  jar,
  jug,
  packet,
  pills,
  sachet,
  shaker,
  shot,
  tub,
  tube,
}

/**
 * A packshot as SVG, 600 by 600 on a transparent background: graphics by brand, colour by flavour, volume by shape.
 * Only outlines, so that it looks the same on any machine. Its ids are not unique: use it as a picture, not inline.
 */
export function drawPackshot(article: Packshot): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">${shapes[article.shape](article)}</svg>`
}
