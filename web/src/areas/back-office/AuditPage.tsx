import { getAuditLog } from '@fairfloor/domain/back-office/contract'
import { auditAt } from '@fairfloor/domain/back-office/lists'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { AdminFrame } from './AdminFrame.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { auditTexts } from './audit-texts.ts'
import { DeskList } from './list/DeskList.tsx'
import { auditQuery } from './queries.ts'
import { backOfficeTexts } from './texts.ts'

/** /admin/audit: who changed what, when and as whom. */
export function AuditPage() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(auditTexts)
  return (
    <AdminFrame title={t.audit} lead={words.lead}>
      <Entries />
    </AdminFrame>
  )
}

function Entries() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(auditTexts)
  const list = useListAddress()
  const asked = auditAt(list.query)
  const entries = useQuery(auditQuery(asked))
  const columns = useAuditColumns()
  return (
    <DeskList
      list={list}
      of={getAuditLog}
      asked={asked}
      query={entries}
      search={words.searchLabel}
      filters={
        <Checkbox
          label={words.switched}
          checked={asked.switched === 'true'}
          onChange={only => list.filter({ switched: only ? 'true' : '' })}
        />
      }
      empty={{ icon: 'document', title: words.empty, children: words.emptyText }}
      table={{
        caption: t.audit,
        columns,
        rows: ({ entries }) => entries,
        rowKey: ({ id }) => id,
      }}
    />
  )
}
