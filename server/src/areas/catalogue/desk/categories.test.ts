import type { getDeskCategories } from '@fairfloor/domain/catalogue/category-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { saveRange } from '../save/save-range.ts'
import { smallRange } from '../test-range.ts'

type Category = Answer<typeof getDeskCategories>['categories'][number]

let app: TestApp
let operator: Browser

beforeAll(async () => {
  const show = await testShow()
  app = show.app
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => app.close())

const tree = async (): Promise<Category[]> => (await operator.get('/api/admin/categories')).json().categories
const named = async (name: string) => (await tree()).find(category => category.name === name)!
const save = (category: Category, changed: Partial<Category>) =>
  operator.call({ method: 'PUT', url: `/api/admin/categories/${category.id}`, payload: { ...category, ...changed } })

describe('a category at the desk', () => {
  test('stands in the tree, and is renamed, ranked and moved for everybody at once (FF-858)', async () => {
    expect((await tree()).map(({ name, depth, products }) => [name, depth, products])).toEqual([
      ['Bars', 0, 1],
      ['Protein', 0, 0],
      ['Whey', 1, 1],
    ])
    const bars = await named('Bars')
    const protein = await named('Protein')
    const moved = await save(bars, { name: 'Protein bars', parent_id: protein.id, rank: 5 })
    expect(moved.statusCode).toBe(200)
    expect((await tree()).map(({ name, depth }) => [name, depth])).toEqual([
      ['Protein', 0],
      ['Whey', 1],
      ['Protein bars', 1],
    ])
    expect(app.catalogue.snapshot().categories.get(bars.id)).toMatchObject({
      name: 'Protein bars',
      parentId: protein.id,
    })
    const [entry] = (await operator.get('/api/admin/audit?search=change category')).json().entries
    expect(entry).toMatchObject({
      subject: 'Protein > Protein bars',
      details: { rank: { before: 0, after: 5 }, path: { before: 'Bars', after: 'Protein > Protein bars' } },
    })
  })

  test('is still found by an import under its old name and place (FF-858)', async () => {
    const bars = await named('Protein bars')
    await transaction(app.platform.db, tx => saveRange(tx, smallRange))
    expect((await tree()).map(({ name }) => name)).toEqual(['Protein', 'Whey', 'Protein bars'])
    expect((await named('Protein bars')).products).toBe(bars.products)
  })

  test('is still found where the one above it was renamed before', async () => {
    await save(await named('Protein'), { name: 'Powders' })
    await save(await named('Whey'), { name: 'Whey protein' })
    await transaction(app.platform.db, tx => saveRange(tx, smallRange))
    expect((await tree()).map(({ name }) => name)).toEqual(['Powders', 'Whey protein', 'Protein bars'])
    await save(await named('Powders'), { name: 'Protein' })
    await save(await named('Whey protein'), { name: 'Whey' })
  })

  test('never goes below itself, and has a name of its own beside the others (FF-858)', async () => {
    const [protein, whey, bars] = await tree()
    expect((await save(protein!, { parent_id: whey!.id })).json().code).toBe('category_within_itself')
    expect((await save(protein!, { parent_id: protein!.id })).json().code).toBe('category_within_itself')
    expect((await save(bars!, { name: 'WHEY' })).json()).toMatchObject({
      code: 'name_taken',
      errors: [{ path: 'name' }],
    })
    expect((await save(bars!, { parent_id: 999_999 })).json().code).toBe('category_gone')
  })

  test('tells the second of two operators (FF-858)', async () => {
    const whey = await named('Whey')
    expect((await save(whey, { rank: 1 })).statusCode).toBe(200)
    expect((await save(whey, { rank: 2 })).json().code).toBe('changed_meanwhile')
    expect((await named('Whey')).rank).toBe(1)
  })
})
