import { mix } from '../../logos/colour.ts'
import { n, path, rect } from '../../logos/drawing.ts'
import { ground, type Label, motifIn } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** Quarter discs and leaves on squares: a toy box of shapes. */
export function blocks(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: base, accent, ink } = brand.colours
  const wide = kind === 'wide'
  const columns = wide ? 3 : kind === 'tall' ? 2 : 3
  const rows = 2
  const field = wide
    ? { x: w * 0.58, y: 0, w: w * 0.42, h }
    : { x: 0, y: h * 0.42, w, h: h * (kind === 'tall' ? 0.46 : 0.43) }
  const [cw, ch] = [field.w / columns, field.h / rows]
  const pale = mix(tones.main, '#ffffff', 0.55)
  const cells: [ground: string, form: number, fill: string][] = [
    [tones.main, 0, pale],
    [accent, 1, tones.deep],
    [tones.deep, 2, accent],
    [accent, 2, tones.main],
    [pale, 9, tones.main],
    [tones.main, 3, tones.deep],
  ]
  const cell = (i: number) => {
    const order = columns === 2 ? [0, 2, 3, 4] : [0, 1, 2, 3, 4, 5]
    const [back, form, fill] = cells[order[i]!]!
    const box = { x: field.x + (i % columns) * cw, y: field.y + Math.floor(i / columns) * ch, w: cw + 0.4, h: ch + 0.4 }
    const { x, y } = box
    const forms = [
      `M${n(x)} ${n(y + ch)}A${n(cw)} ${n(ch)} 0 0 1 ${n(x + cw)} ${n(y)}V${n(y + ch)}z`,
      `M${n(x)} ${n(y)}A${n(cw)} ${n(ch)} 0 0 1 ${n(x + cw)} ${n(y + ch)}A${n(cw)} ${n(ch)} 0 0 1 ${n(x)} ${n(y)}z`,
      `M${n(x)} ${n(y)}H${n(x + cw)}A${n(cw / 2)} ${n(ch)} 0 0 1 ${n(x)} ${n(y)}z`,
      `M${n(x + cw)} ${n(y)}A${n(cw)} ${n(ch)} 0 0 1 ${n(x)} ${n(y + ch)}H${n(x + cw)}z`,
    ]
    const small = Math.min(cw, ch) * 0.78
    return (
      rect(box, back) +
      (form === 9
        ? motifIn(label, { x: x + (cw - small) / 2, y: y + (ch - small) / 2, w: small, h: small })
        : path(forms[form]!, fill))
    )
  }
  return (
    ground(label, base) +
    Array.from({ length: columns * rows }, (_, i) => cell(i)).join('') +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.03, 1, 0.26],
          product: [0, 0.3, 1, 0.36],
          flavour: [0, 0.89, 1, 0.945],
          size: [0.3, 0.963, 0.7, 0.99],
        },
        tall: {
          mark: [0, 0.06, 1, 0.26],
          product: [0, 0.3, 1, 0.38],
          flavour: [0, 0.9, 1, 0.945],
          size: [0.15, 0.96, 0.85, 0.985],
        },
        wide: {
          mark: [0, 0.1, 0.52, 0.54],
          product: [0, 0.62, 0.52, 0.74],
          flavour: [0, 0.82, 0.38, 0.95],
          size: [0.4, 0.84, 0.52, 0.93],
        },
      }),
      { flavour: ink },
    )
  )
}
