import type { ListPlace } from '@fairfloor/domain/assortment/list-place'
import { type FormEvent, useState } from 'react'
import { money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './Filters.module.css'
import { filterTexts } from './filter-texts.ts'
import type { ProductsAnswer } from './products.ts'
import type { ListAddress } from './use-list-address.ts'

interface PriceFilterProps {
  list: ListAddress
  place: ListPlace
  range: NonNullable<ProductsAnswer['facets']['price']>
}

/** The lowest and the highest price; Enter applies them. */
export function PriceFilter({ list, place: { filters }, range }: PriceFilterProps) {
  const t = useTexts(filterTexts)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amounts = { price_from: amountOf(form.get('price_from')), price_to: amountOf(form.get('price_to')) }
    const misfits = Object.entries(amounts).flatMap(([name, amount]) => (amount === undefined ? [name] : []))
    setWrong(misfits)
    if (misfits.length > 0) return
    list.go({ price_from: amounts.price_from ?? '', price_to: amounts.price_to ?? '' })
  }
  const input = (name: 'price_from' | 'price_to', label: string, hint: number | null) => (
    <TextInput
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      defaultValue={filters[name]?.replace('.', ',')}
      placeholder={hint === null ? undefined : money(hint)}
      error={wrong.includes(name) ? t.priceWrong : null}
    />
  )
  return (
    <li>
      <form className={`grid halves top gap-2 ${styles.price}`} onSubmit={submit}>
        {input('price_from', t.from, range.from)}
        {input('price_to', t.to, range.to)}
        <Button type="submit">{t.apply}</Button>
      </form>
    </li>
  )
}

/** '12,50' and '1.234,5' as '12.50' and '1234.5'; empty for no amount, undefined for what is none. */
function amountOf(typed: FormDataEntryValue | null): string | undefined {
  const text = String(typed ?? '').replace(/[\s€]/g, '')
  if (text === '') return ''
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? plain : undefined
}
