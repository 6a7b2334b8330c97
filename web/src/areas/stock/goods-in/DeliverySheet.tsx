import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import { getDeliveryTemplate, readDeliverySheet } from '@fairfloor/domain/stock/goods-in/contract'
import { useState } from 'react'
import { calendarDay, count } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { uploaded } from '../../../lib/uploaded.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import type { DraftLine } from './delivery-draft.ts'
import { sheetTexts } from './sheet-texts.ts'

type Row = Answer<typeof readDeliverySheet>['rows'][number]

const lineOf = ({ row, flavour_id, name, quantity, expected_on, fault }: Row): DraftLine[] =>
  fault !== null || flavour_id === null
    ? []
    : [
        {
          key: `row ${row}`,
          line: null,
          flavourId: flavour_id,
          name: name ?? '',
          quantity,
          on: expected_on ?? '',
          received: 0,
        },
      ]

/** Reads a sheet of expected goods, and says of each row what it means before anything is saved. */
export function DeliverySheet({ onTake }: { onTake: (lines: readonly DraftLine[]) => void }) {
  const t = useTexts(sheetTexts)
  const { language } = useLanguage()
  const [rows, setRows] = useState<readonly Row[]>([])
  const read = useApiMutation(readDeliverySheet, { onSuccess: answer => setRows(answer.rows) })
  const take = (file: File) => {
    setRows([])
    void read.run(async () => ({ body: { file: await uploaded(file) } }))
  }
  const lines = rows.flatMap(lineOf)
  const columns = useColumns()
  return (
    <div className="stack gap-5">
      <FileDrop
        label={t.file}
        act={t.choose}
        hint={t.hint}
        accept=".csv,.txt,.tsv,.xlsx,.xlsm"
        loading={read.loading}
        onFile={take}
      />
      <div className="row wrap middle gap-3">
        <LinkButton icon="download" reloadDocument to={addressOf(getDeliveryTemplate, { query: { language } })}>
          {t.template}
        </LinkButton>
      </div>
      <MutationError of={read} />
      {rows.length > 0 && (
        <>
          <Alert tone={lines.length === rows.length ? 'success' : 'warning'}>
            {t.found(count(lines.length), count(rows.length - lines.length))}
          </Alert>
          {lines.length > 0 && (
            <div className="row wrap middle gap-3">
              <Button variant="ink" onClick={() => onTake(lines)}>
                {t.take(count(lines.length))}
              </Button>
            </div>
          )}
          <Table caption={t.preview} columns={columns} rows={rows} rowKey={({ row }) => row} />
        </>
      )}
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTexts(sheetTexts)
  const { language } = useLanguage()
  return [
    { id: 'row', head: t.row, align: 'end', width: 64, cell: ({ row }) => row },
    { id: 'number', head: t.number, phone: 'title', cell: ({ code }) => code },
    {
      id: 'article',
      head: t.article,
      cell: ({ name, fault }) => (
        <>
          {name} {fault && <Tag tone="red">{t.faults[fault]}</Tag>}
        </>
      ),
    },
    { id: 'pieces', head: t.pieces, align: 'end', cell: ({ quantity }) => quantity !== null && count(quantity) },
    {
      id: 'on',
      head: t.on,
      cell: ({ expected_on }) => (
        <span className={text.nowrap}>
          {expected_on ? calendarDay(expected_on, language, { year: true }) : t.unknownDay}
        </span>
      ),
    },
  ]
}
