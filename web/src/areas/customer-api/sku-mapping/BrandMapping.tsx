import { getFlavourReferences, getReferenceSheet } from '@fairfloor/domain/customer-api/mapping-contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type ReactNode, useMemo, useState } from 'react'
import { count } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { cellColumn } from '../../../ui/cell-column.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { pastedColumn } from '../../../ui/pasted-column.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import styles from './BrandMapping.module.css'
import type { BrandName } from './BrandPicker.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { MappingRow } from './MappingRow.tsx'
import { mappingTexts } from './texts.ts'
import type { Row, Saves } from './use-saves.ts'

interface BrandMappingProps {
  brand: BrandName
  picker: ReactNode
  saves: Saves
}

/** The flavours of a brand, each with its reference. */
export function BrandMapping({ brand, picker, saves }: BrandMappingProps) {
  const t = useTexts(mappingTexts)
  const query = useQuery(queryOf(getFlavourReferences, { query: { brand_id: brand.id } }))
  return (
    <Loaded
      query={query}
      waiting={
        <>
          <div className="row wrap middle gap-y-2 gap-x-5 mb-4">{picker}</div>
          <SkeletonRows rows={10} height={52} />
        </>
      }
      isEmpty={() => false}
    >
      {rows => (
        <Rows
          rows={rows}
          picker={picker}
          saves={saves}
          download={
            <DownloadButton address={addressOf(getReferenceSheet, { query: { brand_id: brand.id } })}>
              {t.downloadBrand(brand.name)}
            </DownloadButton>
          }
        />
      )}
    </Loaded>
  )
}

interface RowsProps extends Omit<BrandMappingProps, 'brand'> {
  rows: readonly Row[]
  download: ReactNode
}

function Rows({ rows, picker, saves: { saves, save, takeBack }, download }: RowsProps) {
  const t = useTexts(mappingTexts)
  // Rows stay when they have got a reference, until one asks again.
  const [lacking, setLacking] = useState<ReadonlySet<number> | null>(null)
  const having = rows.filter(({ user_reference }) => user_reference.reference).length
  const shown = useMemo(() => rows.filter(({ id }) => !lacking || lacking.has(id)), [rows, lacking])
  const filter = (isOn: boolean) =>
    setLacking(isOn ? new Set(rows.flatMap(({ id, user_reference }) => (user_reference.reference ? [] : [id]))) : null)
  const column = cellColumn()
  // A single value goes into the text as everywhere.
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    if (pastedColumn(event.clipboardData.getData('text')).length > 1) column.onPaste(event)
  }
  return (
    <div>
      <div className="row wrap middle gap-y-2 gap-x-5 mb-4">
        {picker}
        <Switch label={t.without} checked={lacking !== null} onChange={filter} />
        <span className="fg-2 figures" role="status">
          {t.have(count(having), count(rows.length))}
        </span>
        <span className={`push ${styles.file}`}>{download}</span>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t.none} />
      ) : (
        <>
          <div className={`grid middle gap-x-4 t13 fg-2 medium on-paper ${styles.heads}`} aria-hidden="true">
            <span className={styles.first}>{t.article}</span>
            <span>{t.numbers}</span>
            <span>{t.reference}</span>
          </div>
          <ul onKeyDown={column.onKeyDown} onPaste={paste}>
            {shown.map(row => (
              <MappingRow key={row.id} row={row} last={saves.get(row.id)} onSave={save} onTakeBack={takeBack} />
            ))}
          </ul>
          <p className={`t13 fg-2 mt-4 ${styles.keys}`}>{t.keys}</p>
        </>
      )}
    </div>
  )
}
