import { ask, page } from '../page.ts'
import { CAREERS } from './addresses.ts'
import { getJob, getJobs } from './contract.ts'

export const careersPage = page(CAREERS, {
  module: 'areas/careers/CareersPage',
  data: () => [ask(getJobs, { query: {} })],
})

export const jobPage = page(`${CAREERS}/:job`, {
  module: 'areas/careers/JobPage',
  data: ({ params }) => [ask(getJob, { params: { slug: params.job }, query: {} })],
})
