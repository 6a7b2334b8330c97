import {
  compareImport,
  type getImport,
  getImports,
  startImport,
} from '@fairfloor/domain/catalogue/import-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { count } from '../../../lib/format.ts'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import styles from './desk.module.css'
import { ImportReport } from './ImportReport.tsx'
import { importDeskTexts } from './import-desk-texts.ts'
import { importQuery } from './queries.ts'

type Import = Answer<typeof getImport>

const EVERY_MS = 1000

const isRunning = ({ state, interrupted }: Import): boolean =>
  !interrupted && (state === 'comparing' || state === 'importing')

/** A file beside the list: its progress while it runs, then its report and the way on. */
export function ImportSheet({ open, closeTo }: { open: number | null; closeTo: string }) {
  const t = useTexts(importDeskTexts)
  const navigate = useNavigate()
  const query = useQuery({
    ...importQuery(open ?? 0),
    enabled: open !== null,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? EVERY_MS : false),
  })
  return (
    <Sheet open={open !== null} onClose={() => navigate(closeTo)} title={query.data?.name ?? t.title} scrim>
      {open !== null && (
        <Loaded query={query} waiting={<SkeletonRows rows={6} height={56} />}>
          {one => <OneImport key={one.id} one={one} />}
        </Loaded>
      )}
    </Sheet>
  )
}

function OneImport({ one }: { one: Import }) {
  const t = useTexts(importDeskTexts)
  const options = {
    invalidates: [everyQueryOf(getImports)],
    invalidatesOnRefusal: [importQuery(one.id)],
    updates: [importQuery(one.id)],
  }
  const compare = useApiMutation(compareImport, options)
  const start = useApiMutation(startImport, options)
  const call = { params: { id: one.id } }
  if (isRunning(one))
    return (
      <div className="stack gap-5" aria-live="polite">
        <p>{t.states[one.state]}</p>
        <progress aria-label={t.progressLabel} className={`wide ${styles.progress}`} max={100} value={one.percent} />
        <p>{t.progress(one.percent, count(one.rows))}</p>
      </div>
    )
  return (
    <div className="stack gap-5">
      {one.interrupted && <Alert tone="warning">{t.interruptedText}</Alert>}
      {one.failure && <Alert tone="error">{one.failure}</Alert>}
      {one.report && <ImportReport report={one.report} />}
      <MutationError of={compare} />
      <MutationError of={start} />
      <p className="t13 fg-2">{t.startSure}</p>
      <div className="row wrap gap-3">
        <Button variant="signal" loading={start.loading} onClick={() => start.run(call)}>
          {one.state === 'imported' ? t.again : t.start}
        </Button>
        <Button icon="refresh" loading={compare.loading} onClick={() => compare.run(call)}>
          {t.compare}
        </Button>
      </div>
    </div>
  )
}
