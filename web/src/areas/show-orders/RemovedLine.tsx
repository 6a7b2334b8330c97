import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { showOrdersTexts } from './texts.ts'
import type { Removal } from './use-removal.ts'

/** The line that was removed last, with the button that brings it back. */
export function RemovedLine({ removal: { last, undo, state } }: { removal: Removal }) {
  const t = useTexts(showOrdersTexts)
  if (!last) return null
  const pieces = t.pieces(last.quantity, count(last.quantity))
  return (
    <>
      <MutationError of={state} />
      <Alert
        action={
          <Button variant="ghost" loading={state.loading} onClick={undo}>
            {t.undo}
          </Button>
        }
      >
        {t.removed(last.name, pieces)}
      </Alert>
    </>
  )
}
