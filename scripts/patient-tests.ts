import { vi } from 'vitest'

/** As for `expect.poll` in vitest.config.ts: Vitest has no setting for the other way to wait. */
const PATIENCE_MS = 20_000
const { waitFor } = vi

vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options)
