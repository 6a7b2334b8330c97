import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { exhibitors } from '@fairfloor/brands/exhibitors'
import { newcomerBrands } from '@fairfloor/brands/newcomers/newcomers'
import { makeRange } from '@fairfloor/brands/range/make-range'
import { filmed } from '@fairfloor/brands/showcase-plan'
import { brandFilm } from './brand-film.ts'
import { fairFilm } from './fair-film.ts'
import { type Film, shoot } from './film.ts'
import { newcomerFilm } from './newcomer-film.ts'

const folder = fileURLToPath(new URL('../../videos/', import.meta.url))

/** Renders the missing clips, or those of the brands named on the command line. Needs ffmpeg. */
async function main(names: string[]) {
  setPriority(constants.priority.PRIORITY_LOW)
  await mkdir(folder, { recursive: true })
  const range = makeRange()
  const isWanted = (slug: string) => (names.length > 0 ? names.includes(slug) : !existsSync(`${folder}${slug}.webp`))
  const clips: { slug: string; film: () => Promise<Film> }[] = [
    ...[...filmed, ...exhibitors.filter(one => one.organiser)].map(({ brand, organiser }) => ({
      slug: brand.slug,
      film: () => (organiser ? fairFilm : brandFilm)(brand, range),
    })),
    ...newcomerBrands(range).map(taking => ({ slug: taking.brand.slug, film: () => newcomerFilm(taking) })),
  ]
  for (const { slug, film } of clips) {
    if (!isWanted(slug)) continue
    const start = performance.now()
    await shoot(await film(), `${folder}${slug}`)
    console.log(`${slug}: ${Math.round((performance.now() - start) / 1000)} s`)
  }
}

await main(process.argv.slice(2))
