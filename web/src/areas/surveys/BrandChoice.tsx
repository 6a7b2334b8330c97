import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ManyChoice } from './ManyChoice.tsx'
import type { Survey } from './surveys.ts'
import { surveyTexts } from './texts.ts'

/** Brands that are seen at a glance need no search. */
const AT_A_GLANCE = 12

interface BrandChoiceProps {
  label: string
  error: string | null
  brands: Survey['brands']
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Brands of the shop. A search narrows them; those that are chosen stay in sight. */
export function BrandChoice({ label, error, brands, chosen, onChange }: BrandChoiceProps) {
  const t = useTexts(surveyTexts)
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = brands.filter(({ id, name }) => chosen.includes(id) || name.toLowerCase().includes(words))
  const isVain = found.every(({ id }) => chosen.includes(id)) && words !== ''
  return (
    <ManyChoice
      label={label}
      hint={isVain ? t.noBrand : chosen.length > 0 ? t.chosen(chosen.length) : t.several}
      error={error}
      options={found}
      chosen={chosen}
      onChange={onChange}
      columns
    >
      {brands.length > AT_A_GLANCE && (
        <TextInput
          icon="search"
          type="search"
          label={t.findBrand}
          hideLabel
          placeholder={t.findBrand}
          value={search}
          onChange={event => setSearch(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    </ManyChoice>
  )
}
