import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { editorTexts } from './editor-texts.ts'
import { choicesQuery } from './queries.ts'
import { type Goods, newGoods } from './week-draft.ts'

/** Shortest search: one letter finds half the range. */
const SHORTEST = 2

interface GoodsFinderProps {
  of: 'brands' | 'products'
  chosen: readonly Goods[]
  onAdd: (goods: Goods) => void
}

/** Finds what does not take part yet. */
export function GoodsFinder({ of, chosen, onAdd }: GoodsFinderProps) {
  const t = useTexts(editorTexts)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const isSearched = search.length >= SHORTEST
  const { data } = useQuery({ ...choicesQuery(search), enabled: isSearched })
  const found = data
    ? of === 'brands'
      ? data.brands.map(({ id, name, logo_url }) => newGoods({ id, name, brand: null, thumb: logo_url }))
      : data.products.map(({ id, name, brand_name, image_url }) =>
          newGoods({ id, name, brand: brand_name, thumb: image_url }),
        )
    : []
  const left = found.filter(one => !chosen.some(({ id }) => id === one.id))
  const label = of === 'brands' ? t.findBrand : t.findProduct
  return (
    <div className="grid gap-3">
      <TextInput
        icon="search"
        label={label}
        hideLabel
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          // Enter would save the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isSearched && data && (
        <div className="row wrap gap-2" aria-live="polite">
          {left.map(one => (
            <Button key={one.id} icon="plus" aria-label={t.add(wholeName(one))} onClick={() => onAdd(one)}>
              {wholeName(one)}
            </Button>
          ))}
          {left.length === 0 && <p>{t.nothing}</p>}
        </div>
      )}
    </div>
  )
}

const wholeName = ({ brand, name }: Goods): string => [brand, name].filter(Boolean).join(' ')
