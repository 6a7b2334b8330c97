import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import type { ListSort } from '@fairfloor/domain/service-lists/arrange'
import { type ListColumn, type ServiceListName, serviceLists } from '@fairfloor/domain/service-lists/lists'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useWide } from '../../lib/use-wide.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import type { Column } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { StockAlert } from '../catalogue/StockAlert.tsx'
import { DateCell } from './DateCell.tsx'
import { headOf } from './head-of.ts'
import type { Row } from './lists.ts'
import { RowPrice } from './RowPrice.tsx'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'

/** Which cells of a list lead to the page of the size. */
const LINKED: Readonly<Record<string, readonly ListColumn[]>> = {
  just_in: ['brand', 'product', 'flavour'],
  price_change: ['product'],
  eta: ['product'],
}

/** What is left over goes to the flavours, or where there are none to the products, so that columns beside them come and go without moving the others. */
const WIDTHS: Partial<Record<ListColumn, string>> = {
  date: 'clamp(96px, 9vw, 132px)',
  brand: 'clamp(96px, 9vw, 140px)',
  product: 'clamp(160px, 17vw, 280px)',
  price: '84px',
}

interface Shown {
  name: ServiceListName
  address: ListAddress
  sort: ListSort | null
  priced: boolean
  /** Rows below one of the same day. */
  repeated: ReadonlySet<Row>
  /** The room goes to the cells. */
  mayOrder: boolean
}

/** The columns of a list: the specification's, each sorted by its head. Prices are left out for those who may not see them. */
export function useColumns({ name, address, sort, priced, repeated, mayOrder }: Shown): Column<Row>[] {
  const { language } = useLanguage()
  const t = useTexts(serviceTexts)
  const isWide = useWide(768)
  const shown: Readonly<Record<ListColumn, (row: Row) => ReactNode>> = {
    date: row => <DateCell list={name} row={row} isRepeated={repeated.has(row)} short={!isWide} />,
    brand: row => row.brand_name,
    product: row => sizeText(row.product_size_name, language),
    flavour: row => row.product_attribute_name,
    price: row => <RowPrice row={row} />,
    trend: row => row.price_trend && <Trend trend={row.price_trend} />,
  }
  const columns = serviceLists[name].columns
    .filter(column => priced || column !== 'price')
    .map((column): Column<Row> => {
      const head = headOf(t, name, column)
      const isSorted = sort?.replace('-', '') === column
      return {
        id: column,
        head,
        sorter: (
          <Link
            className={`middle relative inline-row at-least-36 ${styles.sorter}`}
            to={address.address({ page: '', sort: nextSort(column, sort) })}
            preventScrollReset
            title={t.sortBy(head)}
          >
            {head}
            <Icon
              name={sort?.startsWith('-') ? 'chevronUp' : 'chevronDown'}
              size={16}
              className={isSorted ? '' : styles.off}
            />
          </Link>
        ),
        sorted: isSorted ? (sort?.startsWith('-') ? 'descending' : 'ascending') : undefined,
        ...(column === 'price' && { align: 'end' as const }),
        width: column === 'product' && name === 'price_change' ? undefined : WIDTHS[column],
        phone: 'bare',
        cell: row => {
          const size = row.product_size_erp_id
          if (size === undefined || !LINKED[name]?.includes(column)) return shown[column](row)
          return (
            <PageLink to={sizeAddress(size)} className={column === 'product' ? text.link : styles.quiet}>
              {shown[column](row)}
            </PageLink>
          )
        },
      }
    })
  if (name !== 'eta' && name !== 'available_soon') return columns
  return [
    ...columns,
    {
      id: 'notify',
      head: name === 'eta' ? t.notifications : t.notification,
      align: 'end',
      phone: 'bare',
      cell: row => (
        <StockAlert
          flavour={{ id: row.id, name: `${sizeText(row.product_size_name, language)}, ${row.product_attribute_name}` }}
          asked={row.has_notify_me ?? false}
          wide={!mayOrder}
        />
      ),
    },
  ]
}

/** Up, down, and back to the list's own order. */
function nextSort(column: ListColumn, sort: string | null): string {
  if (sort === column) return `-${column}`
  return sort === `-${column}` ? '' : column
}

function Trend({ trend }: { trend: 'up' | 'down' }) {
  const t = useTexts(serviceTexts)
  return (
    <span className={`fg-2 inline-row ${styles.trend}`} data-trend={trend}>
      <Icon name="arrowRight" />
      <VisuallyHidden>{t.trends[trend]}</VisuallyHidden>
    </span>
  )
}
