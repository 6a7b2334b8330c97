import type { CallInput } from '@fairfloor/domain/endpoint'
import { getRegistration, getRegistrations } from '@fairfloor/domain/registration/desk-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

/** Registrations appear by themselves, so an open page polls. */
export const registrationsQuery = (query: CallInput<typeof getRegistrations>['query']) => ({
  ...queryOf(getRegistrations, { query }),
  refetchInterval: 10_000,
  placeholderData: keepPreviousData,
})

export const registrationQuery = (id: number) => queryOf(getRegistration, { params: { id } })

/** What a decision makes outdated. */
export const registrationLists = [everyQueryOf(getRegistrations)]

/** What is outdated where somebody else has decided. */
export const everyRegistration = [...registrationLists, everyQueryOf(getRegistration)]
