import { type Answer, addressOf, type CallInput } from '@fairfloor/domain/endpoint'
import { outletLotDeskPage } from '@fairfloor/domain/outlet/desk-pages'
import * as contract from '@fairfloor/domain/outlet/desk-reads-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'

export type LotRow = Answer<typeof contract.getOutletDesk>['lots'][number]
export type DeskLot = Answer<typeof contract.getOutletLot>
export type Proposal = Answer<typeof contract.getOutletProposals>['proposals'][number]

export const outletDeskQuery = (query: CallInput<typeof contract.getOutletDesk>['query']) => ({
  ...queryOf(contract.getOutletDesk, { query }),
  placeholderData: keepPreviousData,
})

export const proposalsQuery = queryOf(contract.getOutletProposals, {})

export const lotQuery = (lot_id: number) => queryOf(contract.getOutletLot, { params: { lot_id } })

/** What is read again when a lot has changed. */
export const lotChanges = { invalidates: [everyQueryOf(contract.getOutletDesk), proposalsQuery] }

export const lotAddressOf = (outletLot: number): string => addressOf(outletLotDeskPage, { params: { outletLot } })
