import type { CallInput } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/promotions/desk-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'

export const promotionsQuery = (query: CallInput<typeof contract.getPromotions>['query']) => ({
  ...queryOf(contract.getPromotions, { query }),
  placeholderData: keepPreviousData,
})

export const promotionQuery = (id: number) => queryOf(contract.getPromotion, { params: { id } })

export const choicesQuery = (search: string) => ({
  ...queryOf(contract.getPromotionChoices, { query: { search } }),
  placeholderData: keepPreviousData,
})

export const clearancesQuery = (query: CallInput<typeof contract.getClearances>['query']) => ({
  ...queryOf(contract.getClearances, { query }),
  placeholderData: keepPreviousData,
})

export const campaignsQuery = queryOf(contract.getCampaigns, {})
