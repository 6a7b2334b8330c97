import { getApiRequest } from '@fairfloor/domain/customer-api/requests/contract'
import { KEPT_BODY_BYTES } from '@fairfloor/domain/customer-api/requests/limits'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { fileSize } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import styles from './Requests.module.css'
import { requestsTexts } from './texts.ts'

type Detail = Answer<typeof getApiRequest>
type Body = NonNullable<Detail['bodies']>['request']

/** A request in full: its address, and both bodies. */
export function RequestDetail({ id }: { id: number }) {
  const t = useTexts(requestsTexts)
  // What is kept stays as it is.
  const query = useQuery({ ...queryOf(getApiRequest, { params: { id } }), staleTime: Number.POSITIVE_INFINITY })
  return (
    <div className="stack gap-3">
      <Loaded query={query} waiting={160} missing={<p className="fg-2">{t.gone}</p>}>
        {({ method, path, request_id, bodies }) => (
          <>
            <CodeBlock name={t.request} code={`${method} ${path}`} />
            {bodies ? (
              <div className={`stack gap-4 ${styles.bodies}`}>
                <OneBody title={t.sent} of={bodies.request} />
                <OneBody title={t.answered} of={bodies.answer} />
              </div>
            ) : (
              <p className="fg-2">{t.hidden}</p>
            )}
            <p className="fg-2">{t.inLog(request_id)}</p>
          </>
        )}
      </Loaded>
    </div>
  )
}

function OneBody({ title, of }: { title: string; of: Body }) {
  const t = useTexts(requestsTexts)
  return (
    <div className={`stack packed gap-2 ${styles.body}`}>
      <h3>{title}</h3>
      {of.text === null ? (
        <Kind of={of} />
      ) : (
        <>
          <CodeBlock name={title} code={pretty(of.text)} isAnswer />
          {of.is_cut && <p className="fg-2">{t.cut(fileSize(KEPT_BODY_BYTES), fileSize(of.bytes ?? 0))}</p>}
        </>
      )}
    </div>
  )
}

/** What there is instead of a text: 'PDF, 84 kB'. */
function Kind({ of: { type, bytes } }: { of: Body }) {
  const t = useTexts(requestsTexts)
  const size = bytes === null ? '' : fileSize(bytes)
  const isNothing = bytes === 0 || (bytes === null && type === null)
  const isUnread = type === null || type === 'application/json'
  const kind = [type?.split('/').at(-1)?.toUpperCase(), size].filter(Boolean).join(', ')
  return <p className="fg-2">{isNothing ? t.empty : isUnread ? t.unread(size) : kind}</p>
}

/** JSON with a line for each field; what was cut, or is none, as it came. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
