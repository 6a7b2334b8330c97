import * as z from 'zod/mini'
import { id, idParam, shapes, version } from '../shapes.ts'
import { longText, nameField } from './desk-shapes.ts'

const category = z.object({
  id,
  version,
  name: z.string(),
  parent_id: z.nullable(id),
  /** Levels above it. */
  depth: z.int(),
  /** Among those beside it, the lowest first; equal ones by name. */
  rank: z.int(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  /** Its own, without those of the categories below it. */
  products: z.int(),
})

const tree = z.object({
  /** In the order of the tree. */
  categories: z.array(category),
})

export const getDeskCategories = shapes({ answer: tree })

const categoryInput = {
  name: nameField,
  /** Null: a main category. */
  parent_id: z.nullable(id),
  rank: z.int().check(z.minimum(0), z.maximum(9999)),
  description: longText,
}

export const createCategory = shapes({ body: z.object(categoryInput), answer: z.extend(tree, { id }) })

export const changeCategory = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ version, ...categoryInput }),
  answer: tree,
})
