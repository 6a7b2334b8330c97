import { mix, on } from '../logos/colour.ts'
import { rect } from '../logos/drawing.ts'
import { signIn, text, wordmark } from '../logos/setting.ts'
import { drawPackshot } from '../packshots/draw-packshot.ts'
import type { Seller } from '../range/best-sellers.ts'
import type { RangeBrand } from '../range/brand.ts'
import type { Fact } from './facts.ts'

const width = 600
const height = 750
const margin = 48

const card = (ground: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${rect({ x: 0, y: 0, w: width, h: height }, ground)}${drawing}</svg>`

const inside = { x: margin, w: width - 2 * margin }

/** The front of a flip card, 600 by 750: a headline and the pack, in the brand's colours. */
export function drawFront(brand: RangeBrand, { size, product, flavour }: Seller, headline: string): string {
  const { ground, ink, accent } = brand.colours
  const readable = on(ground, ink, accent)
  const pack = drawPackshot({
    brand,
    shape: size.shape,
    productName: product.name,
    flavourName: flavour.name,
    sizeText: size.name,
  })
  // A pack in the brand's own colour would be invisible: a lighter disc separates them.
  const light = `<circle cx="300" cy="500" r="215" fill="${mix(ground, accent, 0.55)}"/>`
  return card(
    ground,
    signIn({ brand }, { x: 250, y: -70, w: 430, h: 430 }, mix(ground, accent, 0.18)) +
      wordmark({ brand }, { ...inside, y: 44, h: 30 }, readable, { align: 'left' }) +
      text(headline, { ...inside, y: 106, h: 128 }, readable, {
        face: brand.wordmark.face,
        align: 'left',
        valign: 'top',
        lines: 2,
        max: 46,
        whole: true,
      }) +
      light +
      pack.replace('<svg ', '<svg x="75" y="262" width="450" height="450" '),
  )
}

/** The back: the product's name and its key figures, large. */
export function drawBack(brand: RangeBrand, { product, size }: Seller, facts: readonly Fact[]): string {
  const { ground, ink, accent } = brand.colours
  const readable = on(accent, ground, ink)
  const rows = facts.map(({ figure, of }, i) => {
    const y = 250 + i * 158
    return (
      rect({ ...inside, y, h: 2 }, readable, 'opacity="0.35"') +
      text(figure, { ...inside, y: y + 22, h: 70 }, readable, { align: 'left', max: 66 }) +
      text(of, { ...inside, y: y + 114, h: 22 }, readable, { face: 'condensed-medium', align: 'left', max: 19 })
    )
  })
  return card(
    accent,
    text(product.name, { ...inside, y: 52, h: 120 }, readable, {
      face: brand.wordmark.face,
      align: 'left',
      valign: 'top',
      lines: 2,
      max: 44,
      whole: true,
    }) +
      text(size.name, { ...inside, y: 196, h: 22 }, readable, { face: 'condensed-medium', align: 'left', max: 19 }) +
      rows.join(''),
  )
}
