import { ask, page } from '../page.ts'
import { CAREERS } from './addresses.ts'
import { getJob, getJobs } from './contract.ts'

const OF_HOUSE = { table: 'app/HousePages' } as const

export const careersPage = page(CAREERS, {
  ...OF_HOUSE,
  module: 'areas/careers/CareersPage',
  data: () => [ask(getJobs, { query: {} })],
})

export const jobPage = page(`${CAREERS}/:job`, {
  ...OF_HOUSE,
  module: 'areas/careers/JobPage',
  data: ({ params }) => [ask(getJob, { params: { slug: params.job }, query: {} })],
})
