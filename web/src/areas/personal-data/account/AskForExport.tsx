import { askForExport, getExports } from '@fairfloor/domain/personal-data/contract'
import { type FormEvent, type RefObject, useRef } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { isOfProof, OwnerProof, useOwnerProof } from '../../people/security/OwnerProof.tsx'
import { dataTexts } from './data-texts.ts'

/** Has the owner prove to be there before the data are gathered: the file holds all of them. */
export function AskForExport({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(dataTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal open={open} onClose={onClose} title={t.ask} size="s" initialFocus={input} low>
      <AskForm ref={input} onDone={onClose} />
    </Modal>
  )
}

function AskForm({ onDone, ref }: { onDone: () => void; ref: RefObject<HTMLInputElement | null> }) {
  const t = useTexts(dataTexts)
  const proof = useOwnerProof()
  const ask = useApiMutation(askForExport, { updates: [queryOf(getExports, {})], onSuccess: onDone })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void ask.run(async () => ({ body: await proof.prove() }))
  }
  return (
    <form className="stack gap-4" noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <p>{t.askText}</p>
      {!isOfProof(ask.fieldErrors) && <MutationError of={ask} onRetry={submit} />}
      <OwnerProof ref={ref} of={proof} errors={ask.fieldErrors} />
      <Button type="submit" variant="ink" size="l" wide loading={ask.loading} done={ask.done}>
        {t.gather}
      </Button>
    </form>
  )
}
