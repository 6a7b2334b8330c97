import { makeEditionCurrent } from '@fairfloor/domain/trade-show/desk-contract'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import type { Edition } from './editions.ts'
import { editionTexts } from './texts.ts'

/** Makes an edition the one that everybody sees; the server refuses it while the current one is on. */
export function MakeCurrent({ edition: { id } }: { edition: Edition }) {
  const t = useTexts(editionTexts).next
  // Every query: all that the fair shows belongs to its current edition.
  const change = useApiMutation(makeEditionCurrent, { invalidates: [{}] })
  return (
    <div>
      <Button loading={change.loading} onClick={() => void change.run({ params: { id } })}>
        {t.makeCurrent}
      </Button>
      <MutationError of={change} />
    </div>
  )
}
