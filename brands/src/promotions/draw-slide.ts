import { mix } from '../logos/colour.ts'
import { rect } from '../logos/drawing.ts'
import { signIn } from '../logos/setting.ts'
import { type BannerPack, standing } from './draw-banner.ts'

/** Pixels of a slide's picture, and where its packs stand as a share of its width. */
export interface SlideFrame {
  readonly width: number
  readonly height: number
  readonly middle: number
}

/** The left of a wide one stays free for words. */
export const WIDE: SlideFrame = { width: 1280, height: 600, middle: 0.68 }
export const TALL: SlideFrame = { width: 1000, height: 560, middle: 0.5 }
/** Behind a brand's logo and name, with two packs at its end. */
export const BESIDE_NAME: SlideFrame = { width: 960, height: 360, middle: 0.8 }

/** From pack to pack, as a share of a pack's side. */
const STEP = 0.5

/** A slide of the landing, or a brand's banner: up to three packs in a row before the colours of the first one's brand. */
export function drawSlide(packs: readonly BannerPack[], { width, height, middle }: SlideFrame): string {
  const { brand } = packs[0]!
  const { ground, accent } = brand.colours
  const shown = packs.slice(0, 3)
  const side = height * 0.66
  const row = side * (1 + STEP * (shown.length - 1))
  const left = width * middle - row / 2
  const floor = height * 0.72
  const glow = { x: width * middle, rx: row * 0.6, ry: height * 0.42 }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[
    rect({ x: 0, y: 0, w: width, h: height }, ground),
    signIn(
      { brand },
      { x: width * middle - height * 1.1, y: -height * 0.35, w: height * 1.2, h: height * 1.2 },
      mix(ground, accent, 0.14),
    ),
    rect({ x: 0, y: floor, w: width, h: height - floor }, mix(ground, accent, 0.3)),
    // Packs in the brand's own colour would be invisible without it.
    `<ellipse cx="${glow.x}" cy="${floor}" rx="${glow.rx}" ry="${glow.ry}" fill="${mix(ground, accent, 0.5)}"/>`,
    ...shown.map((pack, i) => {
      const y = height * (i % 2 === 0 ? 0.19 : 0.24)
      return standing(pack, i, { x: left + i * side * STEP, y, side })
    }),
  ].join('')}</svg>`
}
