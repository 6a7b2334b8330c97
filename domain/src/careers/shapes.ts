import * as z from 'zod/mini'
import { language } from '../content/shapes.ts'
import { richText } from '../content/text-shapes.ts'
import { file, instant, shapes, success } from '../shapes.ts'

/** The job's name in its address. */
export const jobSlug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/))

const job = {
  slug: z.string(),
  /** Of its texts: the reader's, or where the job is not written in that, another. */
  language,
  reader_language: language,
  title: z.string(),
  /** Where one works, as in 'Venlo'. */
  place: z.string(),
  /** How long one works, as in '32 to 40 hours a week'. */
  hours: z.string(),
  /** One sentence. */
  lead: z.string(),
}

/** By default the reader's. */
const query = z.object({ language: z.optional(language) })

export const getJobs = shapes({ query, answer: z.array(z.object(job)) })

export const getJob = shapes({
  params: z.object({ slug: jobSlug }),
  query,
  answer: z.object({
    ...job,
    content: richText,
    /** Its last moment; null: until it is filled. */
    open_until: z.nullable(instant),
  }),
})

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))

export const applyForJob = shapes({
  params: z.object({ slug: jobSlug }),
  body: z.object({
    name: line(120),
    email: line(200),
    phone: line(40),
    message: line(4000),
    /** 'true': the sender agrees that the data are kept. */
    consent: z.enum(['true', 'false']),
    file,
  }),
  answer: success,
})
