import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

/** One more than cores: a story often waits for its server to start, or for a pause that it is about. */
const workers = Math.min(availableParallelism() + 1, 6)

export default defineConfig({
  testDir: 'e2e',
  // The accepted pictures are too coarse to differ between platforms.
  snapshotPathTemplate: 'e2e/accepted/{arg}{ext}',
  globalSetup: './e2e/support/setup.ts',
  workers,
  timeout: 90_000,
  // A machine with other work may stall for seconds.
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  // For the trace of the retry: a story that passes only then counts as failed (docs/tests.md).
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    deviceScaleFactor: 0.5,
    // Far from any show: times must be shown in the show's time zone, not in the browser's.
    timezoneId: 'America/New_York',
    // Recording costs as much as the stories themselves with software rendering.
    trace: 'on-first-retry',
    // Most stories are about content and actions; those about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The panorama needs WebGL, also on machines without a graphics card.
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    // First, as the desktop's last stories are short: no worker is left with a long one.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
