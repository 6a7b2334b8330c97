import { ask, page } from '../page.ts'
import { getApplications, getDeskJobs } from './desk-reads-contract.ts'
import { applicationsAt } from './lists.ts'

export const careersDeskPage = page('/admin/careers', {
  module: 'areas/careers/CareersDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDeskJobs, {}), ask(getApplications, { query: applicationsAt(query) })],
})
