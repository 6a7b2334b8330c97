import * as z from 'zod/mini'
import { productSize } from '../catalogue/shapes.ts'
import { sizeSorts } from '../catalogue/sort.ts'
import { idParam, shapes } from '../shapes.ts'

export const getBoothSizes = shapes({
  params: z.object({ id: idParam }),
  query: z.object({ sort: z.optional(z.enum(sizeSorts)) }),
  answer: z.array(productSize),
})
