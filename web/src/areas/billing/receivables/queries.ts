import { getAccount, getReminderLetter } from '@fairfloor/domain/billing/receivables/contract'
import * as contract from '@fairfloor/domain/billing/receivables/reads-contract'
import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'

export type Documents = Answer<typeof contract.getDocuments>

export const documentsQuery = (query: CallInput<typeof contract.getDocuments>['query']) => ({
  ...queryOf(contract.getDocuments, { query }),
  placeholderData: keepPreviousData,
})

export const everyDocuments = everyQueryOf(contract.getDocuments)

export type Reminders = Answer<typeof contract.getReminders>

export const remindersQuery = queryOf(contract.getReminders, {})

export const letterQuery = (customer_id: number) => queryOf(getReminderLetter, { params: { customer_id } })

export const everyLetter = everyQueryOf(getReminderLetter)

export type Account = Answer<typeof getAccount>

export const accountQuery = (id: number) => queryOf(getAccount, { params: { id } })
