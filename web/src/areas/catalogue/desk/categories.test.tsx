import type { getDeskCategories } from '@fairfloor/domain/catalogue/category-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { CategoriesDeskPage } from '../CategoriesDeskPage.tsx'

afterEach(closePage)

const TREE = '/api/admin/categories'
type Tree = Answer<typeof getDeskCategories>
const category = (id: number, name: string, part: Partial<Tree['categories'][number]> = {}) => ({
  ...{
    id,
    name,
    version: `v${id}`,
    parent_id: null,
    depth: 0,
    rank: 1,
    description: '',
    image_url: null,
    products: 12,
  },
  ...part,
})
const tree = (part: Partial<Tree['categories'][number]> = {}): Tree => ({
  categories: [
    category(1, 'Food'),
    category(2, 'Protein', { parent_id: 1, depth: 1, rank: 3, ...part }),
    category(3, 'Whey', { parent_id: 2, depth: 2 }),
    category(4, 'Drinks'),
  ],
})
const open = (answers: Answers = {}, query = '') =>
  openPage({ '/admin/categories': CategoriesDeskPage }, `/admin/categories${query}`, {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    [`GET ${TREE}`]: tree(),
    ...answers,
  })
const form = async (name: string) => within(await screen.findByRole('form', { name }))

test('a category is renamed, ranked and moved, but not below itself; what is wrong is said first', async () => {
  const { calls } = open({ [`PUT ${TREE}/2`]: tree({ name: 'Proteins', version: 'v9', parent_id: 4, rank: 7 }) })
  const user = userEvent.setup()
  const row = await screen.findByRole('row', { name: /Protein/ })
  expect(row.textContent).toMatch(/3.*12/)
  await user.click(within(row).getByRole('link', { name: 'Change Protein' }))
  const edit = await form('Protein')
  const places = within(edit.getByRole('combobox', { name: 'Below' })).getAllByRole('option')
  expect(places.map(option => option.textContent)).toEqual(['nothing: a main category', 'Food', 'Drinks'])
  const rank = edit.getByRole('textbox', { name: 'Rank' })
  await user.clear(edit.getByRole('textbox', { name: 'Name' }))
  await user.clear(rank)
  await user.type(rank, '-1')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(edit.getByText('Please fill this in.')).toBeTruthy()
  expect(edit.getByText('Please enter a whole number from 0 to 9999.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.type(edit.getByRole('textbox', { name: 'Name' }), 'Proteins')
  await user.clear(rank)
  await user.type(rank, '7')
  await user.selectOptions(edit.getByRole('combobox', { name: 'Below' }), 'Drinks')
  await user.type(edit.getByRole('textbox', { name: /^Text/ }), 'Powders')
  await user.dblClick(edit.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('form', { name: 'Proteins' })).toBeTruthy()
  const body = { version: 'v2', name: 'Proteins', description: 'Powders', rank: 7, parent_id: 4 }
  expect(calls().map(({ body }) => body)).toEqual([body])
})

test('a refused place stands at its field; where somebody was faster, the newest state is shown', async () => {
  const trees = [tree(), tree({ name: 'Powder', version: 'v7' })]
  const refused = [
    refusal(422, 'No.', [{ path: 'parent_id', detail: 'That one is gone.' }], 'category_gone'),
    refusal(409, 'Somebody has changed this.', [], 'changed_meanwhile'),
  ]
  open(
    { [`GET ${TREE}`]: () => (trees.length > 1 ? trees.shift() : trees[0]), [`PUT ${TREE}/2`]: () => refused.shift() },
    '?open=2',
  )
  const user = userEvent.setup()
  const edit = await form('Protein')
  const save = () => edit.getByRole('button', { name: 'Save' })
  await user.click(save())
  expect(await edit.findByText('That one is gone.')).toBeTruthy()
  expect(edit.getByRole('combobox', { name: 'Below' }).getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(save().getAttribute('aria-disabled')).not.toBe('true'), { timeout: 5000 })
  await user.click(save())
  const newest = await form('Powder')
  expect(newest.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Powder')
})

test('a picture is saved as it is chosen, and removed', async () => {
  const trees = [tree(), tree({ image_url: '/media/p.webp' }), tree()]
  const { calls } = open(
    {
      [`GET ${TREE}`]: () => (trees.length > 1 ? trees.shift() : trees[0]),
      'PUT /api/admin/range-pictures/category/2': { url: '/media/p.webp' },
      'DELETE /api/admin/range-pictures/category/2': {},
    },
    '?open=2',
  )
  const edit = await form('Protein')
  expect(edit.getByText('No picture yet.')).toBeTruthy()
  const input = edit.getByLabelText('Picture', { selector: 'input' })
  await userEvent.upload(input, new File(['x'], 'p.png', { type: 'image/png' }))
  await userEvent.click(await edit.findByRole('button', { name: 'Remove Picture' }))
  expect(await edit.findByText('No picture yet.')).toBeTruthy()
  expect(calls().map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  expect((calls()[0]!.body as { picture: File }).picture.name).toBe('p.png')
})

test('a new category needs a name, stands among the main ones, and opens (FF-868)', async () => {
  let made = false
  const after = { categories: [...tree().categories, category(9, 'Snacks')] }
  const { calls, address } = open({
    [`GET ${TREE}`]: () => (made ? after : tree()),
    [`POST ${TREE}`]: () => {
      made = true
      return { ...after, id: 9 }
    },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'New category' }))
  const create = await form('New category')
  await userEvent.click(create.getByRole('button', { name: 'Create' }))
  expect(create.getByText('Please fill this in.')).toBeTruthy()
  await userEvent.type(create.getByRole('textbox', { name: 'Name' }), 'Snacks')
  await userEvent.dblClick(create.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('form', { name: 'Snacks' })).toBeTruthy()
  expect(address()).toBe('/admin/categories?open=9')
  expect(calls().map(({ body }) => body)).toEqual([{ name: 'Snacks', parent_id: null, rank: 0, description: '' }])
})

test('a name that is taken is said at the name; an empty shop says where categories come from', async () => {
  open(
    {
      [`GET ${TREE}`]: { categories: [] },
      [`POST ${TREE}`]: refusal(409, 'No.', [{ path: 'name', detail: 'There is one already.' }], 'name_taken'),
    },
    '?open=new',
  )
  expect(await screen.findByText('No category yet')).toBeTruthy()
  const create = await form('New category')
  await userEvent.type(create.getByRole('textbox', { name: 'Name' }), 'Food{Enter}')
  expect(await create.findByText('There is one already.')).toBeTruthy()
})

test('the tree speaks German', async () => {
  document.documentElement.lang = 'de'
  open({}, '?open=2')
  const edit = await form('Protein')
  expect(edit.getByRole('combobox', { name: 'Unter' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'nichts: eine Hauptkategorie' })).toBeTruthy()
})
