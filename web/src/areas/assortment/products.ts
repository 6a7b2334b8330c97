import type { getProducts } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'

/** A page of a list. */
export type ProductsAnswer = Answer<typeof getProducts>
