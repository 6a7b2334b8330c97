import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePictures, writeStills } from '../bake/pictures.ts'
import { preview } from '../bake/preview.ts'
import { prepare } from '../cycles/picture.ts'
import { planData } from '../plan-data.ts'
import { sceneData } from '../scene-hotspots.ts'
import { exhibitsOf } from './exhibits.ts'
import { madeHotspots } from './hotspots.ts'
import { planOf } from './plan.ts'
import { madeScene } from './scene.ts'
import { readTable, WrongTable } from './table.ts'

const width = 4096

/** Makes a hall of the table of exhibitors in `file` in the empty folder `out`, as `npm run panorama -- --load` reads it. */
export async function makeHall(file: string, out: string, log: (line: string) => void) {
  const table = await readTable(file)
  await mkdir(out, { recursive: true })
  if ((await readdir(out)).length > 0) throw new WrongTable(`${out} is not empty: name a new folder`)
  const plan = planOf(table.exhibitors)
  const hall = { fair: table.fair, plan, exhibits: await exhibitsOf(table, file) }
  const work = await mkdtemp(join(tmpdir(), 'hall-'))
  const clean = () => rmSync(work, { recursive: true, force: true })
  process.once('exit', clean)
  try {
    for (const stop of plan.stops) {
      const start = performance.now()
      const folder = join(out, String(stop.panoNr))
      const shot = { width, height: width / 2, samples: 1 }
      await prepare([work, work], madeScene(stop.panoNr, hall), [], shot, log)
      const dots = await preview(work, width)
      const bytes = await writePictures(folder, dots, width)
      const data = sceneData(stop, madeHotspots(plan, stop.panoNr), width, [])
      await writeStills(folder, { dots, width, height: width / 2 }, data.start_view)
      await writeFile(join(folder, 'scene.json'), `${JSON.stringify(data)}\n`)
      const seconds = Math.round((performance.now() - start) / 1000)
      console.log(
        `Scene ${stop.panoNr} of ${plan.stops.length - 1}, '${stop.name}': ${Math.round(bytes / 1000)} kB in ${seconds} s`,
      )
    }
  } finally {
    process.off('exit', clean)
    clean()
  }
  await writeFile(join(out, 'plan.json'), `${JSON.stringify(planData(plan))}\n`)
}
