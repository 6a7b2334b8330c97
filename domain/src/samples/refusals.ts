import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  unknown_sample: says(422, 'This sample does not exist.'),
  samples_left: {
    status: 409,
    /** `left` is null for readers who see stock in words only. */
    text: ({ left, flavour }: { left: number | null; flavour: string }) =>
      left === null ? `There are not that many left of ${flavour}.` : `Only ${left} left of ${flavour}.`,
  },
  samples_of_exhibitor: {
    status: 409,
    text: ({ most }: { most: number }) => `You can take at most ${most} samples from one exhibitor.`,
  },
  samples_in_all: {
    status: 409,
    text: ({ most }: { most: number }) => `You can take at most ${most} samples in all.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
