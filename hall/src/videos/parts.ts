import { drawLogo } from '@fairfloor/brands/logos/draw-logo'
import type { Box } from '@fairfloor/brands/logos/drawing'
import { signIn, type TextStyle, text } from '@fairfloor/brands/logos/setting'
import { drawPackshot } from '@fairfloor/brands/packshots/draw-packshot'
import type { Seller } from '@fairfloor/brands/range/best-sellers'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import { type Layer, layerOf } from './canvas.ts'

const svg = (w: number, h: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${drawing}</svg>`

/** A packshot in a square. */
export const packshot = (brand: RangeBrand, { size, product, flavour }: Seller, side: number): Promise<Layer> =>
  layerOf(
    drawPackshot({
      brand,
      shape: size.shape,
      productName: product.name,
      flavourName: flavour.name,
      sizeText: size.name,
    }),
    { w: side, h: side },
  )

/** A line of text as large as its box allows. */
export const words = (line: string, { w, h }: Pick<Box, 'w' | 'h'>, fill: string, style: TextStyle): Promise<Layer> =>
  layerOf(svg(w, h, text(line, { x: 2, y: 2, w: w - 4, h: h - 4 }, fill, { whole: true, ...style })), { w, h })

/** The brand's sign in a square. */
export const watermark = (brand: RangeBrand, side: number, fill = brand.colours.accent): Promise<Layer> =>
  layerOf(svg(side, side, signIn({ brand }, { x: 0, y: 0, w: side, h: side }, fill)), { w: side, h: side })

/** The logo on its ground, three times as wide as high. */
export const logo = (brand: RangeBrand, w: number, behind = brand.colours.ground): Promise<Layer> =>
  layerOf(drawLogo(brand, { layout: 'wide', ground: false, behind }), { w, h: Math.round(w / 3) })

/** A field of one colour with a slanted edge: it wipes one scene away and is the next one's background. */
export const wipe = (colour: string): Promise<Layer> =>
  layerOf(svg(820, 360, `<path d="M90 0H820V360H0z" fill="${colour}"/>`), { w: 820, h: 360 })
