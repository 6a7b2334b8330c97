import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import type { Settings } from './queries.ts'
import { stockTexts } from './texts.ts'
import { useMoment } from './use-moment.ts'

/** What an endpoint that gets nothing any more means, and what to do. */
export function StateNotice({ of: { stock_push_state: state, next_try_at: next } }: { of: Settings }) {
  const t = useTexts(stockTexts)
  const moment = useMoment()
  if (state === 'failing')
    return (
      <Alert tone="warning" title={t.failing}>
        {next && t.failingText(moment(next))}
      </Alert>
    )
  if (state === 'off')
    return (
      <Alert tone="warning" title={t.off}>
        {t.offText}
      </Alert>
    )
  return null
}
