import type { getApiRequests } from '@fairfloor/domain/customer-api/requests/contract'
import { FAILED_FROM } from '@fairfloor/domain/customer-api/requests/limits'
import type { Answer } from '@fairfloor/domain/endpoint'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { namedKeyTexts } from '../keys/texts.ts'
import { useMoment } from '../stock/use-moment.ts'
import styles from './Requests.module.css'
import { requestsTexts } from './texts.ts'

type ApiRequest = Answer<typeof getApiRequests>['requests'][number]

/** Columns of the requests, the first of which unfolds them. */
export function useRequestColumns(unfolded: readonly number[], fold: (id: number) => void): Column<ApiRequest>[] {
  const t = useTexts(requestsTexts)
  const words = useTexts(namedKeyTexts)
  const moment = useMoment('seconds')
  return [
    {
      id: 'fold',
      head: t.bodies,
      hideHead: true,
      phone: 'corner',
      width: 52,
      cell: ({ id, method, at }) => {
        const isOpen = unfolded.includes(id)
        return (
          <IconButton
            icon={isOpen ? 'chevronUp' : 'chevronDown'}
            label={t.bodiesOf(method, moment(at))}
            aria-expanded={isOpen}
            onClick={() => fold(id)}
          />
        )
      },
    },
    {
      id: 'request',
      head: t.request,
      phone: 'title',
      cell: ({ method, path }) => (
        <span className={`anywhere clipped ${styles.request}`}>
          <b>{method}</b> <bdi className="regular">{path}</bdi>
        </span>
      ),
    },
    { id: 'at', head: t.at, cell: ({ at }) => <span className="nowrap">{moment(at)}</span> },
    {
      id: 'status',
      head: t.status,
      width: 240,
      cell: ({ status, code }) => (
        <span className="row wrap middle gap-y-1 gap-x-2">
          <Tag tone={status >= FAILED_FROM ? 'red' : 'green'}>{status}</Tag>
          {code && <code className="t13 ink-2 anywhere">{code}</code>}
        </span>
      ),
    },
    {
      id: 'key',
      head: t.key,
      width: 200,
      cell: ({ key, is_test }) => (
        <span className="anywhere">
          {key ?? words.first} {is_test && <Tag tone="amber">{words.test}</Tag>}
        </span>
      ),
    },
    {
      id: 'duration',
      head: t.duration,
      align: 'end',
      cell: ({ duration_ms }) => <span className="nowrap">{t.ms(count(duration_ms))}</span>,
    },
  ]
}
