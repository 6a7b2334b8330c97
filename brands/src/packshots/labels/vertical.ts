import { mix } from '../../logos/colour.ts'
import { part, rect } from '../../logos/drawing.ts'
import { text, wordmark } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** The wordmark runs up the whole pack. */
export function vertical(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  if (kind === 'wide') {
    return (
      ground(label, brand.colours.ground) +
      rect({ x: w * 0.7, y: 0, w: w * 0.3, h }, tones.main) +
      rect({ x: w * 0.7, y: 0, w: w * 0.014, h }, brand.colours.accent) +
      motifIn(label, part(safe, 0.8, 0.04, 0.96, 0.5), { flat: mix(tones.main, '#ffffff', 0.8) }) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.06, 0.62, 0.68],
            product: [0, 0.8, 0.6, 0.94],
            flavour: [0.74, 0.56, 1, 0.78],
            size: [0.78, 0.84, 0.98, 0.94],
          },
        }),
        { flavour: onTone(label, tones.main) },
      )
    )
  }
  const column = kind === 'tall' ? 0.6 : 0.5
  const side = { x: safe.x + safe.w * column, y: 0, w: w - safe.x - safe.w * column, h }
  const text0 = { x: side.x + w * 0.035, w: safe.x + safe.w - side.x - w * 0.035 }
  return (
    ground(label, brand.colours.ground) +
    rect(side, tones.main) +
    rect({ ...side, y: h * 0.785, h: h * 0.215 }, tones.deep) +
    rect({ x: side.x, y: 0, w: w * 0.016, h }, brand.colours.accent) +
    wordmark(label, part(safe, 0, 0.02, column - 0.04, 0.98), brand.colours.ink, { turn: true }) +
    motifIn(label, { x: text0.x, y: h * 0.3, w: text0.w, h: h * 0.4 }, { flat: mix(tones.main, '#ffffff', 0.82) }) +
    text(label.product, { ...text0, y: h * 0.07, h: h * 0.2 }, onTone(label, tones.main), {
      caps: true,
      lines: 2,
      align: 'left',
      valign: 'top',
      max: w * 0.055,
      tracking: 0.02,
    }) +
    text(label.flavour, { ...text0, y: h * 0.805, h: h * 0.1 }, onTone(label, tones.deep), {
      caps: true,
      lines: 2,
      align: 'left',
      max: w * 0.07,
    }) +
    text(label.size, { ...text0, y: h * 0.915, h: h * 0.035 }, onTone(label, tones.deep), { align: 'left' })
  )
}
