import * as contract from '@fairfloor/domain/customers/desk-reads-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const customersQuery = (query: CallInput<typeof contract.getDeskCustomers>['query']) => ({
  ...queryOf(contract.getDeskCustomers, { query }),
  placeholderData: keepPreviousData,
})

export const customerQuery = (id: number) => queryOf(contract.getDeskCustomer, { params: { id } })

/** What a change of a customer makes outdated. */
export const customerLists = [everyQueryOf(contract.getDeskCustomers)]
