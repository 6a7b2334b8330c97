import * as z from 'zod/mini'
import { instant, shapes } from '../shapes.ts'

/** The name of a page in its address. */
export const contentSlug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))

/** A page that the house writes itself. Texts hold paragraphs, parted by an empty line. */
const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  image_url: z.nullable(z.string()),
  sections: z.array(z.object({ head: z.string(), text: z.string(), image_url: z.nullable(z.string()) })),
  /** A file that belongs to the page, as the terms and conditions to be printed. */
  file_url: z.nullable(z.string()),
  updated_at: instant,
})

export const getContentPage = shapes({
  params: z.object({ slug: contentSlug }),
  answer: contentPage,
})
