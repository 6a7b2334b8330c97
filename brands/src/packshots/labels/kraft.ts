import { mix } from '../../logos/colour.ts'
import { n, part, path, rect } from '../../logos/drawing.ts'
import { signIn, text, wordmark } from '../../logos/setting.ts'
import { ground, type Label, motifIn, onTone } from '../label.ts'

/** A sticker on brown paper, written by hand. */
export function kraft(label: Label): string {
  const { w, h, tones, brand, kind } = label
  const { ground: paper, ink, accent } = brand.colours
  const wide = kind === 'wide'
  const specks = Array.from({ length: wide ? 60 : 90 }, (_, i) => {
    const [x, y] = [((i * 197) % 331) / 331, ((i * 131) % 269) / 269]
    return `M${n(x * w)} ${n(y * h)}l${n(((i % 5) - 2) * 1.6)} ${n(2 + (i % 3))}l.9 .4z`
  }).join('')
  const sheet = wide
    ? { x: w * 0.6, y: h * 0.12, w: w * 0.36, h: h * 0.76 }
    : { x: w * 0.1, y: h * 0.46, w: w * 0.8, h: h * 0.48 }
  const strip = wide
    ? { ...sheet, y: sheet.y + sheet.h * 0.62, h: sheet.h * 0.38 }
    : { ...sheet, y: sheet.y + sheet.h * 0.56, h: sheet.h * 0.44 }
  const turn = `transform="rotate(${wide ? -1.2 : -1.6} ${n(sheet.x + sheet.w / 2)} ${n(sheet.y + sheet.h / 2)})"`
  const drawing = wide
    ? { x: sheet.x, y: sheet.y + sheet.h * 0.06, w: sheet.w, h: sheet.h * 0.5 }
    : { x: sheet.x, y: sheet.y + sheet.h * 0.07, w: sheet.w, h: sheet.h * 0.44 }
  const flavourBox = { x: strip.x + strip.w * 0.06, y: strip.y + strip.h * 0.16, w: strip.w * 0.88, h: strip.h * 0.4 }
  return (
    ground(label, paper) +
    path(specks, mix(paper, ink, 0.45), 'opacity=".5"') +
    `<g ${turn}>${rect({ ...sheet, x: sheet.x + 3, y: sheet.y + 4 }, '#000000', 'opacity=".16"')}${rect(sheet, '#fffaf0')}${rect(strip, tones.main)}${motifIn(label, drawing)}` +
    `${text(label.flavour, flavourBox, onTone(label, tones.main), { face: brand.wordmark.face, lines: 1, max: h * 0.06 })}${text(label.size, { ...flavourBox, y: strip.y + strip.h * 0.66, h: strip.h * 0.2 }, onTone(label, tones.main), { max: h * 0.03 })}</g>` +
    (wide ? '' : signIn(label, part(label.safe, 0.4, 0.0, 0.6, 0.1), accent)) +
    wordmark(label, wide ? part(label.safe, 0, 0.16, 0.54, 0.58) : part(label.safe, 0.01, 0.13, 0.99, 0.3), ink) +
    text(
      label.product,
      wide ? part(label.safe, 0, 0.68, 0.54, 0.84) : part(label.safe, 0, 0.335, 1, 0.41),
      wide ? ink : ink,
      { caps: true, tracking: 0.08, lines: 2, max: Math.min(w, h) * (wide ? 0.1 : 0.06) },
    )
  )
}
