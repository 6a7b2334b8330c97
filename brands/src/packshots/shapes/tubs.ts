import { luminance, mix } from '../../logos/colour.ts'
import { n, path } from '../../logos/drawing.ts'
import { flavourLook } from '../../range/flavour-looks.ts'
import { cast, fall, roundLight, standing } from '../light.ts'
import { clip, clipped, labelAt, type Packshot } from '../pack.ts'

interface Form {
  /** Half width and height of the body, half width and height of the lid, where the lid begins. */
  body: number
  lid: number
  top: number
  lidHeight: number
  bottom: number
  /** Curvature of the label's edges: the camera is slightly above. */
  sag: number
}

/** A protein tub. */
export const tub = (article: Packshot): string =>
  canister(article, { body: 186, lid: 197, top: 62, lidHeight: 92, bottom: 548, sag: 20 })

/** A low jar with a wide lid: creatine, pre-workout. */
export const jar = (article: Packshot): string =>
  canister(article, { body: 190, lid: 196, top: 128, lidHeight: 104, bottom: 548, sag: 24 })

/** A capsule bottle with a ribbed cap. */
export function pills(article: Packshot): string {
  const { lid, ground } = article.brand.colours
  const white = luminance(lid) > 0.6 ? lid : '#f4f4f1'
  const body =
    'M150 250C150 196 196 196 204 168H396C404 196 450 196 450 250V512Q450 540 420 546Q300 560 180 546Q150 540 150 512z'
  const label = 'M150 262Q300 282 450 262V516Q300 540 150 516z'
  const cap = 'M194 62H406Q412 62 412 70V160Q412 166 404 168Q300 180 196 168Q188 166 188 160V70Q188 62 194 62z'
  return (
    roundLight('body', ground) +
    roundLight('cap', lid, 0.7) +
    cast('cast') +
    clip('label', label) +
    clip('bottle', body) +
    standing(300, 548, 190) +
    path(body, mix(white, '#d9d9d6', 0.25)) +
    clipped('label', labelAt(article, 150, 262, 300, 272, 0.1)) +
    path(body, 'url(#body)') +
    clipped('bottle', '<rect x="150" y="168" width="300" height="34" fill="url(#cast)"/>') +
    path(cap, lid) +
    ribs(300, 112, 72, 164, 26, lid) +
    path(cap, 'url(#cap)') +
    `<ellipse cx="300" cy="66" rx="108" ry="11" fill="${mix(lid, '#ffffff', 0.22)}"/>`
  )
}

/** A glass of spread with visible contents. */
export function glass(article: Packshot): string {
  const { lid, ground } = article.brand.colours
  const content = flavourLook(article.flavourName).colour
  const body =
    'M132 190C132 168 150 164 158 150H442C450 164 468 168 468 190V508Q468 540 434 546Q300 562 166 546Q132 540 132 508z'
  const label = 'M132 236Q300 258 468 236V486Q300 512 132 486z'
  const cap = 'M138 70Q138 60 150 60H450Q462 60 462 70V136Q462 148 446 150Q300 166 154 150Q138 148 138 136z'
  return (
    roundLight('body', ground, 1.2) +
    roundLight('cap', lid) +
    fall('fall', 0.28) +
    cast('cast') +
    clip('label', label) +
    clip('jar', body) +
    standing(300, 550, 200) +
    path(body, mix(content, '#3a1d08', 0.12)) +
    clipped(
      'jar',
      `<path d="M132 150H468V186Q300 204 132 186z" fill="#fff" opacity=".28"/><path d="M132 514Q300 540 468 514V562H132z" fill="#000" opacity=".16"/>`,
    ) +
    clipped('label', labelAt(article, 132, 236, 336, 272, 0.09)) +
    path(body, 'url(#body)') +
    clipped('jar', '<rect x="132" y="150" width="336" height="30" fill="url(#cast)"/>') +
    path(cap, lid) +
    path(cap, 'url(#cap)') +
    `<path d="M138 126Q300 144 462 126V136Q300 156 138 136z" fill="#000" opacity=".18"/><ellipse cx="300" cy="66" rx="158" ry="15" fill="${mix(lid, '#ffffff', 0.16)}"/><ellipse cx="300" cy="66" rx="138" ry="11" fill="${mix(lid, '#000000', 0.08)}"/>`
  )
}

function canister(article: Packshot, { body, lid: widest, top, lidHeight, bottom, sag }: Form): string {
  const { brand } = article
  const lid = brand.id % 3 === 2 ? body - 22 : widest
  const { ground, lid: lidColour } = brand.colours
  const [left, right, neck] = [300 - body, 300 + body, top + lidHeight]
  const corner = 26
  // Every third brand has tubs with shoulders and a narrow lid.
  const shouldered = brand.id % 3 === 2
  const start = shouldered ? neck + 30 : neck - 20
  const shoulder = shouldered
    ? `Q${right} ${neck + 2} ${300 + lid - 8} ${neck - 12}H${300 - lid + 8}Q${left} ${neck + 2} ${left} ${start}`
    : ''
  const outline = `M${left} ${start}V${bottom - corner - 8}Q${left} ${bottom - 4} ${left + corner + 12} ${bottom}Q300 ${bottom + 14} ${right - corner - 12} ${bottom}Q${right} ${bottom - 4} ${right} ${bottom - corner - 8}V${start}${shoulder}z`
  const [labelTop, labelBottom] = [neck + (brand.id % 3 === 2 ? 40 : 16), bottom - 26]
  const label = `M${left} ${labelTop}Q300 ${labelTop + sag * 1.4} ${right} ${labelTop}V${labelBottom}Q300 ${labelBottom + sag * 1.6} ${left} ${labelBottom}z`
  const plain = mix(lidColour, luminance(lidColour) > 0.5 ? '#000000' : '#ffffff', 0.06)
  const cap = `M${300 - lid} ${top}V${neck - 12}Q${300 - lid} ${neck - 2} ${300 - lid + 12} ${neck}Q300 ${neck + sag} ${300 + lid - 12} ${neck}Q${300 + lid} ${neck - 2} ${300 + lid} ${neck - 12}V${top}z`
  const rim = n(sag * 0.95)
  return (
    roundLight('body', ground) +
    roundLight('cap', lidColour, 0.75) +
    fall('fall', 0.22) +
    cast('cast') +
    clip('label', label) +
    clip('tub', outline) +
    clip('lid', cap) +
    standing(300, bottom, body + 40) +
    path(outline, plain) +
    clipped('label', labelAt(article, left, labelTop, body * 2, labelBottom - labelTop + sag * 0.8, 0.1)) +
    path(outline, 'url(#body)') +
    path(outline, 'url(#fall)') +
    path(
      `M${left} ${labelTop}Q300 ${labelTop + sag * 1.4} ${right} ${labelTop}`,
      'none',
      'stroke="#fff" stroke-opacity=".3" stroke-width="1.5"',
    ) +
    clipped('tub', `<rect x="${left}" y="${neck - 14}" width="${body * 2}" height="46" fill="url(#cast)"/>`) +
    path(cap, lidColour) +
    clipped('lid', closure(brand.id % 3, lid, top, neck, sag, lidColour)) +
    path(cap, 'url(#cap)') +
    `<ellipse cx="300" cy="${top}" rx="${lid}" ry="${rim}" fill="${mix(lidColour, '#ffffff', 0.2)}"/><ellipse cx="300" cy="${top}" rx="${lid - 14}" ry="${n(rim - 4)}" fill="${mix(lidColour, '#000000', 0.12)}"/><ellipse cx="300" cy="${top + 1.5}" rx="${lid - 20}" ry="${n(rim - 5.5)}" fill="${mix(lidColour, '#ffffff', 0.08)}"/>`
  )
}

/** Lids differ: ribbed all over, ribbed between two smooth bands, or smooth with one groove. */
function closure(style: number, half: number, top: number, neck: number, sag: number, colour: string): string {
  const groove = (y: number, opacity: number) =>
    `<path d="M${300 - half} ${n(y)}Q300 ${n(y + sag)} ${300 + half} ${n(y)}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="4"/>`
  if (style === 0) return ribs(300, half, top, neck + sag, 46, colour) + groove(neck - 16, 0.25)
  if (style === 1)
    return ribs(300, half, top + 34, neck - 8, 56, colour) + groove(top + 26, 0.3) + groove(neck - 22, 0.3)
  return groove(neck - 26, 0.3) + groove(neck - 20, 0.12)
}

/** Ribs on a round wall are closer together towards the edges. */
function ribs(cx: number, half: number, top: number, bottom: number, count: number, colour: string): string {
  const light = luminance(colour) > 0.5
  const lines = Array.from({ length: count - 1 }, (_, i) => {
    const x = cx - half * Math.cos((Math.PI * (i + 1)) / count)
    const hang = 18 * (1 - ((x - cx) / half) ** 2) * 0.55
    return `M${n(x)} ${n(top + hang * 0.6)}V${n(bottom - 18 + hang)}`
  }).join('')
  return `<path d="${lines}" stroke="${light ? '#000' : '#fff'}" stroke-opacity="${light ? 0.14 : 0.13}" stroke-width="3"/>`
}
