import { changeBrand, type getDeskBrand, getDeskBrands } from '@fairfloor/domain/catalogue/desk-contract'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import { getDeskProduct, getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { FormActs } from '../../back-office/FormActs.tsx'
import { SaveError } from '../../back-office/SaveError.tsx'
import { brandDeskTexts } from './brand-desk-texts.ts'
import styles from './desk.module.css'
import { rangeDeskTexts } from './desk-texts.ts'
import { FollowImport } from './FollowImport.tsx'
import { PictureField } from './PictureField.tsx'
import { brandQuery } from './queries.ts'

type Brand = Answer<typeof getDeskBrand>

const draftOf = ({ version, name, rank, description, on_sale }: Brand) => ({
  version,
  name,
  rank: rank === null ? '' : String(rank),
  description,
  on_sale,
})

/** Name, rank, text and pictures of a brand. */
export function BrandForm({ brand }: { brand: Brand }) {
  const t = useTexts(brandDeskTexts).form
  const words = useTexts(rangeDeskTexts)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(brand))
  const change = (changed: Partial<typeof draft>) => setDraft(before => ({ ...before, ...changed }))
  const { queryKey } = brandQuery(brand.id)
  const invalidates = [everyQueryOf(getDeskBrands), { queryKey }]
  const save = useApiMutation(changeBrand, {
    invalidates: [everyQueryOf(getDeskBrands), everyQueryOf(getDeskProducts), everyQueryOf(getDeskProduct)],
    updates: [{ queryKey }],
    onSuccess: saved => setDraft(draftOf(saved)),
  })
  const showNewest = async () => {
    await client.invalidateQueries({ queryKey })
    const newest = client.getQueryData<Brand>(queryKey)
    if (newest) setDraft(draftOf(newest))
  }
  const hasRank = /^([1-9]\d{0,3})?$/.test(draft.rank.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.name.trim() === '' || !hasRank) return
    const rank = draft.rank.trim() === '' ? null : Number(draft.rank)
    void save.run({ params: { id: brand.id }, body: { ...draft, rank } })
  }
  const errorAt = (path: string) => save.fieldErrors.find(error => error.path === path)?.detail ?? null
  return (
    <form className={styles.form} aria-label={brand.name} noValidate onSubmit={submit}>
      <FollowImport
        of="brand"
        id={brand.id}
        fields={brand.by_hand.map(() => words.name)}
        invalidates={[everyQueryOf(getDeskBrands)]}
        onFollowed={showNewest}
      />
      <TextInput
        label={words.name}
        maxLength={LONGEST_NAME}
        value={draft.name}
        hint={brand.by_hand.includes('name') ? words.byHand : words.byImport}
        error={draft.name.trim() === '' ? words.missing : errorAt('name')}
        onChange={event => change({ name: event.target.value })}
      />
      <div>
        <Switch labelFirst label={t.onSale} checked={draft.on_sale} onChange={isOn => change({ on_sale: isOn })} />
        {!draft.on_sale && <p className={styles.hint}>{t.offSale}</p>}
      </div>
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
        rows={6}
        maxLength={LONGEST_DESCRIPTION}
        value={draft.description}
        hint={t.descriptionHint}
        onChange={event => change({ description: event.target.value })}
      />
      <div className={styles.pictures}>
        <PictureField of="brand-logo" id={brand.id} label={t.logo} url={brand.logo_url} invalidates={invalidates} />
        <PictureField
          of="brand-banner"
          id={brand.id}
          label={t.banner}
          url={brand.banner_url}
          invalidates={invalidates}
        />
      </div>
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <FormActs save={save} label={words.save} />
    </form>
  )
}
