import type { Acted } from '@fairfloor/domain/people/access/contract'
import { count, dayTimeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { actedTexts } from './acted-texts.ts'

/** What the shop's customer service changed as one of the company's users. */
export function ActedPart({ acted, timeZone }: { acted: readonly Acted[]; timeZone: string }) {
  const t = useTexts(actedTexts)
  const { language } = useLanguage()
  const columns: Column<Acted>[] = [
    { id: 'part', head: t.where, cell: ({ part }) => t.parts[part], phone: 'title' },
    { id: 'by', head: t.by, cell: ({ agent_name, user_name }) => t.as(agent_name, user_name) },
    { id: 'at', head: t.at, cell: ({ at }) => dayTimeText(at, timeZone, language) },
    { id: 'changes', head: t.changes, align: 'end', cell: ({ changes }) => count(changes) },
  ]
  return (
    <section className="grid gap-4">
      <h2>{t.title}</h2>
      <p className="t13 fg-2">{t.lead}</p>
      <Table caption={t.title} columns={columns} rows={acted} rowKey={({ id }) => id} />
    </section>
  )
}
