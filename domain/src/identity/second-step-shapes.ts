import * as z from 'zod/mini'
import { shapes, success } from '../shapes.ts'

export const confirmLogin = shapes({
  body: z.object({ code: z.string().check(z.maxLength(100)) }),
  answer: success,
})
