import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { registerCell } from '../../../ui/cell-column.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Pack } from '../../catalogue/Pack.tsx'
import styles from './MappingRow.module.css'
import { mappingTexts } from './texts.ts'
import type { Row, Save } from './use-saves.ts'

interface MappingRowProps {
  row: Row
  last: Save | undefined
  onSave: (id: number, reference: string) => void
  onTakeBack: (id: number) => void
}

/** A flavour with its reference, which is saved when one leaves it; a refusal stands below it. */
export const MappingRow = memo(function MappingRow({ row, last, onSave, onTakeBack }: MappingRowProps) {
  const { language } = useLanguage()
  const t = useTexts(mappingTexts)
  const input = useRef<HTMLInputElement>(null)
  const kept = row.user_reference.reference ?? ''
  const meant = last && last.state !== 'saved' ? last.reference : kept
  const [draft, setDraft] = useState<string | null>(null)
  // As Enter saves and then leaves the cell, which saves as well.
  const typed = useRef<string | null>(null)
  const type = (text: string | null) => {
    typed.current = text
    setDraft(text)
  }
  const shown = draft ?? meant
  const { product, brand, name: size } = row.product_size
  const article = `${product.name} ${sizeText(size, language)}, ${row.name}`

  const commit = (text = typed.current) => {
    type(null)
    if (text === null) return
    const reference = text.trim()
    if (reference !== meant) onSave(row.id, reference)
  }
  // A pasted column: each cell takes its value as if it were typed and left.
  const take = useEffectEvent((text: string) => {
    commit(text)
    return true
  })
  useEffect(() => (input.current ? registerCell(input.current, text => take(text)) : undefined), [])
  const refusal = last?.state === 'refused' ? last : null
  useEffect(() => {
    if (refusal) announce(`${article}: ${refusal.reason}`)
  }, [refusal, article])

  return (
    <li className={`grid middle gap-x-4 relative line-below ${styles.row}`} data-cell-row>
      <span className={styles.pack}>
        <Pack url={row.image_url} />
      </span>
      <span className={`grid ${styles.article}`}>
        <b className="bold">
          {product.name} {sizeText(size, language)}
        </b>
        <span className="fg-2">
          {row.name} {row.is_discontinued && <Tag>{t.gone}</Tag>}
        </span>
      </span>
      <span className={`grid anywhere ${styles.numbers}`}>
        <span>{row.sku}</span>
        <span>{row.ean}</span>
      </span>
      <input
        ref={input}
        className={`slim wide ink on-paper pad-x-3 ellipsis ${styles.reference}`}
        data-cell
        data-filled={shown !== '' || undefined}
        aria-label={t.referenceOf(`${brand.name} ${article}`)}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `refused-${row.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={event => type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={() => commit()}
        onKeyDown={event => {
          if (event.key === 'Escape') type(null)
          // In the last row it goes nowhere.
          if (event.key === 'Enter') commit()
        }}
      />
      <span className={`middle gap-1 t13 fg-2 inline-row ${styles.state}`} data-state={last?.state}>
        {last?.state === 'saving' && t.saving}
        {last?.state === 'saved' && (
          <>
            <Icon name="check" size={16} /> {last.reference ? t.saved : t.removed}
          </>
        )}
      </span>
      {refusal && (
        <span
          className={`row wrap middle gap-x-2 across t13 red medium round-input pad-y-1 pad-x-3 mb-2 ${styles.refusal}`}
          id={`refused-${row.id}`}
        >
          <Icon name="error" size={16} />
          <span className={styles.reason}>{refusal.reason}</span>
          {!refusal.isFinal && (
            <Button variant="ghost" onClick={() => onSave(row.id, refusal.reference)}>
              {t.again}
            </Button>
          )}
          <Button variant="ghost" onClick={() => onTakeBack(row.id)}>
            {t.takeBack(kept)}
          </Button>
        </span>
      )}
    </li>
  )
})
