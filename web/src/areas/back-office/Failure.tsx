import { useTexts } from '../../lib/texts.tsx'
import { jobTexts } from './job-texts.ts'

/** The last error of a job or an event, with its payload, if it has one, behind a button. */
export function Failure({ error, data }: { error: string | null; data?: string }) {
  const t = useTexts(jobTexts)
  return (
    <div className="grid gap-1 t13 to-start measure">
      {error && <span className="red anywhere">{error}</span>}
      {data !== undefined && (
        <details>
          <summary className="ink-2 pad-y-1">{t.data}</summary>
          <code className="anywhere block on-fog round-tag pad-2">{data}</code>
        </details>
      )}
    </div>
  )
}
