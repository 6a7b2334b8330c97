import { LONGEST_DESCRIPTION, LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import type { QueryFilters } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { PictureField } from './PictureField.tsx'
import type { Draft, Product } from './product-draft.ts'
import { productFormTexts } from './product-form-texts.ts'

interface ProductFieldsProps {
  product: Product
  draft: Draft
  errorAt: (path: string) => string | null
  invalidates: readonly QueryFilters[]
  onChange: (changed: Partial<Draft>) => void
}

const VAT = ['standard', 'reduced'] as const

/** What all sizes of a product have in common. */
export function ProductFields({ product, draft, errorAt, invalidates, onChange }: ProductFieldsProps) {
  const t = useTexts(productFormTexts)
  return (
    <section className="grid gap-3 bordered round-card pad-4" aria-label={t.product}>
      <h2 className="t18">{t.product}</h2>
      <div className="grid gap-4">
        <TextInput
          label={t.fields.name}
          maxLength={LONGEST_NAME}
          value={draft.name}
          error={errorAt('name')}
          onChange={event => onChange({ name: event.target.value })}
        />
        <Switch
          labelFirst
          label={t.fields.on_sale}
          checked={draft.on_sale}
          onChange={isOn => onChange({ on_sale: isOn })}
        />
        {product.brand.on_sale ? (
          !draft.on_sale && <p className="t13 ink-2">{t.offSale}</p>
        ) : (
          <p className="t13 ink-2">{t.brandOffSale(product.brand.name)}</p>
        )}
        <Switch
          labelFirst
          label={t.fields.is_new}
          checked={draft.is_new}
          onChange={isNew => onChange({ is_new: isNew })}
        />
        <Select
          label={t.fields.category_id}
          value={String(draft.category_id)}
          options={product.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errorAt('category_id')}
          onChange={id => onChange({ category_id: Number(id) })}
        />
        <Select
          label={t.fields.vat_class}
          value={draft.vat_class}
          options={VAT.map(value => ({ value, label: t.vat[value] }))}
          onChange={vatClass => onChange({ vat_class: vatClass })}
        />
        <TextInput
          label={t.fields.countries}
          optional
          maxLength={400}
          value={draft.countries}
          hint={t.countriesHint}
          error={errorAt('countries')}
          onChange={event => onChange({ countries: event.target.value })}
        />
        <TextArea
          label={t.fields.description}
          optional
          rows={6}
          maxLength={LONGEST_DESCRIPTION}
          value={draft.description}
          onChange={event => onChange({ description: event.target.value })}
        />
        <PictureField
          of="product"
          id={product.id}
          label={t.picture}
          url={product.image_url}
          invalidates={invalidates}
        />
      </div>
    </section>
  )
}
