import type { MouseEventHandler } from 'react'
import { CallError } from '../../lib/call.ts'
import { errorWords } from '../../lib/error-words.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { saveErrorTexts } from './save-error-texts.ts'

interface SaveErrorProps {
  of: { error: Error | null; clearError: () => void }
  onRetry: MouseEventHandler<HTMLButtonElement>
  /** Drops what is typed and shows what the other one has saved. */
  onNewest: () => Promise<void>
}

/** Why something was not saved; where somebody else was faster, the way to their state. */
export function SaveError({ of, onRetry, onNewest }: SaveErrorProps) {
  const t = useTexts(saveErrorTexts)
  const { error, clearError } = of
  if (!(error instanceof CallError) || error.code !== 'changed_meanwhile')
    return <MutationError of={of} onRetry={onRetry} />
  const load = () => void onNewest().then(clearError)
  return (
    <Alert tone="error" action={<Button onClick={load}>{t.newest}</Button>}>
      {errorWords(error)}
    </Alert>
  )
}
