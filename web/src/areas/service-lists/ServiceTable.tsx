import type { ListSort } from '@fairfloor/domain/service-lists/arrange'
import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { useTexts } from '../../lib/texts.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import { Table } from '../../ui/Table.tsx'
import type { Row } from './lists.ts'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'
import { useColumns } from './use-columns.tsx'
import { Week, weekOf } from './Week.tsx'

interface ServiceTableProps {
  name: ServiceListName
  /** Those of the page. */
  rows: readonly Row[]
  /** Those of all pages. */
  all: readonly Row[]
  address: ListAddress
  sort: ListSort | null
}

/** A list as a table, on phones as stacked rows. What is expected stands by weeks, as long as it stands by days. */
export function ServiceTable({ name, rows, all, address, sort }: ServiceTableProps) {
  const t = useTexts(serviceTexts)
  const columns = useColumns({ name, address, sort })
  const isByWeek = (name === 'eta' || name === 'available_soon') && (sort === null || sort.endsWith('date'))
  const weekAbove = (row: Row, before: Row | undefined) => {
    const week = weekOf(row.eta_date ?? null)
    return before && weekOf(before.eta_date ?? null) === week ? null : <Week monday={week} all={all} />
  }
  return (
    <Table
      caption={t.titles[name]}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      className={styles.table}
      {...(isByWeek && { groupAbove: weekAbove })}
    />
  )
}
