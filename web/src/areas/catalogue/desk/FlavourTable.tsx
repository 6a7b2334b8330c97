import { Suspense, useState } from 'react'
import { count } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useOnceOpen } from '../../../ui/useOnceOpen.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './desk.module.css'
import type { FlavourDraft, Size, SizeDraft } from './product-draft.ts'
import { productFormTexts } from './product-form-texts.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface FlavourTableProps {
  path: string
  size: Size
  draft: SizeDraft
  errorAt: (path: string) => string | null
  onChange: (changed: Pick<SizeDraft, 'flavours'>) => void
}

const FoodSheet = lazyPart(() => import('./FoodSheet.tsx'))
const NutritionSheet = lazyPart(() => import('./NutritionSheet.tsx'))

/** The flavours of a size. SKU and stock come with imports. */
export function FlavourTable({ path, size, draft, errorAt, onChange }: FlavourTableProps) {
  const t = useTexts(productFormTexts)
  const [label, setLabel] = useState({ id: 0, part: 'food', open: false })
  const once = useOnceOpen(label.open)
  const LabelSheet = label.part === 'food' ? FoodSheet : NutritionSheet
  const labelled = size.flavours.find(({ id }) => id === label.id)
  const saved = new Map(size.flavours.map(flavour => [flavour.id, flavour]))
  const change = (id: number, changed: Partial<FlavourDraft>) =>
    onChange({ flavours: draft.flavours.map(flavour => (flavour.id === id ? { ...flavour, ...changed } : flavour)) })
  const nameOf = ({ id }: FlavourDraft) => saved.get(id)?.name ?? ''
  const at = (flavour: FlavourDraft, field: string) => `${path}.flavours.${draft.flavours.indexOf(flavour)}.${field}`
  const columns: Column<FlavourDraft>[] = [
    {
      id: 'picture',
      head: t.pictures,
      hideHead: true,
      phone: 'corner',
      width: 56,
      cell: ({ id }) => <Thumbnail url={saved.get(id)?.image_url ?? null} />,
    },
    {
      id: 'name',
      head: t.flavour,
      phone: 'title',
      cell: flavour => (
        <TextInput
          hideLabel
          label={t.of(t.flavour, nameOf(flavour))}
          maxLength={200}
          value={flavour.name}
          error={errorAt(at(flavour, 'name'))}
          onChange={event => change(flavour.id, { name: event.target.value })}
        />
      ),
    },
    { id: 'sku', head: t.sku, cell: ({ id }) => <span className="nowrap">{saved.get(id)?.sku}</span> },
    {
      id: 'ean',
      head: t.fields.ean,
      cell: flavour => (
        <TextInput
          hideLabel
          label={t.of(t.fields.ean, nameOf(flavour))}
          inputMode="numeric"
          maxLength={20}
          value={flavour.ean}
          error={errorAt(at(flavour, 'ean'))}
          onChange={event => change(flavour.id, { ean: event.target.value })}
        />
      ),
    },
    {
      id: 'stock',
      head: t.stock,
      align: 'end',
      cell: ({ id }) => {
        const stock = saved.get(id)?.stock ?? null
        return stock === null ? t.unknown : count(stock)
      },
    },
    {
      id: 'sale',
      head: t.fields.on_sale,
      cell: flavour => (
        <Switch
          label={<VisuallyHidden>{t.of(t.fields.on_sale, nameOf(flavour))}</VisuallyHidden>}
          checked={flavour.on_sale}
          onChange={isOn => change(flavour.id, { on_sale: isOn })}
        />
      ),
    },
    {
      id: 'label',
      head: t.food,
      hideHead: true,
      width: 96,
      cell: flavour => (
        <span className={`row ${styles.labels}`}>
          <IconButton
            icon="document"
            label={t.of(t.food, nameOf(flavour))}
            onClick={() => setLabel({ id: flavour.id, part: 'food', open: true })}
          />
          <IconButton
            icon="list"
            label={t.of(t.nutrition, nameOf(flavour))}
            onClick={() => setLabel({ id: flavour.id, part: 'nutrition', open: true })}
          />
        </span>
      ),
    },
  ]
  return (
    <div className="grid gap-3 bordered round-card pad-4">
      <h3 className="t18">{t.flavours}</h3>
      <Table caption={t.flavoursOf(size.name)} columns={columns} rows={draft.flavours} rowKey={({ id }) => id} />
      {once && labelled && (
        <Suspense>
          <LabelSheet
            key={label.part}
            flavour={labelled}
            others={size.flavours.filter(one => one !== labelled)}
            open={label.open}
            onClose={() => setLabel(before => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </div>
  )
}
