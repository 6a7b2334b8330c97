import { exhibitors } from '@fairfloor/brands/exhibitors'
import { on } from '@fairfloor/brands/logos/colour'
import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import type { Range } from '@fairfloor/brands/range/types'
import { type Frame, filled, lay } from './canvas.ts'
import type { Film } from './film.ts'
import { between, easeBoth, easeOut, edge } from './motion.ts'
import { logo, packshot, watermark, wipe, words } from './parts.ts'

const intro = 4
const each = 1.05
const outro = 5

/** The organiser's welcome: who it is, every exhibitor in turn, and what there is to do. */
export async function fairFilm(brand: RangeBrand, range: Range): Promise<Film> {
  const { ground, ink, accent } = brand.colours
  const readable = on(ground, ink, accent)
  const { face } = brand.wordmark
  const stands = await Promise.all(
    exhibitors.filter(({ organiser }) => !organiser).map(({ brand: one }) => standOf(one, range)),
  )
  const end = intro + stands.length * each
  const parts = {
    sign: await watermark(brand, 460),
    logo: await logo(brand, 420),
    welcome: await words('Welcome to the Virtual Trade Show', { w: 520, h: 40 }, readable, { face, max: 24 }),
    last: await wipe(ground),
    lines: await Promise.all(
      ['Thirty booths. One hall.', 'Order. Taste. Vote.'].map(line =>
        words(line, { w: 560, h: 60 }, readable, { face, max: 40 }),
      ),
    ),
  }

  function frame(second: number): Frame {
    const picture = filled(ground)
    lay(picture, parts.sign, 330 - second * 4, -60, 0.14)
    lay(picture, parts.logo, 110, between(130, 96, easeOut(second, 0.3, 1.2)), easeOut(second, 0.3, 1))
    lay(picture, parts.welcome, 60, 250, easeOut(second, 1.2, 2))
    for (const [i, stand] of stands.entries()) {
      const start = intro + i * each
      // At most two stands are visible: the new one, and the one that it covers.
      if (second >= start && second < start + each + 0.5) stand(picture, second - start)
    }
    const close = easeBoth(second, end, end + 0.6)
    if (close > 0) {
      lay(picture, parts.last, edge(close), 0)
      for (const [i, line] of parts.lines.entries())
        lay(picture, line, 40, 84 + i * 70, easeOut(second, end + 0.5 + i * 0.7, end + 1.2 + i * 0.7))
      lay(picture, parts.logo, 110, 214, easeOut(second, end + 2, end + 2.8))
    }
    return picture
  }
  return { seconds: end + outro, poster: 2.8, frame }
}

/** One exhibitor passing by: its background wipes in, its pack and its logo follow. */
async function standOf(brand: RangeBrand, range: Range): Promise<(picture: Frame, second: number) => void> {
  const parts = {
    ground: await wipe(brand.colours.ground),
    logo: await logo(brand, 280),
    packs: await Promise.all(
      bestSellers(range, brand)
        .slice(0, 1)
        .map(pack => packshot(brand, pack, 300)),
    ),
  }
  return (picture, second) => {
    lay(picture, parts.ground, edge(easeBoth(second, 0, 0.4)), 0)
    const arrive = easeOut(second, 0.15, 0.7)
    lay(picture, parts.logo, between(120, 40, arrive), 132, easeOut(second, 0.15, 0.5))
    for (const pack of parts.packs) lay(picture, pack, between(700, 320, arrive) - second * 8, 30)
  }
}
