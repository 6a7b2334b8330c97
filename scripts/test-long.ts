import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { longRun } from './tests/parts.ts'
import { runParts } from './tests/run-parts.ts'

// npm run test:long: everything, which says whether it may be released. A part that was green is left out until a file changes
// that it reaches.
//   -- --part hostile --part kills   only these
//   -- --fresh                       also what was green
//   -- --seed SEED                   the seed of an earlier run

const { values } = parseArgs({
  options: { part: { type: 'string', multiple: true }, fresh: { type: 'boolean' }, seed: { type: 'string' } },
})
const unknown = values.part?.filter(name => longRun.every(part => part.name !== name)) ?? []
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${longRun.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const parts = longRun.filter(({ name }) => !values.part || values.part.includes(name))
const seed = values.seed ?? randomBytes(4).toString('hex')
// Another seed tries other things: what was green is no answer for it.
const isFresh = values.fresh ?? values.seed !== undefined
process.exitCode = (await runParts(parts, { kind: 'long', seed, isFresh })) ? 0 : 1
