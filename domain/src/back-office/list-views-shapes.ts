import * as z from 'zod/mini'
import { id, idParam, shapes } from '../shapes.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** The path of the list's call. */
const list = text(200)
const views = z.array(z.object({ id, name: z.string(), query: z.string() }))

export const getListViews = shapes({ query: z.object({ list }), answer: views })

export const saveListView = shapes({
  /** `query` as in the address of the list, without the place where it goes on. */
  body: z.object({ list, name: text(60), query: text(1000) }),
  answer: views,
})

export const deleteListView = shapes({ params: z.object({ id: idParam }), answer: views })
