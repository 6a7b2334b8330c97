import { n } from '../logos/drawing.ts'
import type { RangeBrand } from '../range/brand.ts'
import { labelOf } from './label.ts'
import { systems } from './labels/index.ts'

/** Forms of packaging. */
export type Shape =
  | 'bag'
  | 'bar'
  | 'bottle'
  | 'box'
  | 'can'
  | 'carton'
  | 'cup'
  | 'gel'
  | 'glass'
  | 'jar'
  | 'jug'
  | 'packet'
  | 'pills'
  | 'sachet'
  | 'shaker'
  | 'shot'
  | 'tub'
  | 'tube'

export interface Packshot {
  brand: RangeBrand
  shape: Shape
  productName: string
  flavourName: string
  /** As printed: '908 g', '24 x 60 g'. */
  sizeText: string
}

/** The brand's label on a surface at x, y; `inset` is the share of its width on either side that curves away. */
export function labelAt(article: Packshot, x: number, y: number, w: number, h: number, inset: number): string {
  const label = labelOf(article, w, h, inset)
  return `<g transform="translate(${n(x)} ${n(y)})">${systems[article.brand.system](label)}</g>`
}

export const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`
export const clipped = (id: string, inner: string): string => `<g clip-path="url(#${id})">${inner}</g>`
