import { mix, on } from '../../logos/colour.ts'
import { part, rect } from '../../logos/drawing.ts'
import { signIn, text } from '../../logos/setting.ts'
import { ground, type Label, onTone } from '../label.ts'
import { print, zonesOf } from './zones.ts'

/** The substance's short name as large as it goes. */
export function lab(label: Label): string {
  const { w, h, tones, brand, kind, safe } = label
  const { ground: paper, ink } = brand.colours
  const symbol = shortName(label.product)
  const left = { align: 'left' } as const
  if (kind === 'wide')
    return (
      ground(label, paper) +
      rect({ x: w * 0.62, y: 0, w: w * 0.38, h }, tones.main) +
      text(symbol, part(safe, 0.68, 0.1, 0.98, 0.56), onTone(label, tones.main), { face: 'space', max: h * 0.42 }) +
      print(
        label,
        zonesOf(label, {
          wide: {
            mark: [0, 0.18, 0.5, 0.46],
            product: [0, 0.58, 0.52, 0.7],
            flavour: [0.68, 0.64, 0.98, 0.78],
            size: [0, 0.8, 0.4, 0.9],
          },
        }),
        { flavour: onTone(label, tones.main), size: ink },
        {
          mark: left,
          product: { ...left, caps: false, face: 'text', tracking: 0 },
          size: { ...left, face: 'mono' },
          flavour: { face: 'text', caps: false },
        },
      )
    )
  const cut = kind === 'tall' ? 0.4 : 0.36
  const field = { x: 0, y: h * cut, w, h: h * 0.42 }
  return (
    ground(label, paper) +
    rect(field, tones.main) +
    signIn(label, part(safe, 0.84, 0.045, 1, 0.12), mix(ink, paper, 0.1)) +
    text(symbol, { x: safe.x, y: field.y + field.h * 0.14, w: safe.w, h: field.h * 0.72 }, on(tones.main, paper, ink), {
      face: 'space',
      align: 'left',
      tracking: -0.03,
    }) +
    print(
      label,
      zonesOf(label, {
        square: {
          mark: [0, 0.035, 0.78, 0.16],
          product: [0, 0.2, 1, 0.29],
          flavour: [0, 0.82, 1, 0.875],
          size: [0, 0.9, 0.6, 0.935],
        },
        tall: {
          mark: [0, 0.05, 0.8, 0.14],
          product: [0, 0.2, 1, 0.32],
          flavour: [0, 0.87, 1, 0.915],
          size: [0, 0.95, 0.8, 0.975],
        },
      }),
      { flavour: ink, size: mix(ink, paper, 0.25) },
      {
        mark: { ...left, valign: 'middle' },
        product: { ...left, face: 'text', caps: false, tracking: 0, max: w * 0.06 },
        flavour: { ...left, face: 'text', caps: false, tracking: 0 },
        size: { ...left, face: 'mono', max: w * 0.035 },
      },
    )
  )
}

/** 'Vitamin D3 2000' is D3, 'Creatine Monohydrate' Cr. */
function shortName(product: string): string {
  const words = product.split(' ')
  const formula = words.find(word => /^[A-Z]\d/.test(word))
  return formula ?? words[0]!.slice(0, 2)
}
