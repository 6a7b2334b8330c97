import type { BenchDatabase } from './databases.ts'
import { openFloorDatabase } from './floor/database.ts'
import { median } from './measure.ts'
import { milliseconds } from './report.ts'

const ROUNDS = 7
const STEPS = 30_000_000
/** Reads no table: numbers are made, hashed, sorted and added up. */
const QUERY = `select sum(length(hash)) from (
  select md5(i::text) as hash from generate_series(1, 200000) as i order by hash
) as hashes`

/** How fast the machine is by itself: what it takes for the same work on every machine, so that figures of two can be compared. */
export async function speedOfMachine(empty: BenchDatabase): Promise<string> {
  const loop = await medianOf(countOn)
  const database = openFloorDatabase(empty.env)
  const query = await medianOf(() => database.query(QUERY))
  await database.close()
  return `This machine by itself: a fixed loop ${milliseconds(loop)}, a fixed query ${milliseconds(query)}`
}

/** Whole numbers in one thread, with no memory; its result is used, so that it cannot be left out. */
function countOn(): number {
  let state = 1
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) ^ (state >>> 13)
  return state
}

async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return median(times)
}
