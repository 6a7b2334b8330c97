import * as contract from '@fairfloor/domain/catalogue/desk-contract'
import { getDeskFood } from '@fairfloor/domain/catalogue/food-desk-contract'
import { getImport, getImports } from '@fairfloor/domain/catalogue/import-desk-contract'
import { getDeskNutrition } from '@fairfloor/domain/catalogue/nutrition-desk-contract'
import { getDeskProduct, getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { live } from '../../back-office/live.ts'

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

export const foodQuery = (id: number) => queryOf(getDeskFood, { params: { id } })

export const nutritionQuery = (id: number) => queryOf(getDeskNutrition, { params: { id } })

export const importsQuery = (query: CallInput<typeof getImports>['query']) => ({
  ...queryOf(getImports, { query }),
  ...live,
})

export const importQuery = (id: number) => queryOf(getImport, { params: { id } })
