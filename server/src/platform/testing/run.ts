import { createHash } from 'node:crypto'
import { type Random, randomFrom } from './random.ts'

/** Whether this is `npm run test:long`, which tries everything; `npm test` tries a sample of what there is very much of. */
export const isLongRun = process.env.TEST_RUN === 'long'

/**
 * Chooses the samples. `npm test` takes the hash of the commit, so that each commit tries another part; `npm run test:long`
 * prints the seed that it took, and takes one. Without either it is always the same.
 */
const seed = process.env.TEST_SEED ?? 'fairfloor'

/** Random choices that depend on the seed of the run and on what they are for. */
export const randomFor = (purpose: string): Random =>
  randomFrom(createHash('sha256').update(`${seed}\0${purpose}`).digest().readUInt32BE() & 0x7fffffff)
