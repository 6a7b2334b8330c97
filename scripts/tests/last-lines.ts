import { relative } from 'node:path'
import type { Counts } from './counts.ts'

export type PartOfRun = Counts & {
  readonly name: string
  readonly seconds: number
  /** Of all processors; undefined where the system does not say. */
  readonly processorSeconds?: number | undefined
  /** When it was green, if nothing that it reaches has changed since: it was not run again. */
  readonly greenSince?: string
}

export type Ran = {
  readonly databases: readonly string[]
  /** What was tested with less than there is elsewhere, such as data outside the repository. */
  readonly weaker: readonly string[]
}

const SLOWEST = 10

/**
 * The last lines of a run of tests: failures first, so that nobody has to scroll, the slowest tests, seconds and counts of
 * each part; the very last line is for machines.
 * @param root which names of files are relative to
 */
export function lastLines(parts: readonly PartOfRun[], { databases, weaker }: Ran, root = '/'): string {
  const sum = (kind: 'passed' | 'failed' | 'skipped') => parts.reduce((all, part) => all + part[kind], 0)
  const skipped = sum('skipped')
  return [
    ...parts.flatMap(({ name, failures = [] }) => failures.map(failure => `FAILED in ${name}: ${failure}`)),
    ...slowest(parts, root),
    ...[...new Set(weaker)].sort().map(what => `Ran weaker: ${what}`),
    ...parts.map(ofPart),
    `Server tests ran on: ${databases.join('; ')}`,
    `In all ${seconds(parts.reduce((all, part) => all + part.seconds, 0))}${ofProcessors(inAll(parts))}`,
    `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}

const seconds = (count: number) => `${Math.round(count)} s`
const ofProcessors = (count: number | undefined) =>
  count === undefined ? '' : `, ${Math.round(count)} processor seconds`

function ofPart(part: PartOfRun): string {
  const counts = `${part.passed} passed, ${part.failed} failed, ${part.skipped} skipped`
  return part.greenSince
    ? `${part.name}: ${counts}, green since ${part.greenSince}`
    : `${part.name}: ${counts} in ${seconds(part.seconds)}${ofProcessors(part.processorSeconds)}`
}

function inAll(parts: readonly PartOfRun[]): number | undefined {
  const known = parts.map(part => part.processorSeconds).filter(count => count !== undefined)
  return known.length > 0 ? known.reduce((all, count) => all + count, 0) : undefined
}

function slowest(parts: readonly PartOfRun[], root: string): string[] {
  const tests = parts.flatMap(({ tests = [] }) => tests).sort((a, b) => b.seconds - a.seconds)
  const lines = tests.slice(0, SLOWEST).map(({ name, file, seconds }) => {
    const path = file.startsWith('/') ? relative(root, file) : file
    return `  ${seconds.toFixed(1)} s  ${path}: ${name}`
  })
  return lines.length > 0 ? ['The slowest tests:', ...lines] : []
}
