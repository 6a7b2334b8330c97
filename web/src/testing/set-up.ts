import { configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Whole pages and code that is loaded when it is needed take longer than the default on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// Files of a worker share its globals: what one replaces is not the next one's.
afterAll(() => {
  vi.unstubAllGlobals()
})

// What one test had read out is no text of the next one's page.
afterEach(() => globalThis.document?.querySelector('[data-announcer]')?.remove())
