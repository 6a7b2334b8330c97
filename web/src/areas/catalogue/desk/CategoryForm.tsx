import { changeCategory, getDeskCategories } from '@fairfloor/domain/catalogue/category-desk-contract'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { categoryDeskTexts } from './category-desk-texts.ts'
import { rangeDeskTexts } from './desk-texts.ts'
import { PictureField } from './PictureField.tsx'

type Tree = Answer<typeof getDeskCategories>
export type Category = Tree['categories'][number]

const MAIN = '0'

const draftOf = ({ name, parent_id, rank, description }: Category) => ({
  name,
  parent: String(parent_id ?? MAIN),
  rank: String(rank),
  description,
})

/** Name, place, rank, text and picture of a category. */
export function CategoryForm({ category, all }: { category: Category; all: readonly Category[] }) {
  const t = useTexts(categoryDeskTexts)
  const words = useTexts(rangeDeskTexts)
  const client = useQueryClient()
  const query = queryOf(getDeskCategories, {})
  const { id } = category
  const form = useDeskForm({
    name: `category ${id}`,
    record: category,
    draftOf,
    newest: async () => {
      const { categories } = await client.fetchQuery({ ...query, staleTime: 0 })
      return categories.find(one => one.id === id) ?? null
    },
    words: { name: words.name, parent: t.parent, rank: t.rank, description: t.description },
    show: (value, [field]) =>
      field === 'parent' ? (all.find(one => String(one.id) === value)?.name ?? t.main) : undefined,
    faults: ({ name, rank }) => ({
      name: name.trim() === '' && words.missing,
      rank: !/^\d{1,4}$/.test(rank.trim()) && t.rankWrong,
    }),
    call: changeCategory,
    input: ({ name, parent, rank, description }, version) => ({
      params: { id },
      body: { version, name, description, rank: Number(rank), parent_id: parent === MAIN ? null : Number(parent) },
    }),
    updates: [query],
  })
  const below = belowIn(all, id)
  return (
    <DeskForm form={form} label={category.name} save={words.save}>
      <TextInput {...form.text('name')} maxLength={LONGEST_NAME} />
      <Select
        {...form.choice('parent', 'parent_id')}
        options={[
          { value: MAIN, label: t.main },
          ...all
            .filter(one => !below.has(one.id))
            .map(({ id: place, name, depth }) => ({ value: String(place), label: `${'– '.repeat(depth)}${name}` })),
        ]}
      />
      <TextInput {...form.text('rank')} inputMode="numeric" maxLength={4} hint={t.rankHint} />
      <TextArea {...form.text('description')} optional rows={4} maxLength={LONGEST_DESCRIPTION} />
      <PictureField of="category" id={id} label={t.picture} url={category.image_url} invalidates={[query]} />
    </DeskForm>
  )
}

/** A category and everything below it, in the order of the tree. */
function belowIn(all: readonly Category[], id: number): ReadonlySet<number> {
  const below = new Set([id])
  for (const one of all) if (one.parent_id !== null && below.has(one.parent_id)) below.add(one.id)
  return below
}
