import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './GridTools.module.css'
import type { GridFilter } from './grid-filter.ts'
import { catalogueTexts } from './texts.ts'

interface GridToolsProps {
  filter: GridFilter
  onFilter: (filter: GridFilter) => void
  categories: readonly { id: number; name: string }[]
  /** Back to the cells. */
  onCells: () => void
  onKeys: () => void
  /** The reader never orders: neither the filter by order nor the keys of the cells. */
  isListOnly: boolean
  children?: ReactNode
}

const chip = `fixed medium nowrap on-paper bordered round-full ${styles.chip}`

/** Filters of an order grid: text, category, in stock, in the order; and the list of its keys. */
export function GridTools({ filter, onFilter, categories, onCells, onKeys, isListOnly, children }: GridToolsProps) {
  const t = useTexts(catalogueTexts).grid
  const leave = (event: KeyboardEvent) => {
    if (!['Escape', 'Enter', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    // Escape would close the dialog around the grid.
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    if (event.key === 'Escape') onFilter({ ...filter, text: '' })
    onCells()
  }
  return (
    <div className={`row middle gap-2 t13 line-below ${styles.tools}`}>
      <search className={`grow relative ${styles.find}`}>
        <Icon name="search" size={16} className="absolute ink-2" />
        <input
          className="wide t13 on-paper edged round-input"
          type="search"
          aria-label={t.filterLabel}
          placeholder={t.filter}
          autoComplete="off"
          maxLength={100}
          value={filter.text}
          onChange={event => onFilter({ ...filter, text: event.target.value })}
          onKeyDown={leave}
        />
        <kbd className="absolute inline-block ink-2 to-middle bordered round-tag">/</kbd>
      </search>
      <Chip isOn={filter.inStock} onClick={() => onFilter({ ...filter, inStock: !filter.inStock })}>
        {t.inStockOnly}
      </Chip>
      {!isListOnly && (
        <Chip isOn={filter.mine} onClick={() => onFilter({ ...filter, mine: !filter.mine })}>
          {t.mineOnly}
        </Chip>
      )}
      {categories.length > 1 && (
        <Select
          inline
          className={`fixed ${styles.select}`}
          label={t.category}
          value={filter.category}
          onChange={category => onFilter({ ...filter, category })}
          options={[
            { value: '', label: t.allCategories },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      {children}
      {!isListOnly && (
        <button type="button" className={`${chip} ${styles.keys}`} onClick={onKeys}>
          {t.keys} <kbd className="inline-block ink-2 to-middle bordered round-tag">?</kbd>
        </button>
      )}
    </div>
  )
}

function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <button type="button" className={chip} aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  )
}
