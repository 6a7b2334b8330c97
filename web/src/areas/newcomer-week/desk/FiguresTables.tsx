import { figuresTexts } from '@fairfloor/domain/newcomer-week/figures-titles'
import { calendarDay, count, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { weekDeskTexts } from './desk-texts.ts'
import type { WeekFigures } from './Figures.tsx'
import styles from './week-desk.module.css'

type Sold = WeekFigures['brands'][number] & { product?: string }

/** What was sold of each brand or product, the most first, with its share as a bar. */
export function SoldTable({ of, by }: { of: readonly Sold[]; by: 'brands' | 'products' }) {
  const t = useTexts(figuresTexts)
  const none = useTexts(weekDeskTexts).noSales
  const most = Math.max(1, ...of.map(({ net }) => net ?? 0))
  const columns: Column<Sold>[] = [
    {
      id: 'name',
      head: by === 'brands' ? t.brand : t.product,
      phone: 'title',
      cell: ({ brand, product, net }) => (
        <span className="grid slim">
          {product ? <small className="t13 fg-2">{brand}</small> : null}
          <b className="medium">{product ?? brand}</b>
          <meter
            className={`wide mt-1 on-fog-2 ${styles.bar}`}
            min={0}
            max={most}
            value={net ?? 0}
            aria-hidden="true"
          />
        </span>
      ),
    },
    { id: 'orders', head: t.orders, align: 'end', cell: ({ orders }) => count(orders) },
    { id: 'customers', head: t.customers, align: 'end', cell: ({ customers }) => count(customers) },
    { id: 'new', head: t.newCustomers, align: 'end', cell: line => count(line.new_customers) },
    { id: 'pieces', head: t.pieces, align: 'end', cell: ({ pieces }) => count(pieces) },
    { id: 'net', head: t.net, align: 'end', cell: ({ net }) => money(net ?? 0) },
  ]
  return (
    <DeskPanel title={t[by]}>
      {of.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table caption={t[by]} columns={columns} rows={of} rowKey={one => `${one.brand} ${one.product ?? ''}`} />
      )}
    </DeskPanel>
  )
}

type Day = WeekFigures['days'][number]

/** Visits and orders of each day. */
export function DaysTable({ of: { days } }: { of: WeekFigures }) {
  const t = useTexts(figuresTexts)
  const none = useTexts(weekDeskTexts).noVisits
  const { language } = useLanguage()
  const columns: Column<Day>[] = [
    { id: 'day', head: t.day, phone: 'title', cell: ({ day }) => calendarDay(day, language, { year: true }) },
    { id: 'visits', head: t.visits, align: 'end', cell: ({ visits }) => count(visits) },
    { id: 'by', head: t.byCustomers, align: 'end', cell: day => count(day.by_customers) },
    { id: 'orders', head: t.orders, align: 'end', cell: ({ orders }) => count(orders) },
    { id: 'net', head: t.net, align: 'end', cell: ({ net }) => money(net ?? 0) },
  ]
  return (
    <DeskPanel title={t.days}>
      {days.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table caption={t.days} columns={columns} rows={days} rowKey={({ day }) => day} />
      )}
    </DeskPanel>
  )
}

type Page = WeekFigures['pages'][number]

/** Which pages were opened how often. */
export function PagesTable({ of: { pages } }: { of: WeekFigures }) {
  const t = useTexts(figuresTexts)
  const columns: Column<Page>[] = [
    { id: 'page', head: t.page, phone: 'title', cell: ({ page }) => t.pages[page] },
    { id: 'visits', head: t.visits, align: 'end', cell: ({ visits }) => count(visits) },
    { id: 'by', head: t.byCustomers, align: 'end', cell: page => count(page.by_customers) },
  ]
  return (
    <DeskPanel title={t.pagesTitle}>
      <Table caption={t.pagesTitle} columns={columns} rows={pages} rowKey={({ page }) => page} />
    </DeskPanel>
  )
}
