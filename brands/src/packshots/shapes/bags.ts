import { mix } from '../../logos/colour.ts'
import { n, path } from '../../logos/drawing.ts'
import { fall, filmLight, pillowLight, standing } from '../light.ts'
import { clip, clipped, labelAt, type Packshot } from '../pack.ts'

const blur =
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>'
const crease = (d: string, tone: string, opacity: number, width = 10) =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" filter="url(#soft)"/>`

/** A stand-up pouch with zip and gusset. */
export function bag(article: Packshot): string {
  const { ground } = article.brand.colours
  const d =
    'M128 44H472Q474 120 480 190Q496 320 498 470Q500 530 484 546Q470 556 446 558Q300 572 154 558Q130 556 116 546Q100 530 102 470Q104 320 120 190Q126 120 128 44z'
  const crimp = Array.from({ length: 9 }, (_, i) => `M128 ${50 + i * 4}H472`).join('')
  return (
    blur +
    filmLight('film', ground) +
    fall('fall', 0.26) +
    clip('bag', d) +
    standing(300, 554, 215) +
    clipped(
      'bag',
      labelAt(article, 100, 84, 400, 480, 0.12) +
        `<rect x="100" y="40" width="400" height="46" fill="${mix(ground, '#000000', 0.12)}"/><path d="${crimp}" stroke="#fff" stroke-opacity=".16" stroke-width="1.4"/>` +
        crease('M140 110Q170 160 150 240', '#fff', 0.5, 12) +
        crease('M462 112Q432 170 452 250', '#000', 0.3, 14) +
        crease('M124 500Q190 440 150 380', '#fff', 0.28, 10) +
        crease('M478 500Q420 440 452 372', '#000', 0.26, 12) +
        crease('M196 540Q300 500 404 540', '#000', 0.28, 10) +
        '<path d="M100 516Q300 470 500 516V600H100z" fill="#000" opacity=".1"/><path d="M104 516Q300 470 496 516" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="2"/>' +
        '<path d="M126 98H474" stroke="#000" stroke-opacity=".2" stroke-width="3"/><path d="M126 101H474" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>',
    ) +
    path(d, 'url(#film)') +
    path(d, 'url(#fall)') +
    '<path d="M128 60l8 5-8 5zM472 60l-8 5 8 5z" fill="#fff" opacity=".85"/>'
  )
}

/** A flat single serving, sealed all round. */
export function sachet(article: Packshot): string {
  const { ground } = article.brand.colours
  const teeth = (y: number, up: number) =>
    Array.from({ length: 26 }, (_, i) => `L${n(154 + ((i + 1) * 292) / 26)} ${y + (i % 2 ? 0 : up)}`).join('')
  const back = (y: number, up: number) =>
    Array.from({ length: 26 }, (_, i) => `L${n(446 - ((i + 1) * 292) / 26)} ${y + (i % 2 ? 0 : up)}`).join('')
  const d = `M154 52${teeth(52, 8)}V548${back(548, -8)}z`
  const seal = [
    ...Array.from({ length: 6 }, (_, i) => `M154 ${66 + i * 5}H446`),
    ...Array.from({ length: 6 }, (_, i) => `M154 ${510 + i * 5}H446`),
  ].join('')
  return (
    blur +
    filmLight('film', ground) +
    clip('sachet', d) +
    standing(300, 552, 165) +
    clipped(
      'sachet',
      labelAt(article, 154, 92, 292, 416, 0.08) +
        `<rect x="154" y="40" width="292" height="54" fill="${ground}"/><rect x="154" y="504" width="292" height="60" fill="${mix(ground, '#000000', 0.08)}"/>` +
        `<path d="${seal}" stroke="#fff" stroke-opacity=".22" stroke-width="1.6"/>` +
        crease('M172 110Q210 180 178 270', '#fff', 0.5, 12) +
        crease('M432 130Q398 220 428 320', '#000', 0.26, 12) +
        crease('M176 480Q220 430 186 370', '#fff', 0.24) +
        '<path d="M154 95H446M154 505H446" stroke="#000" stroke-opacity=".22" stroke-width="2"/>',
    ) +
    path(d, 'url(#film)')
  )
}

/** A gel: narrow, sealed all round, with a neck to tear off. */
export function gel(article: Packshot): string {
  const { ground, accent } = article.brand.colours
  const d =
    'M274 22L330 18Q336 18 337 24L342 66Q346 92 376 104L404 116Q414 121 414 132L418 548Q418 560 406 560H194Q182 560 182 548L186 132Q186 121 196 116L240 104Q262 94 265 68L268 28Q269 22 274 22z'
  const crimps = [
    ...Array.from({ length: 6 }, (_, i) => `M182 ${530 + i * 5}H418`),
    ...Array.from({ length: 4 }, (_, i) => `M${189 + i * 4} 128V526M${411 - i * 4} 128V526`),
  ].join('')
  return (
    blur +
    filmLight('film', ground) +
    clip('gel', d) +
    standing(300, 558, 135) +
    clipped(
      'gel',
      `<rect x="180" y="10" width="240" height="130" fill="${accent}"/>` +
        labelAt(article, 184, 118, 232, 408, 0.14) +
        `<rect x="180" y="524" width="240" height="40" fill="${mix(ground, '#000000', 0.1)}"/>` +
        `<path d="M182 118H204V526H182zM396 118H420V526H396z" fill="${ground}" opacity=".75"/>` +
        `<path d="${crimps}" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/>` +
        '<path d="M262 76L346 72" stroke="#fff" stroke-width="3" stroke-dasharray="7 6" opacity=".9"/>' +
        crease('M226 140Q258 260 224 440', '#fff', 0.55, 14) +
        crease('M378 150Q344 290 380 440', '#000', 0.3, 14) +
        crease('M214 506Q300 470 386 506', '#000', 0.22, 10),
    ) +
    path(d, 'url(#film)')
  )
}

/** A pillow bag: crisps, bites, cookies. */
export function packet(article: Packshot): string {
  const { ground } = article.brand.colours
  const edge = (y: number, up: number, from: number, to: number) =>
    Array.from({ length: 30 }, (_, i) => `L${n(from + ((i + 1) * (to - from)) / 30)} ${y + (i % 2 ? 0 : up)}`).join('')
  const d = `M116 44${edge(44, 7, 116, 484)}Q478 80 494 150Q506 300 494 450Q478 520 484 556${edge(556, -7, 484, 116)}Q122 520 106 450Q94 300 106 150Q122 80 116 44z`
  const seal = [0, 1, 2, 3, 4].flatMap(i => [`M112 ${54 + i * 5}H488`, `M112 ${526 + i * 5}H488`]).join('')
  return (
    blur +
    filmLight('film', ground) +
    fall('fall', 0.14) +
    clip('packet', d) +
    standing(300, 556, 205) +
    clipped(
      'packet',
      labelAt(article, 100, 82, 400, 436, 0.13) +
        `<rect x="90" y="30" width="420" height="54" fill="${mix(ground, '#ffffff', 0.08)}"/><rect x="90" y="516" width="420" height="54" fill="${mix(ground, '#000000', 0.1)}"/><path d="${seal}" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/>` +
        crease('M120 96Q190 130 240 90', '#fff', 0.45, 12) +
        crease('M480 96Q420 136 352 92', '#000', 0.24, 12) +
        crease('M126 500Q196 460 250 510', '#000', 0.24, 12) +
        crease('M474 504Q414 466 344 512', '#fff', 0.22, 10) +
        crease('M132 180Q150 300 134 420', '#fff', 0.4, 14),
    ) +
    path(d, 'url(#film)') +
    path(d, 'url(#fall)')
  )
}

/** Two bars, one before the other. */
export function bar(article: Packshot): string {
  const zig = (x: number, to: number, from: number, until: number) =>
    Array.from({ length: 12 }, (_, i) => `L${x + (i % 2 ? 0 : to)} ${n(from + ((i + 1) * (until - from)) / 12)}`).join(
      '',
    )
  const d = `M-274 -84H274${zig(274, -7, -84, 84)}H-274${zig(-274, 7, 84, -84)}z`
  const crimps = [-266, -258, -250, -242, 242, 250, 258, 266].map(x => `M${x} -84V84`).join('')
  const one = `<g id="bar"><g clip-path="url(#film)">${labelAt(article, -240, -84, 480, 168, 0.05)}<path d="M-280 -84h40v168h-40zM240 -84h40v168h-40z" fill="${article.brand.colours.ground}"/><path d="M-240 -84h3v168h-3zM237 -84h3v168h-3z" fill="#000" opacity=".2"/><path d="${crimps}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M-236 -84Q-206 0 -236 84" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" filter="url(#soft)"/><path d="M236 -84Q206 0 236 84" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8" filter="url(#soft)"/></g><path d="${d}" fill="url(#pillow)"/></g>`
  const shadow =
    '<rect x="-262" y="-58" width="524" height="152" rx="20" fill="#000" opacity=".34" filter="url(#soft)"/>'
  return (
    blur +
    pillowLight('pillow') +
    clip('film', d) +
    `<g transform="translate(300 206) rotate(-15)">${shadow}${one}</g><g transform="translate(300 398) rotate(-15)">${shadow}<use href="#bar"/></g>`
  )
}
