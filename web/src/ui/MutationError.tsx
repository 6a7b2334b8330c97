import { Alert } from './Alert.tsx'

interface MutationErrorProps {
  /** What `useApiMutation` returns. */
  of: { error: Error | null; clearError: () => void }
  className?: string | undefined
}

/** Why a call failed, until it is dismissed or made again. */
export function MutationError({ of: { error, clearError }, className }: MutationErrorProps) {
  if (!error) return null
  return (
    <Alert tone="error" onDismiss={clearError} className={className}>
      {error.message}
    </Alert>
  )
}
