import { ask, page } from '../page.ts'
import { getDeskPages } from './desk-contract.ts'

export const contentDeskPage = page('/admin/pages', {
  module: 'areas/content/PagesDeskPage',
  who: 'operator',
  data: () => [ask(getDeskPages, {})],
})
