import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** A project takes none of these from above; without a number it would leave one of two cores idle. */
const shared = {
  maxWorkers: 2,
  // Timing in the browser's stand-in wavers on a loaded machine: there a test may prove itself a second time.
  retry: process.env.CI ? 2 : 0,
}

/** Tests that put something else in the place of a module; the others share what they import, which saves two minutes. */
const replacing = [
  'src/areas/trade-show/hall.test.tsx',
  'src/areas/trade-show/robot/robot.test.tsx',
  'src/areas/trade-show/tour/guided-tour.test.tsx',
  'src/lib/error-reports.test.tsx',
]
const web = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  extends: 'web/vite.config.ts',
  test: { name, root: 'web', environment: 'happy-dom', ...shared, ...files },
})

const tests = ['{src,demo}/**/*.test.ts']
/** They take their time and ask no database: not run again on the other one. */
const withoutDatabase = [
  'src/areas/catalogue/files/*.test.ts',
  'src/areas/invoicing/document/*.test.ts',
  'src/panorama/*.test.ts',
]
const server = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  test: {
    name,
    root: 'server',
    pool: 'forks' as const,
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'server/src/platform/testing/cheap-passwords.ts')],
    globalSetup: join(import.meta.dirname, 'server/src/platform/testing/global-setup.ts'),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...shared,
    ...files,
  },
})

// `TEST_DATABASE_URL` decides the database of the server's tests: unset, the embedded one.
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, isolate: false, name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      server('server', { include: tests, exclude: withoutDatabase }),
      server('server, no database', { include: withoutDatabase }),
      web('web', { include: ['src/**/*.test.{ts,tsx}'], exclude: replacing, isolate: false }),
      web('web, parts replaced', { include: replacing }),
      { test: { ...shared, isolate: false, name: 'hall', root: 'hall', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          isolate: false,
          name: 'tools',
          include: ['{scripts,bench}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
