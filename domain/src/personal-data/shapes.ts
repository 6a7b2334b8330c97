import * as z from 'zod/mini'
import { ownerProof } from '../people/owner-shapes.ts'
import { id, idParam, instant, shapes } from '../shapes.ts'
import { hindrances } from './erasure.ts'

const exported = z.object({
  id,
  asked_at: instant,
  state: z.enum(['under way', 'ready', 'failed']),
  /** Of a ready one. */
  bytes: z.nullable(z.int()),
  /** When its file is deleted. */
  until: z.nullable(instant),
})

const exports = z.object({
  /** Newest first; none whose file is deleted. */
  exports: z.array(exported),
  /** Whether the user manages a company, whose data go along. */
  with_company: z.boolean(),
})

export const getExports = shapes({ answer: exports })

export const askForExport = shapes({ body: z.object(ownerProof), answer: exports })

export const downloadExport = shapes({ params: z.object({ id: idParam }), answer: z.unknown() })

const erasure = z.object({
  /** The newest request that was not withdrawn; null: none. */
  request: z.nullable(
    z.object({
      asked_at: instant,
      state: z.enum(['open', 'refused']),
      decided_at: z.nullable(instant),
      /** Why it was refused. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** Why the account cannot be erased now. */
  hindrance: z.nullable(z.enum(hindrances)),
})

export const getErasure = shapes({ answer: erasure })

export const askForErasure = shapes({
  body: z.object({
    ...ownerProof,
    /** What the user adds; may be empty. */
    note: z.string().check(z.maxLength(1000)),
  }),
  answer: erasure,
})

export const withdrawErasure = shapes({ answer: erasure })
