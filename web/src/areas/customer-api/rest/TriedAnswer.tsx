import { useEffect } from 'react'
import { count, fileSize } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { announce } from '../../../ui/announce.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { restTexts } from './rest-texts.ts'
import styles from './TryIt.module.css'
import type { Tried } from './try-call.ts'

/** What a call has answered: status, time, what is left of the minute, the head and the answer. */
export function TriedAnswer({ tried, address }: { tried: Tried; address: string }) {
  const t = useTexts(restTexts)
  const { status, ms, left, headers, text, bytes } = tried

  useEffect(() => {
    announce(t.answered(tried.status))
  }, [tried, t])

  return (
    <div className={styles.tried}>
      <p className={`row wrap middle gap-y-1 gap-x-4 t13 figures ${styles.line}`}>
        <Tag tone={status < 300 ? 'green' : status < 400 ? 'soft' : 'red'}>{status}</Tag>
        <code className="anywhere">GET {address}</code>
        <span>{t.ms(count(ms))}</span>
        {left !== null && <span>{t.left(count(left))}</span>}
      </p>
      <dl className={`grid t13 ${styles.heads}`}>
        {headers.map(([name, value]) => (
          <div className="grid gap-3" key={name}>
            <dt className="ink-2">{name}</dt>
            <dd className="anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {text === null && <p>{t.file(fileSize(bytes))}</p>}
      {text === '' && <p>{t.noBody}</p>}
      {text && <CodeBlock isAnswer name={t.answer} code={text} />}
    </div>
  )
}
