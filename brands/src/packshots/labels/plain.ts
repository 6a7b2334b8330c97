import { rect } from '../../logos/drawing.ts'
import { text, wordmark } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'

/** No name, no pictures: the product in letters as large as the pack. */
export function plain(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: paper, ink } = brand.colours
  const words = label.product.split(' ')
  const strip = kind === 'wide' ? { x: w * 0.72, y: 0, w: w * 0.28, h } : { x: 0, y: h * 0.78, w, h: h * 0.22 }
  const block =
    kind === 'wide'
      ? { x: safe.x, y: h * 0.34, w: w * 0.6, h: h * 0.5 }
      : { x: safe.x, y: h * 0.16, w: safe.w, h: h * 0.58 }
  const line = block.h / words.length
  const product = words
    .map((word, i) =>
      text(word, { ...block, y: block.y + i * line, h: line * 0.86 }, ink, {
        face: 'archivo',
        align: 'left',
        tracking: -0.03,
        caps: true,
      }),
    )
    .join('')
  const small = { face: 'mono', align: 'left' } as const
  const on = onTone(label, tones.main)
  return (
    ground(label, paper) +
    rect(strip, tones.main) +
    wordmark(label, { x: safe.x, y: h * 0.05, w: safe.w * 0.6, h: h * (kind === 'wide' ? 0.16 : 0.06) }, ink, {
      align: 'left',
    }) +
    product +
    (kind === 'wide'
      ? motifIn(label, { x: w * 0.8, y: h * 0.14, w: h * 0.4, h: h * 0.4 }, { flat: on }) +
        text(label.flavour, { x: w * 0.745, y: h * 0.64, w: w * 0.2, h: h * 0.12 }, on, {
          face: 'mono',
          lines: 2,
          max: h * 0.09,
        }) +
        text(label.size, { x: w * 0.745, y: h * 0.82, w: w * 0.2, h: h * 0.08 }, on, { face: 'mono' })
      : text(label.flavour, { x: safe.x, y: h * 0.81, w: safe.w * 0.94, h: h * 0.06 }, on, small) +
        text(label.size, { x: safe.x, y: h * 0.895, w: safe.w * 0.5, h: h * 0.035 }, on, small))
  )
}
