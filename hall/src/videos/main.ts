import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { exhibitors } from '../exhibitors.ts'
import { makeRange } from '../range/make-range.ts'
import { filmed } from '../showcase-plan.ts'
import { brandFilm } from './brand-film.ts'
import { fairFilm } from './fair-film.ts'
import { shoot } from './film.ts'

const folder = fileURLToPath(new URL('../../videos/', import.meta.url))

/** Renders the missing clips, or those of the brands named on the command line. Needs ffmpeg. */
async function main(names: string[]) {
  setPriority(constants.priority.PRIORITY_LOW)
  await mkdir(folder, { recursive: true })
  const range = makeRange()
  const isWanted = (slug: string) => (names.length > 0 ? names.includes(slug) : !existsSync(`${folder}${slug}.webp`))
  for (const { brand, organiser } of [...filmed, ...exhibitors.filter(one => one.organiser)]) {
    if (!isWanted(brand.slug)) continue
    const start = performance.now()
    await shoot(await (organiser ? fairFilm : brandFilm)(brand, range), `${folder}${brand.slug}`)
    console.log(`${brand.name}: ${Math.round((performance.now() - start) / 1000)} s`)
  }
}

await main(process.argv.slice(2))
