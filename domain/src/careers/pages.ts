import { ask, page } from '../page.ts'
import { CAREERS } from './addresses.ts'
import { getJob, getJobs } from './contract.ts'

const RARE = { table: 'app/RarePages' } as const

export const careersPage = page(CAREERS, {
  ...RARE,
  module: 'areas/careers/CareersPage',
  data: () => [ask(getJobs, { query: {} })],
})

export const jobPage = page(`${CAREERS}/:job`, {
  ...RARE,
  module: 'areas/careers/JobPage',
  data: ({ params }) => [ask(getJob, { params: { slug: params.job }, query: {} })],
})
