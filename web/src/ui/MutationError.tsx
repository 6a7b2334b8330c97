import { Alert } from './Alert.tsx'

interface MutationErrorProps {
  /** The result of `useApiMutation`. */
  of: { error: Error | null; clearError: () => void }
  className?: string | undefined
}

/** The error of a failed call, until it is dismissed or retried. */
export function MutationError({ of: { error, clearError }, className }: MutationErrorProps) {
  if (!error) return null
  return (
    <Alert tone="error" onDismiss={clearError} className={className}>
      {error.message}
    </Alert>
  )
}
