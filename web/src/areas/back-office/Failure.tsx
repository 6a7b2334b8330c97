import { useTexts } from '../../lib/texts.tsx'
import styles from './Failure.module.css'
import { jobTexts } from './job-texts.ts'

/** The last error of a job or an event, with its payload, if it has one, behind a button. */
export function Failure({ error, data }: { error: string | null; data?: string }) {
  const t = useTexts(jobTexts)
  return (
    <div className={styles.failure}>
      {error && <span className={styles.error}>{error}</span>}
      {data !== undefined && (
        <details>
          <summary>{t.data}</summary>
          <code>{data}</code>
        </details>
      )}
    </div>
  )
}
