import { askForErasure, getErasure } from '@fairfloor/domain/personal-data/contract'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { isOfProof, OwnerProof, useOwnerProof } from '../../people/security/OwnerProof.tsx'
import { erasureTexts } from './erasure-texts.ts'

/** Asks once more, and has the owner prove to be there. */
export function AskForErasure({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(erasureTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal open={open} onClose={onClose} title={t.question} size="s" initialFocus={input} low>
      <AskForm ref={input} onDone={onClose} />
    </Modal>
  )
}

function AskForm({ onDone, ref }: { onDone: () => void; ref: RefObject<HTMLInputElement | null> }) {
  const t = useTexts(erasureTexts)
  const proof = useOwnerProof()
  const [note, setNote] = useState('')
  const ask = useApiMutation(askForErasure, { updates: [queryOf(getErasure, {})], onSuccess: onDone })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void ask.run(async () => ({ body: { ...(await proof.prove()), note } }))
  }
  return (
    <form className="stack gap-4" noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <p>{t.questionText}</p>
      {!isOfProof(ask.fieldErrors) && <MutationError of={ask} onRetry={submit} />}
      <OwnerProof ref={ref} of={proof} errors={ask.fieldErrors} />
      <TextArea
        label={t.note}
        optional
        rows={3}
        maxLength={1000}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Button type="submit" variant="ink" size="l" wide loading={ask.loading} done={ask.done}>
        {t.act}
      </Button>
    </form>
  )
}
