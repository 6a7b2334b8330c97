import { vi } from 'vitest'

// Guessing a password is meant to be slow; tests log in thousands of times. What the product itself does: passwords.test.ts.
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: (text: string) => argon2.hash(text, { memoryCost: 8, timeCost: 1, parallelism: 1 }) }
})
