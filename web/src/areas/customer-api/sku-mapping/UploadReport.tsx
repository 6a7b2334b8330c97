import { CSV_MARK, csvCell, csvForms } from '@fairfloor/domain/csv-cell'
import { count } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import type { Report } from './UploadModal.tsx'
import { uploadTexts } from './upload-texts.ts'

type Refused = Report['refused'][number]

/** A sheet may have thousands of wrong rows. */
const MOST_SHOWN = 200

/** What became of the rows of an uploaded sheet; the refused ones with their reasons, also as a file. */
export function UploadReport({ report, onDismiss }: { report: Report; onDismiss: () => void }) {
  const t = useTexts(uploadTexts)
  const { language } = useLanguage()
  const { taken, unchanged, refused, file } = report
  const columns: (Column<Refused> & { value: (row: Refused) => string })[] = [
    { id: 'row', head: t.row, align: 'end', width: 64, value: ({ row }) => String(row), cell: ({ row }) => count(row) },
    { id: 'number', head: t.number, phone: 'title', value: ({ number }) => number, cell: ({ number }) => number },
    { id: 'reference', head: t.reference, value: ({ reference }) => reference, cell: ({ reference }) => reference },
    { id: 'reason', head: t.reason, phone: 'bare', value: ({ reason }) => reason, cell: ({ reason }) => reason },
  ]
  const save = () => {
    const form = csvForms[language]
    const lines = [columns.map(({ head }) => head), ...refused.map(row => columns.map(({ value }) => value(row)))]
    const text = lines.map(cells => cells.map(cell => csvCell(cell, form)).join(form.delimiter)).join('\r\n')
    saveFile(new Blob([CSV_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' }), 'refused-rows.csv')
  }
  return (
    <section className="stack gap-4" aria-label={t.reportOf(file)}>
      <Alert tone={refused.length > 0 ? 'warning' : 'success'} title={file} onDismiss={onDismiss}>
        {t.report(count(taken.length), count(unchanged.length), count(refused.length))}
      </Alert>
      {refused.length > 0 && (
        <>
          <div className="row wrap middle between gap-y-2 gap-x-4">
            <h2>{t.refused}</h2>
            <Button icon="download" onClick={save}>
              {t.save}
            </Button>
          </div>
          <Table
            caption={t.refused}
            columns={columns}
            rows={refused.slice(0, MOST_SHOWN)}
            rowKey={({ row }) => row}
            className="anywhere"
          />
          {refused.length > MOST_SHOWN && <p className="fg-2">{t.first(count(MOST_SHOWN), count(refused.length))}</p>}
        </>
      )}
    </section>
  )
}
