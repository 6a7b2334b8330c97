import { parseArgs } from 'node:util'
import { areas } from '../areas.ts'
import { installHall } from './install-hall.ts'
import { changedFiles } from './tests/changed.ts'
import { commitNow, noteGreenCommit, secondsByFile } from './tests/green.ts'
import { type Part, shortRun } from './tests/parts.ts'
import { type Reached, reachedBy, reachedByArea } from './tests/reached.ts'
import { runParts } from './tests/run-parts.ts'
import { playwright, vitest } from './tests/runners.ts'

// npm test: the short run, which says whether a change may land. `-- --area NAME` and `-- --changed` run what a change of an
// area, or the changes since the last green run, can touch.

const { values } = parseArgs({ options: { area: { type: 'string' }, changed: { type: 'boolean' } } })
const seed = commitNow() ?? 'fairfloor'

if (values.area !== undefined) await only(ofArea(values.area))
else if (values.changed) await only(reachedBy(changes()))
else {
  const isGreen = await runParts(shortRun, { kind: 'short', seed })
  if (isGreen) noteGreenCommit()
  process.exitCode = isGreen ? 0 : 1
}

function ofArea(area: string): Reached {
  if (area in areas) return reachedByArea(area)
  console.error(`There is no area ${area}. There are: ${Object.keys(areas).sort().join(', ')}`)
  process.exit(1)
}

function changes(): readonly string[] {
  const changed = changedFiles()
  if (!changed) {
    console.error('No commit is known whose short run was green, and there is no origin/main: run npm test.')
    process.exit(1)
  }
  console.log(`Changes since ${changed.since.slice(0, 12)}`)
  return changed.files
}

/** Runs these tests alone, and says how long they will take before. */
async function only({ files, stories }: Reached): Promise<void> {
  if (files.length + stories.length === 0) {
    console.error('There is nothing to test.')
    process.exitCode = 1
    return
  }
  console.log(
    `${files.length} test files${stories.length > 0 ? ' and stories' : ''}, in about ${minutes(files, stories)}`,
  )
  const parts: Part[] = []
  if (files.length > 0)
    parts.push({
      name: 'tests',
      async run(machine) {
        await machine.pages()
        if (files.some(file => file.startsWith('hall/'))) installHall()
        return vitest(files, { TESTS: 'all', TEST_DATABASE_URL: (await machine.postgres()).url })
      },
    })
  if (stories.length > 0)
    parts.push({
      name: 'stories',
      run: async machine => playwright(stories, await machine.stories()),
    })
  process.exitCode = (await runParts(parts, { kind: 'short', seed })) ? 0 : 1
}

/** From how long each took when it last ran here. */
function minutes(files: readonly string[], stories: readonly string[]): string {
  const known = secondsByFile()
  const [UNKNOWN_S, WORKERS, START_S, STORIES_S] = [3, 2, 20, 150]
  const inAll = files.reduce((sum, file) => sum + (known[file] ?? UNKNOWN_S), 0) / WORKERS
  return `${Math.ceil((START_S + inAll + (stories.length > 0 ? STORIES_S : 0)) / 60)} min`
}
