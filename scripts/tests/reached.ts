import { globSync } from 'node:fs'
import { type Area, areas } from '../../areas.ts'
import { root } from './command.ts'

/** The tests that a change can touch. Both are empty if there are none. */
export type Reached = {
  /** Vitest's files, from the root. */
  readonly files: readonly string[]
  /** Options of Playwright. */
  readonly stories: readonly string[]
}

type Permissions = Readonly<Record<string, Area>>

const isShort = (file: string) => !/\.long\.test\.tsx?$/.test(file)
const testsBelow = (folder: string) =>
  globSync(`${folder}**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] }).filter(isShort)

/** The area and those that `areas.ts` lets call it or show its parts. */
export const withCallers = (area: string, permissions: Permissions = areas): string[] => [
  area,
  ...Object.keys(permissions).filter(
    other => permissions[other]?.server.includes(area) || permissions[other]?.web.includes(area),
  ),
]

const testsOfArea = (area: string) =>
  ['domain/src', 'server/src/areas', 'web/src/areas'].flatMap(folder => testsBelow(`${folder}/${area}/`))

/** What is told of all areas in one place, though it may be an area's fault: its locks, and whom its pages are for. */
const OF_ALL_AREAS = ['server/src/at-once.test.ts', 'domain/src/pages.test.ts']

/** Tests of an area and of those that may call it, and those of all areas. */
export const reachedByArea = (area: string): Reached => ({
  files: [...withCallers(area).flatMap(testsOfArea), ...OF_ALL_AREAS].sort(),
  stories: [],
})

const AREA = /^(?:domain\/src|server\/src\/areas|web\/src\/areas)\/([^/]+)\//
/** Tables over every call: rights, access, texts, pages. */
const overAllAreas = () => globSync('server/src/*.test.ts', { cwd: root }).filter(isShort)
const SHORT_STORIES = ['--grep', '@short']

/** What lies outside the areas, and the tests that a change of it can touch; the first that fits counts. */
const OTHERS: readonly (readonly [RegExp, () => Partial<Reached>])[] = [
  [/^e2e\/(.+\/)?[^/]+\.spec\.ts$/, () => ({})],
  [/^e2e\//, () => ({ stories: SHORT_STORIES })],
  [/^(docs\/.*|[^/]+)\.md$/, () => ({ files: ['scripts/documents.test.ts'] })],
  [/^hall\//, () => ({ files: testsBelow('hall/') })],
  [/^brands\//, () => ({ files: ['brands/', 'server/demo/', 'hall/'].flatMap(testsBelow) })],
  [/^(scripts|bench|clients)\//, () => ({ files: ['scripts/', 'bench/', 'clients/'].flatMap(testsBelow) })],
  [/^web\//, () => ({ files: testsBelow('web/'), stories: SHORT_STORIES })],
  [/^server\//, () => ({ files: testsBelow('server/') })],
  [/^\.(ci|github)\/|^LICENSE$|^\.gitignore$/, () => ({})],
  // The kernel of the rules, what is installed, how tests are run.
  [/^/, () => ({ files: ['domain/', 'server/', 'web/', 'scripts/'].flatMap(testsBelow), stories: SHORT_STORIES })],
]

/** Tests that changes of these files, named from the root, can touch. */
export function reachedBy(changed: readonly string[]): Reached {
  const files = new Set<string>()
  const stories = new Set<string>()
  const touched = new Set<string>()
  for (const file of changed) {
    const area = AREA.exec(file)?.[1]
    if (/\.test\.tsx?$/.test(file)) files.add(file)
    else if (area && area in areas) touched.add(area)
    else {
      if (/\.spec\.ts$/.test(file)) stories.add(file)
      const found = OTHERS.find(([pattern]) => pattern.test(file))?.[1]()
      for (const one of found?.files ?? []) files.add(one)
      for (const one of found?.stories ?? []) stories.add(one)
    }
  }
  for (const area of new Set([...touched].flatMap(one => withCallers(one))))
    for (const one of testsOfArea(area)) files.add(one)
  if (touched.size > 0) for (const one of [...OF_ALL_AREAS, ...overAllAreas()]) files.add(one)
  return { files: [...files].sort(), stories: [...stories] }
}
