import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export { getApplications, getDeskJobs } from './desk-reads-contract.ts'

const INPUT = [
  'job_incomplete',
  'job_address_taken',
  'text_too_intricate',
  'wrong_link',
  'job_closes_before_it_opens',
] as const

export const createJob = endpoint<typeof shapes.createJob>()({
  method: 'POST',
  path: '/api/admin/jobs-offered',
  summary: 'Creates a job',
  who: 'operator',
  idempotent: true,
  refusals: INPUT,
})

export const changeJob = endpoint<typeof shapes.changeJob>()({
  method: 'PUT',
  path: '/api/admin/jobs-offered/:id',
  summary: 'Changes a job',
  who: 'operator',
  refusals: ['changed_meanwhile', ...INPUT],
})

export const deleteJob = endpoint<typeof shapes.deleteJob>()({
  method: 'DELETE',
  path: '/api/admin/jobs-offered/:id',
  summary: 'Deletes a job for which nobody has applied',
  who: 'operator',
  refusals: ['job_has_applications'],
})

export const changeApplication = endpoint<typeof shapes.changeApplication>()({
  method: 'PATCH',
  path: '/api/admin/applications/:id',
  summary: 'Says how far an application has come, and keeps a note',
  who: 'operator',
  refusals: ['changed_meanwhile'],
})

export const deleteApplication = endpoint<typeof shapes.deleteApplication>()({
  method: 'DELETE',
  path: '/api/admin/applications/:id',
  summary: 'Deletes an application with its file',
  who: 'operator',
})

export const getApplicationFile = endpoint<typeof shapes.getApplicationFile>()({
  method: 'GET',
  path: '/api/admin/applications/:id/file',
  summary: 'The PDF of an application, to download',
  who: 'operator',
  media: 'application/pdf',
})

export const setKeepDays = endpoint<typeof shapes.setKeepDays>()({
  method: 'PUT',
  path: '/api/admin/careers-settings',
  summary: 'Sets after how many days applications are deleted',
  who: 'operator',
})
