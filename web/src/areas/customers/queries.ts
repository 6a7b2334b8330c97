import { getMails } from '@fairfloor/domain/back-office/contract'
import * as contract from '@fairfloor/domain/customers/desk-reads-contract'
import * as record from '@fairfloor/domain/customers/record-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const customersQuery = (query: CallInput<typeof contract.getDeskCustomers>['query']) => ({
  ...queryOf(contract.getDeskCustomers, { query }),
  placeholderData: keepPreviousData,
})

export const customerQuery = (id: number) => queryOf(contract.getDeskCustomer, { params: { id } })

export const figuresQuery = (id: number) => queryOf(record.getCustomerFigures, { params: { id } })

export const basketQuery = (id: number) => queryOf(record.getCustomerBasket, { params: { id } })

export const usersQuery = (id: number) => queryOf(record.getCustomerUsers, { params: { id } })

export const loginsQuery = (id: number) => queryOf(record.getCustomerLogins, { params: { id } })

export const apiUseQuery = (id: number) => queryOf(record.getCustomerApiUse, { params: { id } })

export const notesQuery = (id: number) => queryOf(record.getCustomerNotes, { params: { id }, query: {} })

export const customerMailsQuery = (customer: number, page: number) => ({
  ...queryOf(getMails, { query: { customer, page } }),
  placeholderData: keepPreviousData,
})

/** What a change of a customer makes outdated. */
export const customerLists = [everyQueryOf(contract.getDeskCustomers), everyQueryOf(record.getCustomerFigures)]
