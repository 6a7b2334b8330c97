import type { RangeBrand } from '../range/brand.ts'
import { rect } from './drawing.ts'
import { lockups } from './lockups.ts'

export interface LogoOptions {
  /** `wide` is 600 by 200, `tile` 400 by 400. */
  layout: 'wide' | 'tile'
  /** false makes the background transparent. */
  ground?: boolean
  /** One colour for sign and letters instead of the brand's two. */
  mono?: string
  /** What is visible through cut-outs of a logo without background; the brand's background by default. */
  behind?: string
}

/** A brand's logo as SVG, only outlines, so that it looks the same on any machine. */
export function drawLogo(brand: RangeBrand, { layout, ground = true, mono, behind }: LogoOptions): string {
  const { colours } = brand
  const [w, h] = layout === 'wide' ? [600, 200] : [400, 400]
  const box = layout === 'wide' ? { x: 30, y: 36, w: 540, h: 128 } : { x: 40, y: 44, w: 320, h: 312 }
  const inks = { ink: mono ?? colours.ink, accent: mono ?? colours.accent, behind: behind ?? colours.ground }
  const back = ground ? rect({ x: 0, y: 0, w, h }, colours.ground) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${back}${lockups[brand.system][layout](brand, box, inks)}</svg>`
}
