import { CallError } from '../../../lib/call.ts'
import { errorWords } from '../../../lib/error-words.ts'
import type { MutationState } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { receivedTexts } from './texts.ts'

interface Booking<Input> extends MutationState {
  input: Input | undefined
  run: (input: Input) => unknown
}

/**
 * Why money is not booked. What looks like a mistake is asked about; a second press books what was asked about, also if
 * the page shows something else by then.
 */
export function BookingError<Input extends { body: object }>({ of }: { of: Booking<Input> }) {
  const t = useTexts(receivedTexts)
  const { input } = of
  const doubt = doubtOf(of.error)
  if (!doubt) return <MutationError of={of} onRetry={() => input && of.run(input)} />
  const { asked } = doubt.details as { asked: string }
  return (
    <Alert
      tone="warning"
      action={
        <Button
          loading={of.loading}
          onClick={() => input && of.run({ ...input, body: { ...input.body, confirmed: asked } })}
        >
          {t.form.bookAnyway}
        </Button>
      }
    >
      {errorWords(doubt)}
    </Alert>
  )
}

/** Takes a question back: what was asked about is no longer what would be booked. */
export function withdraw(of: MutationState): void {
  if (doubtOf(of.error)) of.clearError()
}

const doubtOf = (error: Error | null) =>
  error instanceof CallError && error.code === 'payment_doubtful' ? error : null
