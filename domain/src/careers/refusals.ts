import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  application_incomplete: says(422, 'Please enter your name and an e-mail address at which we reach you.'),
  no_consent: says(422, 'Please agree that we keep your application.'),
  not_a_pdf: says(422, 'This file is no PDF. Please save your documents as one PDF.'),
  pdf_too_large: says(422, 'A file may have 10 MB at most.'),
  job_over: says(404, 'This job is no longer open.'),
  job_incomplete: says(422, 'A job needs a title and a text in at least one language.'),
  job_address_taken: says(422, 'Another job has this address.'),
  job_closes_before_it_opens: says(422, 'The last day lies before the first.'),
  job_has_applications: says(409, 'There are applications for this job. Please hide it instead.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
