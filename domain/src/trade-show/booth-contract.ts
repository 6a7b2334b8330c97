import * as z from 'zod/mini'
import { productSize } from '../catalogue/contract.ts'
import { sizeSort } from '../catalogue/sort.ts'
import { endpoint, idParam } from '../endpoint.ts'

export const getBoothSizes = endpoint({
  method: 'GET',
  path: '/api/onlineshop/vts-exhibitors/:id/product-sizes',
  summary: 'The product sizes of an exhibitor with their flavours, at the prices of the show; top first unless sorted',
  who: 'user',
  params: z.object({ id: idParam }),
  query: z.object({ sort: z.optional(sizeSort) }),
  cache: 'list',
  answer: z.array(productSize),
})
