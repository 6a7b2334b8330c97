import { askForErasure, getErasure } from '@fairfloor/domain/personal-data/contract'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useApiMutation } from '../../../lib/use-api-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { PasswordInput, TextArea } from '../../../ui/TextInput.tsx'
import styles from './DataPage.module.css'
import { erasureTexts } from './erasure-texts.ts'

/** Asks once more, with the password. */
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
  const [password, setPassword] = useState('')
  const [note, setNote] = useState('')
  const ask = useApiMutation(askForErasure, { updates: [queryOf(getErasure, {})], onSuccess: onDone })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void ask.run({ body: { password, note } })
  }
  const error = ask.fieldErrors.find(({ path }) => path === 'password')?.detail ?? null
  return (
    <form className={styles.form} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <p>{t.questionText}</p>
      {error === null && <MutationError of={ask} onRetry={submit} />}
      <PasswordInput
        ref={ref}
        label={t.password}
        error={error}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
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
