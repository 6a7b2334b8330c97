import type { MouseEventHandler } from 'react'
import { isLost } from '../lib/call.ts'
import { errorWords } from '../lib/error-words.ts'
import { useTexts } from '../lib/texts.tsx'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { uiTexts } from './texts.ts'

interface MutationErrorProps {
  /** The result of `useApiMutation`. */
  of: { error: Error | null; clearError: () => void }
  /** Offered after a call that got no answer. Sends what the form holds now, which may differ from the lost call. */
  onRetry?: MouseEventHandler<HTMLButtonElement> | undefined
  className?: string | undefined
}

/** The error of a failed call, until it is dismissed or retried. */
export function MutationError({ of: { error, clearError }, onRetry, className }: MutationErrorProps) {
  const t = useTexts(uiTexts)
  if (!error) return null
  return (
    <Alert
      tone="error"
      onDismiss={clearError}
      className={className}
      action={onRetry && isLost(error) && <Button onClick={onRetry}>{t.retry}</Button>}
    >
      {errorWords(error)}
    </Alert>
  )
}
