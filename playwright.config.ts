import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/setup.ts',
  workers: 2,
  timeout: 90_000,
  // A machine that does other work as well stands still for seconds.
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  // For the trace of the second time: a story that passes only then has failed (decision 0080).
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    deviceScaleFactor: 0.5,
    // Far from every show: times must be shown in the show's time zone, not in the browser's.
    timezoneId: 'America/New_York',
    // Recording costs as much as the stories themselves where pictures are drawn in software.
    trace: 'on-first-retry',
    // Most stories are about what is said and done; those about moving ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The panorama draws with WebGL, on machines without a graphics card too.
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
