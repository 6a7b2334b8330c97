import { ask, page } from '../page.ts'
import { OWN_DATA } from './addresses.ts'
import { getErasure, getExports } from './contract.ts'

/** What the shop keeps about the user: as a file, and to be erased. */
export const dataPage = page(OWN_DATA, {
  table: 'app/AccountPages',
  module: 'areas/personal-data/account/DataPage',
  who: 'users',
  data: () => [ask(getExports, {}), ask(getErasure, {})],
})
