import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { instant, shapes } from '../shapes.ts'
import { richText } from './text-shapes.ts'

/** The page's name in its address. */
export const contentSlug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))

export const language = z.enum(languages)

/** A page written by the organiser. */
export const contentPage = z.object({
  slug: z.string(),
  /** Of its texts: the reader's, or where nobody has written that, the house's first that there is. */
  language,
  /** The one that was looked for. */
  reader_language: language,
  title: z.string(),
  lead: z.string(),
  image_url: z.nullable(z.string()),
  sections: z.array(
    z.object({
      head: z.string(),
      /** As it was typed. */
      text: z.string(),
      /** As it is shown. */
      content: richText,
      image_url: z.nullable(z.string()),
    }),
  ),
  /** A file that belongs to the page, such as the printable terms and conditions. */
  file_url: z.nullable(z.string()),
  updated_at: instant,
})

export const getContentPage = shapes({
  params: z.object({ slug: contentSlug }),
  /** By default the reader's. */
  query: z.object({ language: z.optional(language) }),
  answer: contentPage,
})
