import { type Answer, addressOf, type CallInput } from '@fairfloor/domain/endpoint'
import { stockFlavourDeskPage } from '@fairfloor/domain/stock/desk/desk-pages'
import * as contract from '@fairfloor/domain/stock/desk/reads-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'

export type Stock = Answer<typeof contract.getStock>
export type StockRow = Answer<typeof contract.getStockList>['flavours'][number]
export type Movement = Stock['movements']['rows'][number]

export const stockListQuery = (query: CallInput<typeof contract.getStockList>['query']) => ({
  ...queryOf(contract.getStockList, { query }),
  placeholderData: keepPreviousData,
})

export const stockQuery = (flavour_id: number, place?: string) =>
  queryOf(contract.getStock, { params: { flavour_id }, query: { place } })

/** Lists and pages of movements are read again. */
export const stockChanges = {
  invalidates: [everyQueryOf(contract.getStockList), everyQueryOf(contract.getStock)],
}

export const stockAddressOf = (stockFlavour: number): string =>
  addressOf(stockFlavourDeskPage, { params: { stockFlavour } })
