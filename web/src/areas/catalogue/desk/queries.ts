import * as contract from '@fairfloor/domain/catalogue/desk-contract'
import { getDeskProduct, getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'

export const brandsQuery = (query: CallInput<typeof contract.getDeskBrands>['query']) => ({
  ...queryOf(contract.getDeskBrands, { query }),
  placeholderData: keepPreviousData,
})

export const brandQuery = (id: number) => queryOf(contract.getDeskBrand, { params: { id } })

export const productsQuery = (query: CallInput<typeof getDeskProducts>['query']) => ({
  ...queryOf(getDeskProducts, { query }),
  placeholderData: keepPreviousData,
})

export const productQuery = (id: number) => queryOf(getDeskProduct, { params: { id } })
