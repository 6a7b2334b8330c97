import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { choices, LONG, longServerTests, type ServerTests, withoutDatabase } from './scripts/tests/server-tests.ts'

/** Projects do not inherit this value; without it one of two cores would be idle. */
const shared = {
  maxWorkers: 2,
  // What is waited for comes at once, but a machine with other work may stall for seconds; the default is one.
  expect: { poll: { timeout: 20_000 } },
  setupFiles: [join(import.meta.dirname, 'scripts/patient-tests.ts')],
  // The default of five seconds is too short for rules tried with thousands of values on a machine with other work.
  testTimeout: 30_000,
}

/** Left out, unless everything is to be tried. */
const long = process.env.TEST_RUN === 'long' ? [] : [LONG]

/** Tests that replace a module; the others share their imports, which saves two minutes. */
const replacing = [
  'src/areas/trade-show/hall.test.tsx',
  'src/areas/trade-show/robot/robot.test.tsx',
  'src/areas/trade-show/tour/guided-tour.test.tsx',
  'src/lib/error-reports.test.tsx',
  // A page knows for good that the server has a newer build.
  'src/app/connection-bar.test.tsx',
  'src/lib/load-code.test.tsx',
]
const web = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  extends: 'web/vite.config.ts',
  test: {
    name,
    root: 'web',
    environment: 'happy-dom',
    ...shared,
    // Typing in a long list takes seconds where other tests use the processors.
    testTimeout: 60_000,
    setupFiles: [...shared.setupFiles, join(import.meta.dirname, 'web/src/testing/set-up.ts')],
    ...files,
  },
})

const chosen = choices[(process.env.TESTS ?? 'all') as ServerTests]
const migratedDatabase = join(import.meta.dirname, 'server/src/platform/testing/global-setup.ts')
const server = (name: string, files: { include: string[]; exclude?: string[]; globalSetup?: string }) => ({
  test: {
    name,
    root: 'server',
    pool: 'forks' as const,
    isolate: false,
    ...shared,
    hookTimeout: 60_000,
    setupFiles: [...shared.setupFiles, join(import.meta.dirname, 'server/src/platform/testing/cheap-passwords.ts')],
    // They often wait: for mails and retries, PostgreSQL, and processes that they start.
    maxWorkers: 3,
    // Vitest wants projects with another number of workers in a group of their own.
    sequence: { groupOrder: 1 },
    ...files,
  },
})

/** 0 for the longest; one that is not among the long ones comes after all of them. */
function rankOf({ moduleId }: TestSpecification): number {
  const rank = longServerTests.findIndex(name => moduleId.endsWith(name))
  return rank === -1 ? longServerTests.length : rank
}

/**
 * Starts the longest first within each project, so that no worker is left with one at the end. Vitest would order those by
 * size on a machine that has not run them yet, and the longest are the smallest files.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const names = [...new Set(sorted.map(({ project }) => project.name))]
    return names.flatMap(name =>
      sorted.filter(({ project }) => project.name === name).sort((a, b) => rankOf(a) - rankOf(b)),
    )
  }
}

// `TEST_DATABASE_URL` selects the database of the server's tests; the embedded one by default.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, isolate: false, name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      server('server', {
        include: chosen.include,
        exclude: [...chosen.exclude, ...long],
        globalSetup: migratedDatabase,
      }),
      server('server, no database', { include: withoutDatabase, exclude: long }),
      web('web', { include: ['src/**/*.test.{ts,tsx}'], exclude: replacing, isolate: false }),
      web('web, parts replaced', { include: replacing }),
      { test: { ...shared, isolate: false, name: 'brands', root: 'brands', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'hall', root: 'hall', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          isolate: false,
          name: 'tools',
          include: ['{scripts,bench,clients}/**/*.test.ts'],
          exclude: long,
        },
      },
    ],
  },
})
