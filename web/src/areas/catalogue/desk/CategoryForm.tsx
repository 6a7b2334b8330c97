import { changeCategory, getDeskCategories } from '@fairfloor/domain/catalogue/category-desk-contract'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { FormActs } from '../../back-office/FormActs.tsx'
import { SaveError } from '../../back-office/SaveError.tsx'
import { categoryDeskTexts } from './category-desk-texts.ts'
import styles from './desk.module.css'
import { rangeDeskTexts } from './desk-texts.ts'
import { PictureField } from './PictureField.tsx'

type Tree = Answer<typeof getDeskCategories>
export type Category = Tree['categories'][number]

const MAIN = '0'

const draftOf = ({ version, name, parent_id, rank, description }: Category) => ({
  version,
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
  const [draft, setDraft] = useState(() => draftOf(category))
  const change = (changed: Partial<typeof draft>) => setDraft(before => ({ ...before, ...changed }))
  const { queryKey } = queryOf(getDeskCategories, {})
  const begin = ({ categories }: Tree) => {
    const newest = categories.find(({ id }) => id === category.id)
    if (newest) setDraft(draftOf(newest))
  }
  const save = useApiMutation(changeCategory, { updates: [{ queryKey }], onSuccess: begin })
  const hasRank = /^\d{1,4}$/.test(draft.rank.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.name.trim() === '' || !hasRank) return
    const { version, name, description } = draft
    const parentId = draft.parent === MAIN ? null : Number(draft.parent)
    void save.run({
      params: { id: category.id },
      body: { version, name, description, rank: Number(draft.rank), parent_id: parentId },
    })
  }
  const errorAt = (path: string) => save.fieldErrors.find(error => error.path === path)?.detail ?? null
  const below = belowIn(all, category.id)
  const places = all.filter(({ id }) => !below.has(id))
  return (
    <form className={styles.form} aria-label={category.name} noValidate onSubmit={submit}>
      <TextInput
        label={words.name}
        maxLength={LONGEST_NAME}
        value={draft.name}
        error={draft.name.trim() === '' ? words.missing : errorAt('name')}
        onChange={event => change({ name: event.target.value })}
      />
      <Select
        label={t.parent}
        value={draft.parent}
        options={[
          { value: MAIN, label: t.main },
          ...places.map(({ id, name, depth }) => ({ value: String(id), label: `${'– '.repeat(depth)}${name}` })),
        ]}
        error={errorAt('parent_id')}
        onChange={parent => change({ parent })}
      />
      <TextInput
        label={t.rank}
        inputMode="numeric"
        maxLength={4}
        value={draft.rank}
        hint={t.rankHint}
        error={hasRank ? null : t.rankWrong}
        onChange={event => change({ rank: event.target.value })}
      />
      <TextArea
        label={t.description}
        optional
        rows={4}
        maxLength={LONGEST_DESCRIPTION}
        value={draft.description}
        onChange={event => change({ description: event.target.value })}
      />
      <PictureField
        of="category"
        id={category.id}
        label={t.picture}
        url={category.image_url}
        invalidates={[{ queryKey }]}
      />
      <SaveError
        of={save}
        onRetry={submit}
        onNewest={async () => {
          await client.invalidateQueries({ queryKey })
          const newest = client.getQueryData<Tree>(queryKey)
          if (newest) begin(newest)
        }}
      />
      <FormActs save={save} label={words.save} />
    </form>
  )
}

/** A category and everything below it, in the order of the tree. */
function belowIn(all: readonly Category[], id: number): ReadonlySet<number> {
  const below = new Set([id])
  for (const one of all) if (one.parent_id !== null && below.has(one.parent_id)) below.add(one.id)
  return below
}
