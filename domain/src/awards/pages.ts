import { ask, page } from '../page.ts'
import { getAwards } from './contract.ts'

export const awardsPage = page('/awards', { module: 'areas/awards/AwardsPage', data: () => [ask(getAwards, {})] })
