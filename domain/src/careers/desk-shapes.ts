import * as z from 'zod/mini'
import { language } from '../content/shapes.ts'
import { id, idParam, instant, listed, placeField, shapes, success, version } from '../shapes.ts'
import { applicationStates } from './application.ts'
import { jobStates } from './job.ts'
import { jobSlug } from './shapes.ts'

const line = z.string().check(z.trim(), z.maxLength(200))

/** Empty where the job is not written in a language. */
const text = z.object({
  title: line,
  place: line,
  hours: line,
  lead: z.string().check(z.trim(), z.maxLength(500)),
  /** Markdown, as on the house's pages. */
  text: z.string().check(z.trim(), z.maxLength(10_000)),
})

const typed = {
  slug: jobSlug,
  texts: z.object({ en: text, de: text }),
  rank: z.int().check(z.minimum(1), z.maximum(999)),
  published: z.boolean(),
  /** Null: at once. */
  open_from: z.nullable(instant),
  /** Null: until it is hidden. */
  open_until: z.nullable(instant),
}

const job = z.object({ id, version, ...typed, state: z.enum(jobStates), applications: z.int() })

export const getDeskJobs = shapes({
  answer: z.object({
    time_zone: z.string(),
    /** Days after which an application is deleted. */
    keep_days: z.int(),
    jobs: z.array(job),
  }),
})

export const createJob = shapes({ body: z.object(typed), answer: job })

export const changeJob = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ version, ...typed }),
  answer: job,
})

export const deleteJob = shapes({ params: z.object({ id: idParam }), answer: success })

const application = z.object({
  id,
  job: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language,
  file_size: z.int(),
  received_at: instant,
  /** When it is deleted. */
  deleted_at: instant,
  state: z.enum(applicationStates),
  state_by: z.nullable(z.string()),
  note: z.string(),
  version,
})

export const getApplications = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    state: z.optional(z.enum(applicationStates)),
  }),
  answer: z.object({ ...listed, applications: z.array(application) }),
})

export const changeApplication = shapes({
  params: z.object({ id: idParam }),
  body: z.object({
    version,
    state: z.enum(applicationStates),
    note: z.string().check(z.trim(), z.maxLength(4000)),
  }),
  answer: application,
})

export const deleteApplication = shapes({ params: z.object({ id: idParam }), answer: success })

export const getApplicationFile = shapes({ params: z.object({ id: idParam }), answer: z.string() })

export const setKeepDays = shapes({
  body: z.object({ keep_days: z.int().check(z.minimum(1), z.maximum(3650)) }),
  answer: success,
})
