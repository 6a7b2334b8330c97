import { contrast, luminance, mix, on } from '../../logos/colour.ts'
import { n, path, rect } from '../../logos/drawing.ts'
import { signIn, text, wordmark } from '../../logos/setting.ts'
import { flavourLook } from '../../range/flavour-looks.ts'
import { labelOf } from '../label.ts'
import { cast, fall, roundLight, standing } from '../light.ts'
import { clip, clipped, labelAt, type Packshot } from '../pack.ts'

/** Effervescent tablets. */
export function tube(article: Packshot): string {
  const { lid, ground } = article.brand.colours
  const flavour = flavourLook(article.flavourName).colour
  const body = 'M206 112H394V530Q394 550 372 554Q300 564 228 554Q206 550 206 530z'
  const cap = 'M198 44H402Q406 44 406 50V112Q406 120 396 122Q300 136 204 122Q194 120 194 112V50Q194 44 198 44z'
  const top = luminance(lid) > 0.75 ? flavour : lid
  return (
    roundLight('body', ground) +
    roundLight('cap', top, 0.7) +
    cast('cast') +
    clip('tube', body) +
    standing(300, 556, 130) +
    clipped(
      'tube',
      `${labelAt(article, 206, 124, 188, 424, 0.07)}<rect x="206" y="118" width="188" height="34" fill="url(#cast)"/>`,
    ) +
    path(body, 'url(#body)') +
    path(cap, top) +
    path(cap, 'url(#cap)') +
    `<ellipse cx="300" cy="48" rx="104" ry="11" fill="${mix(top, '#ffffff', 0.22)}"/><ellipse cx="300" cy="48" rx="86" ry="8" fill="${mix(top, '#000000', 0.1)}"/><path d="M194 96Q300 112 406 96" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"/>`
  )
}

/** A shaker in the variant's colour, printed with the brand's own logo. */
export function shaker(article: Packshot): string {
  const label = labelOf(article, 300, 380, 0.1)
  const shade = flavourLook(article.flavourName).colour
  const { lid, accent } = article.brand.colours
  const cap = contrast(lid, shade) > 1.6 ? lid : mix(lid, luminance(lid) > 0.4 ? '#000000' : '#ffffff', 0.3)
  const printed = on(shade, article.brand.colours.ink, article.brand.colours.ground)
  const body = 'M150 168H450L420 524Q416 548 392 552Q300 564 208 552Q184 548 180 524z'
  const lidPath =
    'M138 110Q138 96 154 94L220 84H380L446 94Q462 96 462 110V160Q462 172 448 174Q300 196 152 174Q138 172 138 160z'
  const marks = [0, 1, 2, 3, 4, 5, 6].map(i => `M${n(404 - i * 2.6)} ${280 + i * 32}h${i % 2 ? 14 : 24}`).join('')
  return (
    roundLight('body', shade, 1.2) +
    roundLight('cap', cap, 0.8) +
    cast('cast') +
    fall('fall', 0.24) +
    clip('cup', body) +
    standing(300, 554, 160) +
    path('M404 92C470 60 520 110 500 168L470 158C482 120 456 96 420 112z', mix(cap, '#000000', 0.15)) +
    path(body, shade) +
    clipped(
      'cup',
      `<path d="M150 168H450V330H150z" fill="#fff" opacity=".1"/>${path(marks, 'none', `stroke="${printed}" stroke-opacity=".55" stroke-width="3"`)}<rect x="150" y="170" width="300" height="40" fill="url(#cast)"/>`,
    ) +
    signIn(label, { x: 232, y: 228, w: 120, h: 104 }, contrast(accent, shade) > 1.8 ? accent : printed) +
    wordmark(label, { x: 204, y: 356, w: 176, h: 56 }, printed) +
    text(label.product, { x: 204, y: 432, w: 176, h: 30 }, printed, { caps: true, tracking: 0.08, max: 15, lines: 2 }) +
    text(label.size, { x: 240, y: 486, w: 104, h: 24 }, printed, { max: 17 }) +
    path(body, 'url(#body)') +
    path(body, 'url(#fall)') +
    path(lidPath, cap) +
    path(lidPath, 'url(#cap)') +
    '<path d="M138 142Q300 164 462 142" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="4"/>' +
    path('M196 88Q196 44 214 40H296Q310 44 310 84z', mix(cap, '#ffffff', 0.08)) +
    path('M196 88Q196 44 214 40H296Q310 44 310 84z', 'url(#cap)') +
    `<ellipse cx="255" cy="42" rx="42" ry="6" fill="${mix(cap, '#ffffff', 0.24)}"/>`
  )
}

/** A large gym bottle with a handle. */
export function jug(article: Packshot): string {
  const label = labelOf(article, 260, 300, 0.1)
  const shade = flavourLook(article.flavourName).colour
  const { lid } = article.brand.colours
  const printed = on(shade, article.brand.colours.ink, article.brand.colours.ground)
  const body =
    'M238 112H362C362 150 428 160 432 226V516Q432 548 404 554Q300 566 196 554Q168 548 168 516V226C172 160 238 150 238 112z'
  const cap = 'M240 44H360Q366 44 366 52V112H234V52Q234 44 240 44z'
  const marks = Array.from({ length: 8 }, (_, i) => `M400 ${250 + i * 34}h${i % 2 ? 14 : 26}`).join('')
  return (
    roundLight('body', shade, 1.3) +
    roundLight('cap', lid, 0.8) +
    clip('jug', body) +
    standing(300, 556, 165) +
    path(
      'M396 150C470 150 492 196 488 262V330C488 372 466 392 424 394V366C448 364 460 352 460 328V264C462 208 446 182 396 182z',
      mix(shade, '#000000', 0.18),
    ) +
    path(body, shade) +
    clipped(
      'jug',
      `<path d="M150 112H450V240H150z" fill="#fff" opacity=".16"/>${path(marks, 'none', `stroke="${printed}" stroke-opacity=".5" stroke-width="3"`)}${[0, 1, 2].map(i => `<path d="M168 ${500 + i * 16}Q300 ${514 + i * 16} 432 ${500 + i * 16}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="4"/>`).join('')}`,
    ) +
    signIn(label, { x: 250, y: 236, w: 100, h: 86 }, printed) +
    wordmark(label, { x: 204, y: 346, w: 178, h: 56 }, printed) +
    text(label.product, { x: 210, y: 418, w: 166, h: 28 }, printed, { caps: true, tracking: 0.06, max: 15, lines: 2 }) +
    text(label.size, { x: 250, y: 462, w: 90, h: 20 }, printed) +
    path(body, 'url(#body)') +
    path(cap, lid) +
    path(
      Array.from({ length: 17 }, (_, i) => `M${n(300 - 64 * Math.cos((Math.PI * (i + 1)) / 18))} 54V108`).join(''),
      'none',
      `stroke="${luminance(lid) > 0.5 ? '#000' : '#fff'}" stroke-opacity=".18" stroke-width="3"`,
    ) +
    path(cap, 'url(#cap)') +
    `<ellipse cx="300" cy="48" rx="64" ry="7" fill="${mix(lid, '#ffffff', 0.22)}"/>`
  )
}

/** A folding box, for gear. */
export function box(article: Packshot): string {
  const { ground, ink } = article.brand.colours
  const { tones } = labelOf(article, 284, 378, 0.07)
  const front = 'M112 150L396 168V556L112 528z'
  const side = 'M396 168L492 140V508L396 556z'
  const label = labelOf(article, 284, 96, 0.1)
  const name = wordmark(label, { x: 18, y: 22, w: 200, h: 52 }, on(mix(ground, '#000000', 0.26), ink))
  return (
    clip('front', front) +
    clip('side', side) +
    fall('fall', 0.14) +
    standing(300, 548, 220) +
    path(side, mix(ground, '#000000', 0.26)) +
    path('M112 150L210 124L492 140L396 168z', mix(ground, '#ffffff', luminance(ground) > 0.5 ? 0.5 : 0.22)) +
    clipped('front', `<g transform="matrix(1 .0634 0 1 112 150)">${labelAt(article, 0, 0, 284, 380, 0.07)}</g>`) +
    path(front, 'url(#fall)') +
    clipped(
      'side',
      `<g transform="matrix(1 -.2917 0 1 396 168)">${rect({ x: 0, y: 268, w: 96, h: 150 }, mix(tones.main, '#000000', 0.22))}<g transform="translate(96 12) rotate(90)">${name}</g></g>`,
    ) +
    '<path d="M112 150L396 168L492 140" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M396 168V556" stroke="#000" stroke-opacity=".2" stroke-width="2"/>'
  )
}
