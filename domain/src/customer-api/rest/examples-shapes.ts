import * as z from 'zod/mini'
import { shapes } from '../../shapes.ts'

export const getOwnExamples = shapes({
  answer: z.object({ examples: z.record(z.string(), z.unknown()) }),
})
