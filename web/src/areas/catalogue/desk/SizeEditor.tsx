import type { QueryFilters } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './desk.module.css'
import { FlavourTable } from './FlavourTable.tsx'
import { PictureField } from './PictureField.tsx'
import { PriceTable } from './PriceTable.tsx'
import type { Product, Size, SizeDraft } from './product-draft.ts'
import { productFormTexts } from './product-form-texts.ts'

interface SizeEditorProps {
  path: string
  /** The size as it is saved; undefined while a newer state without it is shown. */
  size: Size | undefined
  groups: Product['groups']
  draft: SizeDraft
  errorAt: (path: string) => string | null
  invalidates: readonly QueryFilters[]
  onChange: (changed: Partial<SizeDraft>) => void
}

const NUMBERS = ['units_per_case', 'order_multiple', 'min_quantity'] as const
const FLAGS = ['gym_assortment', 'has_label'] as const

/** One size: its flavours, prices, steps of ordering, flags and pictures. */
export function SizeEditor({ path, size, groups, draft, errorAt, invalidates, onChange }: SizeEditorProps) {
  const t = useTexts(productFormTexts)
  if (!size) return null
  return (
    <section className="stack packed gap-4" aria-label={t.size(size.name)}>
      <h2>{t.size(size.name)}</h2>
      <FlavourTable path={path} size={size} draft={draft} errorAt={errorAt} onChange={onChange} />
      <PriceTable path={path} size={size} groups={groups} draft={draft} errorAt={errorAt} onChange={onChange} />
      <div className="grid gap-3 bordered round-card pad-4">
        <h3 className="t18">{t.pack}</h3>
        <div className={`grid bottom gap-4 ${styles.grid}`}>
          {NUMBERS.map(field => (
            <TextInput
              key={field}
              label={t.fields[field]}
              inputMode="numeric"
              maxLength={5}
              value={draft[field]}
              error={errorAt(`${path}.${field}`)}
              onChange={event => onChange({ [field]: event.target.value })}
            />
          ))}
          <TextInput
            label={t.fields.msrp}
            optional
            inputMode="decimal"
            maxLength={10}
            value={draft.msrp}
            error={errorAt(`${path}.msrp`)}
            onChange={event => onChange({ msrp: event.target.value })}
          />
          <TextInput
            label={t.fields.promotion_text}
            optional
            maxLength={500}
            value={draft.promotion_text}
            onChange={event => onChange({ promotion_text: event.target.value })}
          />
          {FLAGS.map(field => (
            <Switch
              key={field}
              labelFirst
              label={t.fields[field]}
              checked={draft[field]}
              onChange={isOn => onChange({ [field]: isOn })}
            />
          ))}
        </div>
      </div>
      <details className={`grid gap-3 bordered round-card pad-4 ${styles.panel}`}>
        <summary className="pointer">
          <h3 className="t18 inline-block">{t.picturesOf(size.name)}</h3>
        </summary>
        <div className={`grid bottom gap-4 ${styles.grid}`}>
          <PictureField
            of="size"
            id={size.id}
            label={t.size(size.name)}
            url={size.image_url}
            invalidates={invalidates}
          />
          {size.flavours.map(flavour => (
            <PictureField
              key={flavour.id}
              of="flavour"
              id={flavour.id}
              label={flavour.name}
              url={flavour.image_url}
              invalidates={invalidates}
            />
          ))}
        </div>
      </details>
    </section>
  )
}
