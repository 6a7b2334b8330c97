import type { CallInput } from '@fairfloor/domain/endpoint'
import { findDebtors, getAccount } from '@fairfloor/domain/payments/received/contract'
import * as contract from '@fairfloor/domain/payments/received/reads-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'

export const paymentsQuery = (query: CallInput<typeof contract.getPayments>['query']) => ({
  ...queryOf(contract.getPayments, { query }),
  placeholderData: keepPreviousData,
})

export const entriesQuery = (query: CallInput<typeof contract.getBankEntries>['query']) => ({
  ...queryOf(contract.getBankEntries, { query }),
  placeholderData: keepPreviousData,
})

export const debtorsQuery = (search: string) => queryOf(findDebtors, { query: { search } })

export const accountQuery = (customer_id: number) => queryOf(getAccount, { params: { customer_id } })

/** What is read again where a sum of the bank was refused: what somebody has chosen from an account stays. */
export const everyEntry = [everyQueryOf(contract.getBankEntries)]

/** What changes where money is booked or taken back. */
export const everyMoney = [
  everyQueryOf(contract.getPayments),
  everyQueryOf(contract.getBankEntries),
  everyQueryOf(findDebtors),
  everyQueryOf(getAccount),
]
