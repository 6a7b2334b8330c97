import type { ComponentProps } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { goodsTexts } from './goods-texts.ts'
import { type GoodsDraft, goodsFaults } from './new-goods.ts'
import { productFormTexts } from './product-form-texts.ts'

interface GoodsFieldsProps {
  draft: GoodsDraft
  /** The size is new, too. */
  withSize: boolean
  /** Nothing is said to be wrong before it was tried. */
  isTried: boolean
  /** Before the server's names of the fields. */
  path: string
  errorAt: (path: string) => string | null
  onChange: (changed: Partial<GoodsDraft>) => void
}

/** The server's names of the fields of a size with its flavour. */
const PATHS: Record<keyof GoodsDraft, string> = {
  size: 'name',
  units_per_case: 'units_per_case',
  regular_price: 'regular_price',
  flavour: 'flavour.name',
  sku: 'flavour.sku',
  ean: 'flavour.ean',
  stock: 'flavour.stock',
}

interface GoodsField extends Pick<ComponentProps<typeof TextInput>, 'optional' | 'inputMode' | 'maxLength'> {
  name: keyof GoodsDraft
  /** Only where the size is new, too. */
  ofSize?: boolean
}

const FIELDS: readonly GoodsField[] = [
  { name: 'size', ofSize: true, maxLength: 200 },
  { name: 'units_per_case', ofSize: true, inputMode: 'numeric', maxLength: 5 },
  { name: 'regular_price', ofSize: true, optional: true, inputMode: 'decimal', maxLength: 10 },
  { name: 'flavour', maxLength: 200 },
  { name: 'sku', optional: true, maxLength: 64 },
  { name: 'ean', optional: true, inputMode: 'numeric', maxLength: 20 },
  { name: 'stock', optional: true, inputMode: 'numeric', maxLength: 7 },
]

/** The names of the fields. */
export function useGoodsWords(): Readonly<Record<keyof GoodsDraft, string>> {
  const t = useTexts(goodsTexts)
  const { fields } = useTexts(productFormTexts)
  return { ...t.fields, units_per_case: fields.units_per_case, ean: fields.ean }
}

/** The fields of a new flavour, and of its size where that is new as well. */
export function GoodsFields({ draft, withSize, isTried, path, errorAt, onChange }: GoodsFieldsProps) {
  const t = useTexts(goodsTexts)
  const form = useTexts(productFormTexts)
  const faults = goodsFaults(draft, withSize)
  const labels = useGoodsWords()
  const hints: Partial<Record<keyof GoodsDraft, string>> = {
    regular_price: t.priceHint,
    sku: t.skuHint,
    stock: t.stockHint,
  }
  const errorOf = (name: keyof GoodsDraft) => {
    const fault = isTried ? faults.get(name) : undefined
    if (fault) return fault === 'stock' ? t.stockWrong : form.faults[fault]
    return errorAt(`${path}${withSize ? PATHS[name] : PATHS[name].replace('flavour.', '')}`)
  }
  return FIELDS.filter(({ ofSize }) => withSize || !ofSize).map(({ name, ofSize, ...rest }) => (
    <TextInput
      key={name}
      label={labels[name]}
      value={draft[name]}
      hint={hints[name]}
      error={errorOf(name)}
      onChange={event => onChange({ [name]: event.target.value })}
      {...rest}
    />
  ))
}
