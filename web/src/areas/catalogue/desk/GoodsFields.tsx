import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { createTexts } from './create-texts.ts'
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

/** The fields of a new flavour, and of its size where that is new as well. */
export function GoodsFields({ draft, withSize, isTried, path, errorAt, onChange }: GoodsFieldsProps) {
  const t = useTexts(createTexts)
  const form = useTexts(productFormTexts)
  const faults = goodsFaults(draft, withSize)
  const field = (name: keyof GoodsDraft) => {
    const fault = isTried ? faults.get(name) : undefined
    const at = withSize ? PATHS[name] : PATHS[name].replace('flavour.', '')
    return {
      value: draft[name],
      error: fault === 'stock' ? t.stockWrong : fault ? form.faults[fault] : errorAt(`${path}${at}`),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }
  return (
    <>
      {withSize && (
        <>
          <TextInput label={t.fields.size} maxLength={200} {...field('size')} />
          <TextInput
            label={form.fields.units_per_case}
            inputMode="numeric"
            maxLength={5}
            {...field('units_per_case')}
          />
          <TextInput
            label={t.fields.regular_price}
            optional
            inputMode="decimal"
            maxLength={10}
            hint={t.priceHint}
            {...field('regular_price')}
          />
        </>
      )}
      <TextInput label={t.fields.flavour} maxLength={200} {...field('flavour')} />
      <TextInput label={t.fields.sku} optional maxLength={64} hint={t.skuHint} {...field('sku')} />
      <TextInput label={form.fields.ean} optional inputMode="numeric" maxLength={20} {...field('ean')} />
      <TextInput
        label={t.fields.stock}
        optional
        inputMode="numeric"
        maxLength={7}
        hint={t.stockHint}
        {...field('stock')}
      />
    </>
  )
}
