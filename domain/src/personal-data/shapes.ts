import * as z from 'zod/mini'
import { id, idParam, instant, shapes } from '../shapes.ts'

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

export const askForExport = shapes({ answer: exports })

export const downloadExport = shapes({ params: z.object({ id: idParam }), answer: z.unknown() })
