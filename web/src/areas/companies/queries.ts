import { getMails } from '@fairfloor/domain/back-office/contract'
import { getCustomerBasket } from '@fairfloor/domain/basket/desk-contract'
import * as contract from '@fairfloor/domain/companies/desk-reads-contract'
import * as record from '@fairfloor/domain/companies/record-contract'
import { getCustomerApiUse } from '@fairfloor/domain/customer-api/desk-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { getCustomerFigures } from '@fairfloor/domain/orders/customer-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const customersQuery = (query: CallInput<typeof contract.getDeskCustomers>['query']) => ({
  ...queryOf(contract.getDeskCustomers, { query }),
  placeholderData: keepPreviousData,
})

export const customerQuery = (id: number) => queryOf(contract.getDeskCustomer, { params: { id } })

export const figuresQuery = (id: number) => queryOf(getCustomerFigures, { params: { id } })

export const basketQuery = (id: number) => queryOf(getCustomerBasket, { params: { id } })

export const usersQuery = (id: number) => queryOf(record.getCustomerUsers, { params: { id } })

export const loginsQuery = (id: number) => queryOf(record.getCustomerLogins, { params: { id } })

export const apiUseQuery = (id: number) => queryOf(getCustomerApiUse, { params: { id } })

export const notesQuery = (id: number) => queryOf(record.getCustomerNotes, { params: { id }, query: {} })

export const customerMailsQuery = (customer: number, place: string | undefined) => ({
  ...queryOf(getMails, { query: { customer, place } }),
  placeholderData: keepPreviousData,
})

/** What a change of a customer makes outdated. */
export const customerLists = [everyQueryOf(contract.getDeskCustomers), everyQueryOf(getCustomerFigures)]
