import * as z from 'zod/mini'
import { file, id, idParam, instant, listed, shapes } from '../shapes.ts'
import { importStates } from './desk-choices.ts'
import { listQuery } from './desk-shapes.ts'

const row = {
  id,
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  uploaded_at: instant,
  uploaded_by: z.nullable(z.string()),
  state: z.enum(importStates),
  /** It was running, and its server has stopped: starting it again completes it. */
  interrupted: z.boolean(),
  rows: z.int(),
  percent: z.int(),
  /** Why it failed. */
  failure: z.nullable(z.string()),
}

export const getImports = shapes({
  query: z.object(listQuery),
  answer: z.object({ ...listed, imports: z.array(z.object(row)) }),
})

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int() })

const report = z.object({
  /** Nothing was written: it says what would change. */
  dry_run: z.boolean(),
  format: z.string(),
  encoding: z.nullable(z.string()),
  rows: z.object({ taken: z.int(), repeated: z.int(), refused: z.int() }),
  counts: z.object({
    brand: counts,
    category: counts,
    product: counts,
    size: counts,
    flavour: counts,
    price: counts,
    stock: counts,
  }),
  mended: z.int(),
  joined: z.int(),
  /** Values that stay as the operator has set them by hand. */
  kept: z.int(),
  /** Names of flavours that look like none. */
  placeholders: z.array(z.string()),
  /** Why values were refused, the most frequent reason first. */
  reasons: z.array(z.object({ column: z.string(), reason: z.string(), count: z.int() })),
  /** The first of them. */
  refusals: z.array(z.object({ row: z.int(), column: z.string(), value: z.string(), reason: z.string() })),
})

export type FileReport = z.infer<typeof report>

const one = z.object({ ...row, report: z.nullable(report) })

export const getImport = shapes({ params: z.object({ id: idParam }), answer: one })

export const uploadImport = shapes({
  body: z.object({ file, mapping: z.optional(file) }),
  answer: one,
})

export const compareImport = shapes({ params: z.object({ id: idParam }), answer: one })

export const startImport = shapes({ params: z.object({ id: idParam }), answer: one })
