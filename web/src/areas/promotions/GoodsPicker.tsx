import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { choicesQuery } from './desk-queries.ts'
import { promotionDeskTexts } from './desk-texts.ts'
import styles from './promotion-desk.module.css'
import type { Named } from './promotion-draft.ts'

interface GoodsPickerProps {
  label: string
  hint?: string
  searchLabel: string
  brands?: readonly Named[]
  sizes: readonly Named[]
  error?: string | null
  /** Without it only sizes can be added. */
  onBrands?: (brands: readonly Named[]) => void
  onSizes: (sizes: readonly Named[]) => void
  /** Most sizes. */
  most?: number
}

/** Shortest search: one letter finds half the range. */
const SHORTEST = 2

/** Brands and sizes that belong to something: found by a search, added and removed by a press. */
export function GoodsPicker(props: GoodsPickerProps) {
  const { language } = useLanguage()
  const { label, hint, searchLabel, brands = [], sizes, error, onBrands, onSizes, most = 2000 } = props
  const t = useTexts(promotionDeskTexts).form
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const isSearched = search.length >= SHORTEST
  const { data } = useQuery({ ...choicesQuery(search), enabled: isSearched })
  const without = (named: readonly Named[], chosen: readonly Named[]) =>
    named.filter(one => !chosen.some(other => other.id === one.id))
  const foundBrands = isSearched && onBrands && data ? without(data.brands, brands) : []
  const foundSizes = isSearched && data && sizes.length < most ? without(data.sizes, sizes) : []
  return (
    <fieldset className="grid gap-2" aria-describedby={hint ? id : undefined}>
      <legend className="t13 medium fg-2 mb-1">{label}</legend>
      {hint && (
        <p id={id} className="t13 fg-2">
          {hint}
        </p>
      )}
      {brands.length + sizes.length > 0 && (
        <ul className={`row wrap gap-2 ${styles.chosen}`}>
          {brands.map(brand => (
            <Chip
              key={`b${brand.id}`}
              name={`${brand.name}, ${t.brand}`}
              onRemove={() => onBrands?.(brands.filter(one => one !== brand))}
            />
          ))}
          {sizes.map(size => (
            <Chip
              key={`s${size.id}`}
              name={sizeText(size.name, language)}
              onRemove={() => onSizes(sizes.filter(one => one !== size))}
            />
          ))}
        </ul>
      )}
      <TextInput
        icon="search"
        label={searchLabel}
        hideLabel
        placeholder={searchLabel}
        maxLength={200}
        value={typed}
        error={error ?? null}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          // Enter would save the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isSearched && data && (
        <div className="row wrap gap-2" aria-live="polite">
          {foundBrands.map(brand => (
            <Button
              key={`b${brand.id}`}
              icon="plus"
              aria-label={t.add(`${brand.name}, ${t.brand}`)}
              onClick={() => onBrands?.([...brands, brand])}
            >
              {brand.name}, {t.brand}
            </Button>
          ))}
          {foundSizes.map(size => (
            <Button
              key={`s${size.id}`}
              icon="plus"
              aria-label={t.add(sizeText(size.name, language))}
              onClick={() => onSizes([...sizes, size])}
            >
              {sizeText(size.name, language)}
            </Button>
          ))}
          {foundBrands.length + foundSizes.length === 0 && <p className="t13 fg-2">{t.nothing}</p>}
        </div>
      )}
    </fieldset>
  )
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTexts(promotionDeskTexts).form
  return (
    <li>
      <button
        type="button"
        className={`t13 on-fog-2 round-full at-least-36 pad-x-3 ${styles.chip}`}
        aria-label={t.remove(name)}
        onClick={onRemove}
      >
        {name} <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}
