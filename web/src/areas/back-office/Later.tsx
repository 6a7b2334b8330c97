import type { getLater } from '@fairfloor/domain/back-office/contract'
import { laterTexts } from '@fairfloor/domain/back-office/later-texts'
import { laterStarts } from '@fairfloor/domain/back-office/states'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Failure } from './Failure.tsx'
import { jobTexts } from './job-texts.ts'
import { laterQuery } from './queries.ts'

type Started = Answer<typeof getLater>[number]

/** Some sixty rows. */
const LIST = 2400

/** All that happens later, by what starts it, with what follows a failure. */
export function Later() {
  const t = useTexts(jobTexts)
  const columns = useColumns()
  return (
    <section className="stack gap-4" aria-labelledby="later">
      <h2 id="later">{t.later}</h2>
      <Loaded query={useQuery(laterQuery)} waiting={LIST}>
        {all =>
          laterStarts.map(start => (
            <section key={start} className="stack gap-4" aria-labelledby={`later-${start}`}>
              <h3 id={`later-${start}`}>{t.startedBy[start]}</h3>
              <p className="fg-2">{t.fails[start]}</p>
              <Table
                caption={t.startedBy[start]}
                columns={start === 'event' || start === 'job' ? columns : columns.slice(0, 2)}
                rows={all.filter(one => one.started_by === start)}
                rowKey={one => one.start}
              />
            </section>
          ))
        }
      </Loaded>
    </section>
  )
}

function useColumns(): Column<Started>[] {
  const t = useTexts(jobTexts)
  const words: Readonly<Record<string, string>> = useTexts(laterTexts)
  return [
    { id: 'start', head: t.start, phone: 'title', cell: one => one.start },
    {
      id: 'does',
      head: t.does,
      phone: 'bare',
      cell: ({ does }) =>
        does.length === 0 ? t.elsewhere : does.map(name => <div key={name}>{words[name] ?? name}</div>),
    },
    { id: 'waiting', head: t.waits, align: 'end', cell: one => count(one.waiting ?? 0) },
    { id: 'failed', head: t.failed, align: 'end', cell: one => count(one.failed ?? 0) },
    { id: 'error', head: t.error, phone: 'bare', cell: one => one.error && <Failure error={one.error} /> },
  ]
}
