import type { CallInput } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/promotions/banner-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const bannersQuery = (query: CallInput<typeof contract.getDeskBanners>['query']) => ({
  ...queryOf(contract.getDeskBanners, { query }),
  placeholderData: keepPreviousData,
})

export const bannerQuery = (id: number) => queryOf(contract.getDeskBanner, { params: { id } })

/** What a change of a banner makes outdated. */
export const bannerLists = [everyQueryOf(contract.getDeskBanners), everyQueryOf(contract.getBanners)]
