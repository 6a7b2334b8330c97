import { ask, page } from '../../page.ts'
import { getPeople, getPerson } from './desk-reads-contract.ts'
import { openPersonAt, peopleAt } from './lists.ts'

export const peopleDeskPage = page('/admin/people', {
  module: 'areas/people/desk/PeopleDeskPage',
  who: 'operator',
  data: ({ query }) => {
    const id = openPersonAt(query)
    return [ask(getPeople, { query: peopleAt(query) }), ...(id === null ? [] : [ask(getPerson, { params: { id } })])]
  },
})
