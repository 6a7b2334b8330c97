import { loginByPasskey } from '@fairfloor/domain/people/second-step-contract'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { MutationError } from '../ui/MutationError.tsx'
import { secondStepTexts } from './second-step-texts.ts'

interface PasskeyButtonProps {
  /** After the password; else in its place. */
  isSecondStep: boolean
  onDone: () => unknown
}

/** Logs in by a passkey. What speaks with the device is loaded when the button is pressed. */
export default function PasskeyButton({ isSecondStep, onDone }: PasskeyButtonProps) {
  const t = useTexts(secondStepTexts)
  const enter = useApiMutation(loginByPasskey, { onSuccess: onDone })
  const ask = () =>
    void enter.run(async () => {
      const { answerByPasskey } = await import('./passkey.ts')
      return { body: await answerByPasskey(isSecondStep) }
    })
  return (
    <>
      <MutationError of={enter} onRetry={ask} />
      <Button icon="lock" size="l" wide loading={enter.loading} done={enter.done} onClick={ask}>
        {t.usePasskey}
      </Button>
    </>
  )
}
