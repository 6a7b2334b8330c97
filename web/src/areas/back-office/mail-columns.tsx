import type { getMails } from '@fairfloor/domain/back-office/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { Link } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { useInstantText } from './instants.ts'
import { mailTexts } from './mail-texts.ts'
import { backOfficeTexts } from './texts.ts'

type Mail = Answer<typeof getMails>['mails'][number]

const TONES = { sent: 'green', kept: 'soft', waiting: 'amber', failed: 'red' } as const

/** The columns of the mails; the subject opens a mail beside the list. */
export function useMailColumns(list: ListAddress): Column<Mail>[] {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(mailTexts)
  const at = useInstantText()
  return [
    {
      id: 'subject',
      head: words.subject,
      phone: 'title',
      cell: ({ id, subject }) => (
        <Link to={list.address({ mail: String(id) })} className={text.link} aria-label={words.read(subject)}>
          {subject}
        </Link>
      ),
    },
    { id: 'recipient', head: words.recipient, cell: mail => mail.recipient },
    { id: 'kind', head: words.kind, cell: mail => <span className="fg-2">{mail.kind}</span> },
    {
      id: 'state',
      head: t.state,
      cell: ({ state, failure }) => (
        <span title={failure ?? undefined}>
          <Tag tone={TONES[state]}>{words.states[state]}</Tag>
        </span>
      ),
    },
    {
      id: 'when',
      head: words.when,
      align: 'end',
      cell: mail => <span className={text.nowrap}>{at(mail.created_at)}</span>,
    },
  ]
}
