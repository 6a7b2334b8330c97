import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAction } from '../../ui/useAction.ts'
import { backOfficeTexts } from './texts.ts'

/** Tries a failed job or event again. */
export function RetryButton({ what, retry }: { what: string; retry: () => Promise<void> }) {
  const t = useTexts(backOfficeTexts).job
  const again = useAction(retry)
  return (
    <>
      <Button
        icon="refresh"
        aria-label={t.retryOf(what)}
        loading={again.loading}
        done={again.done}
        onClick={() => void again.run()}
      >
        {t.retry}
      </Button>
      {again.error && (
        <Alert tone="error" onDismiss={again.clearError}>
          {again.error.message}
        </Alert>
      )}
    </>
  )
}
