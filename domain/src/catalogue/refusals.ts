import { refuser } from '../refusal.ts'

/** What every area that takes orders refuses of goods. */
export const refusals = {
  quantity_misfit: {
    status: 422,
    text: ({ position, next }: { position: string; quantity: number; next: number }) =>
      `That many of ${position} cannot be ordered. The next quantity that fits is ${next}.`,
  },
} as const

export const refuse = refuser(refusals)
