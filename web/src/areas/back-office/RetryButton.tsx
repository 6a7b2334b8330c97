import type { CallInput, Endpoint } from '@fairfloor/domain/endpoint'
import type { QueryFilters } from '@tanstack/react-query'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { jobTexts } from './job-texts.ts'

interface RetryButtonProps<E extends Endpoint> {
  what: string
  endpoint: E
  input: CallInput<E>
  /** Queries that list it. */
  invalidates: readonly QueryFilters[]
}

/** Retries a failed job or event. */
export function RetryButton<E extends Endpoint>({ what, endpoint, input, invalidates }: RetryButtonProps<E>) {
  const t = useTexts(jobTexts)
  const retry = useApiMutation(endpoint, { invalidates })
  return (
    <>
      <Button
        icon="refresh"
        aria-label={t.retryOf(what)}
        loading={retry.loading}
        done={retry.done}
        onClick={() => void retry.run(input)}
      >
        {t.retry}
      </Button>
      <MutationError of={retry} onRetry={() => void retry.run(input)} />
    </>
  )
}
