import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './command.ts'
import type { Counts } from './counts.ts'
import { greenBefore, keyOf, noteGreen, noteSeconds } from './green.ts'
import { lastLines, type PartOfRun } from './last-lines.ts'
import { type Machine, thisMachine } from './machine.ts'
import type { Part } from './parts.ts'

type Run = {
  /** The long one leaves out a part that was green if nothing that it reaches has changed since. */
  readonly kind: 'short' | 'long'
  /** Chooses the samples of what there is very much of. */
  readonly seed: string
  /** Every part is run, also those that were green before. */
  readonly isFresh?: boolean
}

/** Runs parts one after the other and prints what came of them. @returns whether all are green */
export async function runParts(parts: readonly Part[], { kind, seed, isFresh = false }: Run): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-run-'))
  const weakerFile = join(folder, 'weaker')
  // Tests read the first two, and write into the file what they had to test with less.
  Object.assign(process.env, { TEST_RUN: kind, TEST_SEED: seed, TEST_WEAKER_FILE: weakerFile })
  console.log(`The ${kind} run, with the seed ${seed}`)

  const machine = thisMachine()
  // Most of the check runs on one core.
  void machine.pages()
  if (parts.some(({ name }) => name === 'browser')) void machine.stories()
  const ran: PartOfRun[] = []
  for (const part of parts) ran.push(await onePart(part, machine, kind === 'long', isFresh))
  const database = await machine.postgres()
  await machine.close()

  const weaker = existsSync(weakerFile) ? readFileSync(weakerFile, 'utf8').split('\n').filter(Boolean) : []
  rmSync(folder, { recursive: true })
  console.log(`\n${lastLines(ran, { databases: [database.name, 'embedded PostgreSQL (PGlite)'], weaker }, root)}`)
  return ran.every(({ failed }) => failed === 0)
}

async function onePart(part: Part, machine: Machine, isRemembered: boolean, isFresh: boolean): Promise<PartOfRun> {
  const keyNow = async () => (isRemembered ? keyOf(part, (await machine.postgres()).name) : undefined)
  const key = await keyNow()
  const before = isFresh ? undefined : key && greenBefore(part, key)
  if (before) return { name: part.name, seconds: 0, greenSince: before.at, ...before.counts }

  console.log(`\n── ${part.name}`)
  const began = { at: performance.now(), used: machine.processorSeconds() }
  const counts = await part.run(machine).catch((error: Error): Counts => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0, failures: [error.message] }
  })
  const used = machine.processorSeconds()
  noteSeconds(counts.tests)
  // A file that changed meanwhile is another state than the one that was tested.
  if (key && counts.failed === 0 && (await keyNow()) === key)
    noteGreen(part, key, counts, new Date().toISOString().slice(0, 16))
  return {
    name: part.name,
    seconds: (performance.now() - began.at) / 1000,
    processorSeconds: used === undefined || began.used === undefined ? undefined : used - began.used,
    ...counts,
  }
}
