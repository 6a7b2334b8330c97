import { mkdir, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isBaked, writePictures } from './bake/pictures.ts'
import { openRenderer } from './bake/render.ts'
import { exhibits } from './exhibits.ts'
import { planData } from './plan-data.ts'
import { sceneData } from './scene-hotspots.ts'
import { stops } from './stops.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

/** Renderings that are added up: every one smooths edges and softens shadows; a draft makes do with two. */
const fullPasses = 3

/** Scenes asked for on the command line; without any, those that have no pictures yet. */
async function wanted(names: string[]): Promise<number[]> {
  const numbers = stops.map(stop => stop.panoNr)
  if (names.length > 0) {
    const unknown = names.find(name => !numbers.includes(Number(name)))
    if (unknown) throw new Error(`There is no scene '${unknown}'; the hall has 0 (the lobby) to ${numbers.at(-1)}.`)
    return names.map(Number)
  }
  const missing = await Promise.all(
    numbers.map(async number => ((await isBaked(`${folder}${number}`)) ? [] : [number])),
  )
  return missing.flat()
}

async function main(args: string[]) {
  const draft = args.includes('--draft')
  const names = args.filter(each => each !== '--draft')
  const numbers = await wanted(names)
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}plan.json`, `${JSON.stringify(planData())}\n`)
  if (numbers.length === 0) {
    console.log('Every scene has its pictures. Name a scene to render it again: npm run hall -- 4')
    return
  }
  // Rendering takes every core it gets: others come first.
  setPriority(constants.priority.PRIORITY_LOW)
  const renderer = await openRenderer(await exhibits())
  try {
    for (const number of numbers) {
      const start = performance.now()
      const raw = await renderer.render(number, draft ? 2 : fullPasses, line => console.log(`  ${line}`))
      const bytes = await writePictures(`${folder}${number}`, raw)
      await writeFile(`${folder}${number}/scene.json`, `${JSON.stringify(sceneData(number))}\n`)
      console.log(
        `Scene ${number}: ${Math.round(bytes / 1000)} kB in ${Math.round((performance.now() - start) / 1000)} s`,
      )
    }
  } finally {
    await renderer.close()
  }
}

await main(process.argv.slice(2))
