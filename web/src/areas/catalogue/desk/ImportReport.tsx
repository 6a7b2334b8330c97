import type { FileReport } from '@fairfloor/domain/catalogue/import-desk-contract'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { importDeskTexts } from './import-desk-texts.ts'

const KINDS = ['brand', 'category', 'product', 'size', 'flavour', 'price', 'stock'] as const
type Kind = (typeof KINDS)[number]

/** What a file would change, or has changed, and what of it was refused and why. */
export function ImportReport({ report }: { report: FileReport }) {
  const t = useTexts(importDeskTexts)
  const { rows, counts, reasons, refusals, kept, mended, joined, placeholders } = report
  const columns: Column<Kind>[] = [
    { id: 'what', head: t.what, phone: 'title', cell: kind => t.kinds[kind] },
    ...(['new', 'changed', 'unchanged'] as const).map(
      (outcome): Column<Kind> => ({
        id: outcome,
        head: t[outcome],
        align: 'end',
        cell: kind => count(counts[kind][outcome]),
      }),
    ),
  ]
  const reasonColumns: Column<FileReport['reasons'][number]>[] = [
    { id: 'reason', head: t.reason, phone: 'title', cell: ({ reason }) => reason },
    { id: 'column', head: t.column, cell: ({ column }) => column },
    { id: 'times', head: t.times, align: 'end', cell: one => count(one.count) },
  ]
  const refusalColumns: Column<FileReport['refusals'][number]>[] = [
    { id: 'row', head: t.row, align: 'end', cell: ({ row }) => count(row) },
    { id: 'column', head: t.column, cell: ({ column }) => column },
    { id: 'value', head: t.value, cell: ({ value }) => <span className="anywhere">{value}</span> },
    { id: 'reason', head: t.reason, phone: 'title', cell: ({ reason }) => reason },
  ]
  return (
    <div className="stack gap-5">
      <Alert tone={report.dry_run ? 'info' : 'success'} title={report.dry_run ? t.dryRun : t.imported}>
        <p>{t.rows(count(rows.taken), count(rows.repeated), count(rows.refused))}</p>
        {kept > 0 && <p>{t.kept(count(kept))}</p>}
        {mended > 0 && <p>{t.mended(count(mended))}</p>}
        {joined > 0 && <p>{t.joined(count(joined))}</p>}
      </Alert>
      {placeholders.length > 0 && <Alert tone="warning">{t.placeholders(placeholders.join(', '))}</Alert>}
      <Table caption={t.counts} columns={columns} rows={KINDS} rowKey={kind => kind} />
      {reasons.length > 0 && (
        <section aria-label={t.reasons}>
          <h3 className="t18 mb-2">{t.reasons}</h3>
          <Table
            caption={t.reasons}
            columns={reasonColumns}
            rows={reasons}
            rowKey={({ column, reason }) => `${column} ${reason}`}
          />
        </section>
      )}
      {refusals.length > 0 && (
        <section aria-label={t.refusals}>
          <h3 className="t18 mb-2">{t.refusals}</h3>
          {rows.refused > refusals.length && <p className="t13 fg-2">{t.first(count(refusals.length))}</p>}
          <Table
            caption={t.refusals}
            columns={refusalColumns}
            rows={refusals}
            rowKey={({ row, column }) => `${row} ${column}`}
          />
        </section>
      )}
    </div>
  )
}
