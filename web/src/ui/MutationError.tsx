import { errorWords } from '../lib/error-words.ts'
import { useTexts } from '../lib/texts.tsx'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { uiTexts } from './texts.ts'

interface MutationErrorProps {
  /** The result of `useApiMutation`. */
  of: { error: Error | null; clearError: () => void; retry?: (() => void) | undefined }
  className?: string | undefined
}

/** The error of a failed call, until it is dismissed or retried. A call that got no answer can be made again here. */
export function MutationError({ of: { error, clearError, retry }, className }: MutationErrorProps) {
  const t = useTexts(uiTexts)
  if (!error) return null
  return (
    <Alert
      tone="error"
      onDismiss={clearError}
      className={className}
      action={retry && <Button onClick={retry}>{t.retry}</Button>}
    >
      {errorWords(error)}
    </Alert>
  )
}
