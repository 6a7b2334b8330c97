import { switchLiveCounts } from '@fairfloor/domain/trade-show/live-contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useAction } from '../../ui/useAction.ts'
import { editionTexts } from './edition-texts.ts'
import { editionsQuery } from './queries.ts'
import type { Edition } from './typed-dates.ts'

/** Whether visitors see how many buyers are in the hall and how much is ordered; open pages follow at once. */
export function LiveSwitch({ edition }: { edition: Edition }) {
  const t = useTexts(editionTexts)
  const client = useQueryClient()
  const change = useAction(async () => {
    await call(switchLiveCounts, { params: { id: edition.id }, body: { live_counts: !edition.live_counts } })
    await client.invalidateQueries({ queryKey: editionsQuery.queryKey })
  })
  return (
    <div>
      <Switch label={t.liveCounts} checked={edition.live_counts} onChange={() => void change.run()} />
      {change.error && (
        <Alert tone="error" onDismiss={change.clearError}>
          {change.error.message}
        </Alert>
      )}
    </div>
  )
}
