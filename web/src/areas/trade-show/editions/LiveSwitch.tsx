import { switchLiveCounts } from '@fairfloor/domain/trade-show/live-contract'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { type Edition, editionsQuery } from './editions.ts'
import { editionTexts } from './texts.ts'

/** Shows or hides the live counts of buyers in the hall and of orders; open pages follow at once. */
export function LiveSwitch({ edition }: { edition: Edition }) {
  const t = useTexts(editionTexts)
  const change = useApiMutation(switchLiveCounts, { invalidates: [editionsQuery] })
  return (
    <div>
      <Switch
        label={t.liveCounts}
        checked={edition.live_counts}
        onChange={live_counts => void change.run({ params: { id: edition.id }, body: { live_counts } })}
      />
      <MutationError of={change} />
    </div>
  )
}
