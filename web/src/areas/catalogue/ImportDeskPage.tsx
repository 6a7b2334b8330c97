import { openRowAt } from '@fairfloor/domain/catalogue/desk-lists'
import { getImports } from '@fairfloor/domain/catalogue/import-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { listPlace } from '@fairfloor/domain/list-address'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fileSize } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { type ListAddress, useListAddress } from '../../ui/list-address.ts'
import type { Column } from '../../ui/Table.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { useInstantText } from '../back-office/instants.ts'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { ImportSheet } from './desk/ImportSheet.tsx'
import { ImportUpload } from './desk/ImportUpload.tsx'
import { importDeskTexts } from './desk/import-desk-texts.ts'
import { importsQuery } from './desk/queries.ts'

type Row = Answer<typeof getImports>['imports'][number]

const TONES: Record<Row['state'], Tone> = {
  waiting: 'soft',
  comparing: 'amber',
  compared: 'soft',
  importing: 'amber',
  imported: 'green',
  failed: 'red',
}

/** /admin/import: a file is dropped, compared, and imported once its report is right. */
export function ImportDeskPage() {
  const t = useTexts(importDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Imports />
    </AdminFrame>
  )
}

function Imports() {
  const t = useTexts(importDeskTexts)
  const list = useListAddress()
  const asked = listPlace(list.query)
  const query = useQuery(importsQuery(asked))
  const columns = useColumns(list)
  return (
    <>
      <ImportUpload addressOf={id => list.address({ open: String(id) })} />
      <DeskList
        list={list}
        of={getImports}
        asked={asked}
        query={query}
        search={t.search}
        empty={{ icon: 'upload', title: t.none, children: t.noneText }}
        table={{
          caption: t.title,
          columns,
          rows: answer => answer.imports,
          rowKey: ({ id }) => id,
        }}
      />
      <ImportSheet open={openRowAt(list.query)} closeTo={list.address({ open: '' })} />
    </>
  )
}

function useColumns(list: ListAddress): Column<Row>[] {
  const t = useTexts(importDeskTexts)
  const at = useInstantText()
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ id, name }) => (
        <Link to={list.address({ open: String(id) })} className={text.link} aria-label={t.openOf(name)}>
          {name}
        </Link>
      ),
    },
    { id: 'size', head: t.size, align: 'end', cell: ({ size }) => fileSize(size) },
    {
      id: 'state',
      head: t.state,
      cell: ({ state, interrupted }) =>
        interrupted ? <Tag tone="red">{t.interrupted}</Tag> : <Tag tone={TONES[state]}>{t.states[state]}</Tag>,
    },
    { id: 'by', head: t.by, cell: row => row.uploaded_by },
    { id: 'at', head: t.at, align: 'end', cell: row => <span className={text.nowrap}>{at(row.uploaded_at)}</span> },
  ]
}
