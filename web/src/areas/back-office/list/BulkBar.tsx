import type { QueryFilters } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../../lib/error-words.ts'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './DeskList.module.css'
import { deskListTexts } from './texts.ts'

/** What is done to several rows, one after the other. */
export interface BulkAct<Row> {
  label: string
  /** The rows to which it can be done. */
  fits: (row: Row) => boolean
  run: (row: Row) => Promise<unknown>
  /** Queries that show what it changes. */
  invalidates: readonly QueryFilters[]
}

interface BulkBarProps<Row> {
  acts: readonly BulkAct<Row>[]
  chosen: readonly Row[]
  onNone: () => void
}

interface Outcome {
  done: number
  failed: number
  /** Why the first one was refused. */
  why: string | undefined
}

/** At the foot while rows are chosen: what can be done to them, and what came of it. */
export function BulkBar<Row>({ acts, chosen, onNone }: BulkBarProps<Row>) {
  const t = useTexts(deskListTexts)
  const client = useQueryClient()
  const [running, setRunning] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function run({ label, fits, run: act, invalidates }: BulkAct<Row>) {
    setRunning(label)
    const errors: unknown[] = []
    const rows = chosen.filter(fits)
    // One after the other: each is refused or done by itself, and none waits for a lock of another.
    for (const row of rows) await act(row).catch((error: unknown) => errors.push(error))
    await Promise.all(invalidates.map(one => client.invalidateQueries(one)))
    const [first] = errors
    setOutcome({
      done: rows.length - errors.length,
      failed: errors.length,
      why: first instanceof Error ? errorWords(first) : undefined,
    })
    setRunning(null)
    onNone()
  }

  if (chosen.length === 0 && outcome === null) return null
  return (
    <div className={`grid gap-2 on-paper pad-y-3 ${styles.bulk}`}>
      {outcome && (
        <Alert tone={outcome.failed > 0 ? 'warning' : 'success'} onDismiss={() => setOutcome(null)}>
          {[t.done(count(outcome.done)), outcome.failed > 0 && t.failed(count(outcome.failed)), outcome.why]
            .filter(Boolean)
            .join(' · ')}
        </Alert>
      )}
      {chosen.length > 0 && (
        <div className="row wrap middle gap-y-2 gap-x-3">
          <b aria-live="polite">{t.chosen(count(chosen.length))}</b>
          {acts.map(act => {
            const fitting = chosen.filter(act.fits).length
            return (
              <Button
                key={act.label}
                variant="signal"
                loading={running === act.label}
                disabled={fitting === 0}
                onClick={() => void run(act)}
              >
                {t.act(act.label, count(fitting))}
              </Button>
            )
          })}
          <Button variant="ghost" onClick={onNone}>
            {t.none}
          </Button>
        </div>
      )}
    </div>
  )
}
