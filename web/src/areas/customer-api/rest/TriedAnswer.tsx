import { useEffect } from 'react'
import { count, fileSize } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { announce } from '../../../ui/announce.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import styles from './Reference.module.css'
import { restTexts } from './rest-texts.ts'
import type { Tried } from './try-call.ts'

/** What a call has answered: status, time, what is left of the minute, the head and the answer. */
export function TriedAnswer({ tried, address }: { tried: Tried; address: string }) {
  const t = useTexts(restTexts)
  const { status, ms, left, headers, text, bytes } = tried

  useEffect(() => {
    announce(t.answered(tried.status))
  }, [tried, t])

  return (
    <div className="stack gap-3">
      <p className="row wrap middle gap-y-1 gap-x-4 t13 figures">
        <Tag tone={status < 300 ? 'green' : status < 400 ? 'soft' : 'red'}>{status}</Tag>
        <code className="anywhere">GET {address}</code>
        <span>{t.ms(count(ms))}</span>
        {left !== null && <span className="ink-2">{t.left(count(left))}</span>}
      </p>
      <dl className="grid gap-half t13">
        {headers.map(([name, value]) => (
          <div className={`grid gap-3 ${styles.head}`} key={name}>
            <dt className="ink-2">{name}</dt>
            <dd className="anywhere">
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {text === null && <p>{t.file(fileSize(bytes))}</p>}
      {text === '' && <p>{t.noBody}</p>}
      {text && <CodeBlock isAnswer name={t.answer} code={text} />}
    </div>
  )
}
