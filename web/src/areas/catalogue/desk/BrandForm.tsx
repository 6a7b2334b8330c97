import { changeBrand, type getDeskBrand, getDeskBrands } from '@fairfloor/domain/catalogue/desk-contract'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import { getDeskProduct, getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { brandDeskTexts } from './brand-desk-texts.ts'
import styles from './desk.module.css'
import { rangeDeskTexts } from './desk-texts.ts'
import { FollowImport } from './FollowImport.tsx'
import { PictureField } from './PictureField.tsx'
import { brandQuery } from './queries.ts'

type Brand = Answer<typeof getDeskBrand>

const draftOf = ({ name, rank, description, on_sale }: Brand) => ({
  name,
  on_sale,
  rank: rank === null ? '' : String(rank),
  description,
})

/** Name, rank, text and pictures of a brand. */
export function BrandForm({ brand }: { brand: Brand }) {
  const t = useTexts(brandDeskTexts).form
  const words = useTexts(rangeDeskTexts)
  const query = brandQuery(brand.id)
  const invalidates = [everyQueryOf(getDeskBrands), query]
  const form = useDeskForm({
    name: `brand ${brand.id}`,
    record: brand,
    draftOf,
    words: { name: words.name, on_sale: t.onSale, rank: t.rank, description: t.description },
    faults: ({ name, rank }) => ({
      name: name.trim() === '' && words.missing,
      rank: !/^([1-9]\d{0,3})?$/.test(rank.trim()) && t.rankWrong,
    }),
    call: changeBrand,
    input: ({ rank, ...draft }, version) => ({
      params: { id: brand.id },
      body: { version, ...draft, rank: rank.trim() === '' ? null : Number(rank) },
    }),
    updates: [query],
    invalidates: [everyQueryOf(getDeskBrands), everyQueryOf(getDeskProducts), everyQueryOf(getDeskProduct)],
  })
  return (
    <DeskForm form={form} label={brand.name} save={words.save}>
      <FollowImport of="brand" id={brand.id} fields={brand.by_hand.map(() => words.name)} invalidates={invalidates} />
      <TextInput
        {...form.text('name')}
        maxLength={LONGEST_NAME}
        hint={brand.by_hand.includes('name') ? words.byHand : words.byImport}
      />
      <div>
        <Switch labelFirst {...form.check('on_sale')} />
        {!form.draft.on_sale && <p className="t13 fg-2">{t.offSale}</p>}
      </div>
      <TextInput {...form.text('rank')} inputMode="numeric" maxLength={4} hint={t.rankHint} />
      <TextArea
        {...form.text('description')}
        optional
        rows={6}
        maxLength={LONGEST_DESCRIPTION}
        hint={t.descriptionHint}
      />
      <div className={`grid gap-4 ${styles.pictures}`}>
        <PictureField of="brand-logo" id={brand.id} label={t.logo} url={brand.logo_url} invalidates={invalidates} />
        <PictureField
          of="brand-banner"
          id={brand.id}
          label={t.banner}
          url={brand.banner_url}
          invalidates={invalidates}
        />
      </div>
    </DeskForm>
  )
}
