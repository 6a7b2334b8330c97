import * as z from 'zod/mini'
import { instant, shapes } from '../shapes.ts'

/** The page's name in its address. */
export const contentSlug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))

/** A page written by the organiser. Texts hold paragraphs separated by an empty line. */
const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  image_url: z.nullable(z.string()),
  sections: z.array(z.object({ head: z.string(), text: z.string(), image_url: z.nullable(z.string()) })),
  /** A file that belongs to the page, such as the printable terms and conditions. */
  file_url: z.nullable(z.string()),
  updated_at: instant,
})

export const getContentPage = shapes({
  params: z.object({ slug: contentSlug }),
  answer: contentPage,
})
