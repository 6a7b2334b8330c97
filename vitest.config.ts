import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// `TEST_DATABASE_URL` decides the database of the server's tests: unset, the embedded one.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Timing in the browser's stand-in wavers on a loaded machine: there a test may prove itself a second time.
    retry: process.env.CI ? 2 : 0,
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['{src,demo}/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          setupFiles: [join(import.meta.dirname, 'server/src/platform/testing/cheap-passwords.ts')],
          globalSetup: join(import.meta.dirname, 'server/src/platform/testing/global-setup.ts'),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      { test: { name: 'hall', root: 'hall', include: ['src/**/*.test.ts'] } },
      { test: { name: 'tools', include: ['{scripts,bench}/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
