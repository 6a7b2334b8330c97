import type { KeyboardEvent, RefObject } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { WeekSize } from '../pending/week-size.ts'
import styles from './ArticlesPage.module.css'
import { type ArticleFilter, brandsOf } from './articles.ts'
import { articleTexts } from './texts.ts'

interface ArticleToolsProps {
  sizes: readonly WeekSize[]
  filter: ArticleFilter
  onFilter: (filter: ArticleFilter) => void
  search: RefObject<HTMLInputElement | null>
  /** Back to the cells. */
  onCells: () => void
}

/** Search in the articles while one types, and one brand alone. */
export function ArticleTools({ sizes, filter, onFilter, search, onCells }: ArticleToolsProps) {
  const t = useTexts(articleTexts)
  const brands = brandsOf(sizes)
  const leave = (event: KeyboardEvent) => {
    if (!['Escape', 'Enter', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') onFilter({ ...filter, text: '' })
    onCells()
  }
  return (
    <search className={`row gap-2 push ${styles.tools}`}>
      {brands.length > 1 && (
        <Select
          inline
          label={t.brand}
          value={filter.brand}
          options={[{ value: '', label: t.allBrands }, ...brands.map(brand => ({ value: brand, label: brand }))]}
          onChange={brand => onFilter({ ...filter, brand })}
        />
      )}
      <span className={`relative ${styles.find}`}>
        <TextInput
          ref={search}
          type="search"
          icon="search"
          label={t.find}
          hideLabel
          placeholder={t.find}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={filter.text}
          onChange={event => onFilter({ ...filter, text: event.target.value })}
          onKeyDown={leave}
        />
        <kbd>/</kbd>
      </span>
    </search>
  )
}
