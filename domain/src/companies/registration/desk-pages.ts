import { ask, page } from '../../page.ts'
import { getRegistration, getRegistrations } from './desk-reads-contract.ts'
import { openRegistrationAt, registrationsAt } from './lists.ts'

export const registrationsDeskPage = page('/admin/registrations', {
  module: 'areas/companies/registration/RegistrationsDeskPage',
  who: 'operator',
  data: ({ query }) => {
    const id = openRegistrationAt(query)
    return [
      ask(getRegistrations, { query: registrationsAt(query) }),
      ...(id === null ? [] : [ask(getRegistration, { params: { id } })]),
    ]
  },
})
