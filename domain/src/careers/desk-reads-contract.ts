import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskJobs = endpoint<typeof shapes.getDeskJobs>()({
  method: 'GET',
  path: '/api/admin/jobs-offered',
  summary: 'All jobs with their texts, and for how many days applications are kept',
  who: 'operator',
})

export const getApplications = endpoint<typeof shapes.getApplications>()({
  method: 'GET',
  path: '/api/admin/applications',
  summary: 'Applications, the newest first',
  who: 'operator',
})
