import * as z from 'zod/mini'
import { endpoint, instant } from '../endpoint.ts'

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

export const getContentPage = endpoint({
  method: 'GET',
  path: '/api/content-pages/:slug',
  summary: 'A page that the house writes itself: terms, privacy-policy, terms-and-conditions, vts',
  who: 'anyone',
  params: z.object({ slug: contentSlug }),
  answer: contentPage,
})

/** The terms and conditions as the house has them in print; its address stays when the file changes. */
export const TERMS_PDF = '/content/terms-and-conditions.pdf'
