import { addressOf, type CallInput } from '@fairfloor/domain/endpoint'
import { deliveryDeskPage } from '@fairfloor/domain/stock/goods-in/desk-pages'
import * as contract from '@fairfloor/domain/stock/goods-in/reads-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'

export const deliveriesQuery = (query: CallInput<typeof contract.getDeliveries>['query']) => ({
  ...queryOf(contract.getDeliveries, { query }),
  placeholderData: keepPreviousData,
})

export const deliveryQuery = (delivery_id: number) => queryOf(contract.getDelivery, { params: { delivery_id } })

export const everyDeliveries = everyQueryOf(contract.getDeliveries)

export const deliveryAddressOf = (delivery: number): string => addressOf(deliveryDeskPage, { params: { delivery } })
