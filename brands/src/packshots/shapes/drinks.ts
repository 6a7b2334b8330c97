import { luminance, mix } from '../../logos/colour.ts'
import { n, path } from '../../logos/drawing.ts'
import { flavourLook } from '../../range/flavour-looks.ts'
import { cast, fall, metalLight, roundLight, standing } from '../light.ts'
import { clip, clipped, labelAt, type Packshot } from '../pack.ts'

/** A slim can. */
export function can(article: Packshot): string {
  const body =
    'M186 84Q186 70 198 60L212 48H388L402 60Q414 70 414 84V520Q414 534 404 544L392 558Q300 572 208 558L196 544Q186 534 186 520z'
  const label = 'M186 84Q188 72 200 62Q300 80 400 62Q412 72 414 84V520Q412 530 404 538Q300 556 196 538Q188 530 186 520z'
  return (
    metalLight('metal') +
    clip('label', label) +
    standing(300, 560, 130) +
    path(body, '#c9ced1') +
    clipped('label', labelAt(article, 186, 60, 228, 486, 0.11)) +
    path(body, 'url(#metal)') +
    '<path d="M198 61Q300 80 402 61" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><path d="M196 540Q300 558 404 540" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>' +
    '<ellipse cx="300" cy="46" rx="90" ry="13" fill="#e4e8ea"/><ellipse cx="300" cy="46" rx="90" ry="13" fill="url(#metal)" opacity=".5"/><ellipse cx="300" cy="47.500" rx="80" ry="9.500" fill="#8f989d"/><ellipse cx="300" cy="49" rx="76" ry="8" fill="#b7bec2"/><ellipse cx="300" cy="46.500" rx="24" ry="4" fill="#e9edef"/><ellipse cx="306" cy="46" rx="10" ry="1.800" fill="#7d868b"/>'
  )
}

/** A drinks bottle: clear, with what is in it. */
export function bottle(article: Packshot): string {
  const { lid, ground } = article.brand.colours
  const liquid = flavourLook(article.flavourName).colour
  const body =
    'M258 104H342V132C342 168 398 186 402 250C404 276 392 290 392 310C392 330 404 342 404 366V520Q404 548 384 554Q300 566 216 554Q196 548 196 520V366C196 342 208 330 208 310C208 290 196 276 198 250C202 186 258 168 258 132z'
  const label = 'M190 240Q300 262 410 240V492Q300 514 190 492z'
  const level = 'M190 176H410V560H190z'
  const cap = 'M250 30H350Q356 30 356 37V94Q356 100 350 102Q300 110 250 102Q244 100 244 94V37Q244 30 250 30z'
  return (
    roundLight('body', ground, 1.15) +
    roundLight('cap', lid, 0.7) +
    fall('fall', 0.25) +
    cast('cast') +
    clip('bottle', body) +
    clip('label', label) +
    standing(300, 556, 135) +
    path(body, '#e9f0f2', 'opacity=".72"') +
    clipped(
      'bottle',
      path(level, liquid, 'opacity=".86"') +
        '<path d="M190 176Q300 186 410 176" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>' +
        clipped('label', labelAt(article, 190, 240, 220, 270, 0.12)) +
        `<path d="${[506, 520, 534].map(y => `M190 ${y}Q300 ${y + 14} 410 ${y}`).join('')}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="3"/>`,
    ) +
    path(body, 'url(#body)') +
    '<rect x="252" y="104" width="96" height="10" rx="3" fill="#000" opacity=".14"/>' +
    path(cap, lid) +
    path(
      Array.from({ length: 15 }, (_, i) => `M${n(300 - 54 * Math.cos((Math.PI * (i + 1)) / 16))} 40V98`).join(''),
      'none',
      `stroke="${luminance(lid) > 0.5 ? '#000' : '#fff'}" stroke-opacity=".16" stroke-width="2.500"`,
    ) +
    path(cap, 'url(#cap)') +
    `<ellipse cx="300" cy="33" rx="53" ry="6" fill="${mix(lid, '#ffffff', 0.2)}"/>`
  )
}

/** A 60 ml shot. */
export function shot(article: Packshot): string {
  const { lid, ground } = article.brand.colours
  const body =
    'M250 176H350C350 206 396 208 396 250V520Q396 546 372 552Q300 564 228 552Q204 546 204 520V250C204 208 250 206 250 176z'
  const label = 'M204 258Q300 274 396 258V516Q300 536 204 516z'
  const cap = 'M242 86H358Q364 86 364 92V168Q364 176 356 178Q300 188 244 178Q236 176 236 168V92Q236 86 242 86z'
  return (
    roundLight('body', ground) +
    roundLight('cap', lid, 0.7) +
    clip('label', label) +
    standing(300, 554, 130) +
    path(body, mix(flavourLook(article.flavourName).colour, '#ffffff', 0.25)) +
    clipped('label', labelAt(article, 204, 258, 192, 276, 0.09)) +
    path(body, 'url(#body)') +
    path(cap, lid) +
    path(
      Array.from({ length: 17 }, (_, i) => `M${n(300 - 62 * Math.cos((Math.PI * (i + 1)) / 18))} 96V172`).join(''),
      'none',
      `stroke="${luminance(lid) > 0.5 ? '#000' : '#fff'}" stroke-opacity=".16" stroke-width="2.500"`,
    ) +
    path(cap, 'url(#cap)') +
    `<ellipse cx="300" cy="90" rx="62" ry="7" fill="${mix(lid, '#ffffff', 0.2)}"/>`
  )
}

/** A drink carton with a screw cap, seen with its right side. */
export function carton(article: Packshot): string {
  const { lid, ground } = article.brand.colours
  const front = 'M170 96L372 106V560L170 548z'
  const side = 'M372 106L444 92V534L372 560z'
  const { main, dark } = { main: flavourLook(article.flavourName).colour, dark: mix(ground, '#000000', 0.22) }
  return (
    clip('front', front) +
    fall('fall', 0.16) +
    standing(306, 552, 165) +
    path(side, dark) +
    path('M372 440L444 420V534L372 560z', mix(main, '#000000', 0.2)) +
    path(
      Array.from({ length: 9 }, (_, i) => `M384 ${n(150 + i * 16)}L432 ${n(140 + i * 16)}`).join(''),
      'none',
      `stroke="${luminance(ground) > 0.4 ? '#000' : '#fff'}" stroke-opacity=".25" stroke-width="4"`,
    ) +
    clipped('front', `<g transform="translate(170 96) skewY(2.9)">${labelAt(article, 0, 0, 202, 454, 0.07)}</g>`) +
    path(front, 'url(#fall)') +
    '<path d="M170 96L190 97V549L170 548z" fill="#fff" opacity=".2"/><path d="M360 105.500L372 106V560L360 559z" fill="#000" opacity=".12"/>' +
    path('M170 96L240 70L444 82V92L372 106z', mix(ground, '#ffffff', luminance(ground) > 0.5 ? 0.4 : 0.18)) +
    path('M170 96L372 106', 'none', 'stroke="#000" stroke-opacity=".18" stroke-width="2"') +
    roundLight('cap', lid, 0.8) +
    path('M262 40H346V84Q304 98 262 84z', lid) +
    path('M262 40H346V84Q304 98 262 84z', 'url(#cap)') +
    `<ellipse cx="304" cy="40" rx="42" ry="8" fill="${mix(lid, '#ffffff', 0.22)}"/>`
  )
}

/** A pudding or quark cup under a foil lid. */
export function cup(article: Packshot): string {
  const { ground, ink } = article.brand.colours
  const body = 'M128 160H472L432 520Q428 546 396 550Q300 562 204 550Q172 546 168 520z'
  const label = 'M128 168Q300 194 472 168L436 506Q300 532 164 506z'
  const foil = mix(flavourLook(article.flavourName).colour, '#ffffff', 0.12)
  return (
    roundLight('body', ground) +
    metalLight('metal') +
    cast('cast') +
    clip('label', label) +
    clip('cup', body) +
    standing(300, 552, 170) +
    path(body, luminance(ground) > 0.5 ? '#ffffff' : mix(ground, '#ffffff', 0.1)) +
    clipped('label', labelAt(article, 134, 172, 332, 352, 0.12)) +
    path(body, 'url(#body)') +
    clipped('cup', '<rect x="120" y="158" width="360" height="40" fill="url(#cast)"/>') +
    `<path d="M108 132Q108 118 124 118H476Q492 118 492 132V150Q492 164 472 166Q300 190 128 166Q108 164 108 150z" fill="${mix(foil, '#000000', 0.14)}"/><path d="M108 132Q108 118 124 118H476Q492 118 492 132V150Q492 164 472 166Q300 190 128 166Q108 164 108 150z" fill="url(#metal)" opacity=".6"/>` +
    `<ellipse cx="300" cy="128" rx="192" ry="30" fill="${foil}"/><ellipse cx="300" cy="128" rx="180" ry="26" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.500"/><path d="M484 140Q520 150 508 178Q488 176 470 160z" fill="${foil}"/>` +
    `<ellipse cx="300" cy="128" rx="92" ry="12" fill="${ink}" opacity=".12"/>`
  )
}
