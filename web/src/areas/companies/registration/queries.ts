import { getRegistration, getRegistrations } from '@fairfloor/domain/companies/registration/desk-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { live } from '../../back-office/live.ts'

export const registrationsQuery = (query: CallInput<typeof getRegistrations>['query']) => ({
  ...queryOf(getRegistrations, { query }),
  ...live,
})

export const registrationQuery = (id: number) => queryOf(getRegistration, { params: { id } })

/** What a decision makes outdated. */
export const registrationLists = [everyQueryOf(getRegistrations)]

/** What is outdated where somebody else has decided. */
export const everyRegistration = [...registrationLists, everyQueryOf(getRegistration)]
