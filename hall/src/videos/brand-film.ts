import { on } from '@fairfloor/brands/logos/colour'
import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import type { Range } from '@fairfloor/brands/range/types'
import { type Frame, filled, lay } from './canvas.ts'
import type { Film } from './film.ts'
import { between, easeBoth, easeOut, edge } from './motion.ts'
import { logo, packshot, watermark, wipe, words } from './parts.ts'

/** Six seconds of a brand: its best seller, its claim with three packs, its logo. */
export async function brandFilm(brand: RangeBrand, range: Range): Promise<Film> {
  const { ground, ink, accent } = brand.colours
  const packs = threeOf(bestSellers(range, brand))
  const [hero] = packs
  if (!hero) throw new Error(`${brand.name} sells nothing.`)
  const { face } = brand.wordmark
  const readable = on(ground, ink, accent)
  const turned = on(accent, ground, ink)
  const parts = {
    sign: await watermark(brand, 460),
    hero: await packshot(brand, hero, 330),
    product: await words(hero.product.name, { w: 270, h: 96 }, readable, { face, align: 'left', lines: 2, max: 44 }),
    flavour: await words(hero.flavour.name, { w: 270, h: 26 }, readable, {
      face: 'condensed-medium',
      align: 'left',
      max: 15,
    }),
    second: await wipe(accent),
    claim: await words(brand.claim, { w: 560, h: 84 }, turned, { face, lines: 2, max: 34 }),
    packs: await Promise.all(packs.map(pack => packshot(brand, pack, 220))),
    third: await wipe(ground),
    logo: await logo(brand, 480),
    small: await words(brand.claim, { w: 420, h: 22 }, readable, { face: 'condensed-medium', max: 14 }),
  }

  function frame(second: number): Frame {
    const picture = filled(ground)
    const drift = between(0, 26, second / 6)
    lay(picture, parts.sign, 330 - drift, -60 + drift / 2, 0.16)
    if (second < 2.6) {
      const arrive = easeOut(second, 0.15, 1)
      lay(picture, parts.hero, between(680, 285, arrive) - drift, 18, 1)
      lay(picture, parts.product, 44, between(150, 118, easeOut(second, 0.45, 1.1)), easeOut(second, 0.45, 1))
      lay(picture, parts.flavour, 44, 224, easeOut(second, 0.8, 1.4))
    }
    const second2 = easeBoth(second, 2, 2.6)
    if (second2 > 0 && second < 4.7) {
      lay(picture, parts.second, edge(second2), 0)
      lay(picture, parts.claim, 40, between(46, 28, easeOut(second, 2.5, 3.1)), easeOut(second, 2.5, 3))
      for (const [i, pack] of parts.packs.entries()) {
        const rise = easeOut(second, 2.5 + i * 0.14, 3.2 + i * 0.14)
        const left = 320 + (i - (parts.packs.length - 1) / 2) * 178 - 110
        lay(picture, pack, left, between(380, 128, rise) - drift / 6, easeOut(second, 2.5, 2.7))
      }
    }
    const second3 = easeBoth(second, 4.1, 4.7)
    if (second3 > 0) {
      lay(picture, parts.third, edge(second3), 0)
      lay(picture, parts.logo, 80, between(112, 90, easeOut(second, 4.5, 5.1)), easeOut(second, 4.5, 5))
      lay(picture, parts.small, 110, 256, easeOut(second, 4.9, 5.4))
    }
    return picture
  }
  return { seconds: 6, poster: 1.9, frame }
}

/** One pack of each of three products; fewer where there are no more. */
function threeOf<Pack extends { size: { erpId: string } }>(packs: readonly Pack[]): Pack[] {
  const first = packs.filter((pack, i) => packs.findIndex(other => other.size.erpId === pack.size.erpId) === i)
  return [...first, ...packs.filter(pack => !first.includes(pack))].slice(0, 3)
}
