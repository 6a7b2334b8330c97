import { type Answer, addressOf, type CallInput } from '@fairfloor/domain/endpoint'
import { pickListDeskPage } from '@fairfloor/domain/picking/desk-pages'
import * as contract from '@fairfloor/domain/picking/reads-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export type LeavingOrder = Answer<typeof contract.getPicking>['orders'][number]

export const pickingQuery = (query: CallInput<typeof contract.getPicking>['query']) => ({
  ...queryOf(contract.getPicking, { query }),
  placeholderData: keepPreviousData,
})

export const everyPicking = everyQueryOf(contract.getPicking)

export const pickListQuery = (pick_list_id: number) => queryOf(contract.getPickList, { params: { pick_list_id } })

export const pickListAddressOf = (pickList: number): string => addressOf(pickListDeskPage, { params: { pickList } })
