import { useId, useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './BrandMapping.module.css'
import { mappingTexts } from './texts.ts'

export interface BrandName {
  readonly id: number
  readonly name: string
}

interface BrandPickerProps {
  brands: readonly BrandName[]
  brand: BrandName
  onChoose: (id: number) => void
}

/** Longer lists are searched while typing. */
const MOST_TO_CHOOSE_FROM = 30

export function BrandPicker(props: BrandPickerProps) {
  const t = useTexts(mappingTexts)
  const { brands, brand, onChoose } = props
  if (brands.length > MOST_TO_CHOOSE_FROM) return <BrandSearch {...props} />
  return (
    <Select
      inline
      label={t.brand}
      value={String(brand.id)}
      options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={id => onChoose(Number(id))}
      className={styles.brand}
    />
  )
}

function BrandSearch({ brands, brand, onChoose }: BrandPickerProps) {
  const t = useTexts(mappingTexts)
  const list = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const found = brands.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
    if (found && found.id !== brand.id) onChoose(found.id)
  }
  return (
    <>
      <TextInput
        icon="search"
        label={t.chooseBrand}
        hideLabel
        placeholder={t.chooseBrand}
        list={list}
        autoComplete="off"
        value={typed ?? brand.name}
        onFocus={() => setTyped('')}
        onChange={event => type(event.target.value)}
        onBlur={() => setTyped(null)}
        className={styles.brand}
      />
      <datalist id={list}>
        {brands.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  )
}
