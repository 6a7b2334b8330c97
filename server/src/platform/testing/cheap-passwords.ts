import { vi } from 'vitest'

// Password hashing is slow on purpose, and tests log in thousands of times. passwords.test.ts covers the real cost.
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: (text: string) => argon2.hash(text, { memoryCost: 8, timeCost: 1, parallelism: 1 }) }
})
