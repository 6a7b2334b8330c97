import * as z from 'zod/mini'
import { instant, shapes } from '../shapes.ts'
import { contentSlug } from './shapes.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

const words = {
  title: line,
  /** One sentence below the title; may be empty. */
  lead: z.string().check(z.trim(), z.maxLength(1000)),
  /** Texts hold paragraphs, parted by an empty line. A part may keep a picture that the page already has, or lose it. */
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
  /** What is printed of the page, made anew at every change; null where a page is only read on the screen. */
  file_url: z.nullable(z.string()),
  updated_at: instant,
  /** Null where nobody has changed it yet. */
  updated_by: z.nullable(z.string()),
})

export const getDeskPages = shapes({ answer: z.array(deskPage) })

export const changeContentPage = shapes({
  params: z.object({ slug: contentSlug }),
  body: z.object(words),
  answer: deskPage,
})
