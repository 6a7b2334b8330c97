import { endpoint } from '../endpoint.ts'
import type * as shapes from './category-desk-shapes.ts'

export const getDeskCategories = endpoint<typeof shapes.getDeskCategories>()({
  method: 'GET',
  path: '/api/admin/categories',
  summary: 'The tree of categories',
  who: 'operator',
})

export const createCategory = endpoint<typeof shapes.createCategory>()({
  method: 'POST',
  path: '/api/admin/categories',
  summary: 'Creates a category; answers its id and the tree',
  who: 'operator',
  idempotent: true,
  refusals: ['name_missing', 'name_taken', 'category_gone'],
})

export const changeCategory = endpoint<typeof shapes.changeCategory>()({
  method: 'PUT',
  path: '/api/admin/categories/:id',
  summary: 'Renames, ranks or moves a category with everything below it',
  who: 'operator',
  refusals: ['changed_meanwhile', 'name_missing', 'name_taken', 'category_gone', 'category_within_itself'],
})
