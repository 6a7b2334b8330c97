import { endpoint } from '../endpoint.ts'
import { MOST_BYTES } from './application.ts'
import type * as shapes from './shapes.ts'

/** For the fields beside the file. */
const FIELDS = 64 * 1024

export const getJobs = endpoint<typeof shapes.getJobs>()({
  method: 'GET',
  path: '/api/jobs',
  summary: 'The open jobs, in the reader’s language',
  who: 'anyone',
})

export const getJob = endpoint<typeof shapes.getJob>()({
  method: 'GET',
  path: '/api/jobs/:slug',
  summary: 'An open job with its text',
  who: 'anyone',
  refusals: ['job_over'],
})

export const applyForJob = endpoint<typeof shapes.applyForJob>()({
  method: 'POST',
  path: '/api/jobs/:slug/applications',
  summary: 'Applies for a job with a PDF of at most 10 MB; mails the applicant and the house',
  who: 'anyone',
  sends: 'files',
  bodyLimit: MOST_BYTES + FIELDS,
  refusals: ['too_many', 'application_incomplete', 'no_consent', 'not_a_pdf', 'pdf_too_large', 'job_over'],
})
