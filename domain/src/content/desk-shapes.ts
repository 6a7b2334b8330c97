import * as z from 'zod/mini'
import { instant, shapes } from '../shapes.ts'
import { contentSlug } from './shapes.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

const words = {
  title: line,
  /** One sentence below the title; may be empty. */
  lead: z.string().check(z.trim(), z.maxLength(1000)),
  /** Texts hold paragraphs separated by an empty line. A part may keep a picture of the page or drop it. */
  sections: z
    .array(
      z.object({
        head: line,
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
        image_url: z.nullable(z.string().check(z.maxLength(200))),
      }),
    )
    .check(z.maxLength(40)),
}

const deskPage = z.object({
  slug: z.string(),
  ...words,
  /** The printable version, regenerated at every change; null for pages that are never printed. */
  file_url: z.nullable(z.string()),
  updated_at: instant,
  /** Null before the first change. */
  updated_by: z.nullable(z.string()),
})

export const getDeskPages = shapes({ answer: z.array(deskPage) })

export const changeContentPage = shapes({
  params: z.object({ slug: contentSlug }),
  body: z.object(words),
  answer: deskPage,
})
