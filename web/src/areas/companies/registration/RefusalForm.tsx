import { refuseRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import styles from '../../back-office/desk-form.module.css'
import { decideTexts } from './decide-texts.ts'
import { everyRegistration, registrationLists, registrationQuery } from './queries.ts'

/** Refuses a registration with a reason that is mailed. */
export function RefusalForm({ id }: { id: number }) {
  const t = useTexts(decideTexts)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const refuse = useApiMutation(refuseRegistration, {
    updates: [registrationQuery(id)],
    invalidates: registrationLists,
    invalidatesOnRefusal: everyRegistration,
  })
  const isEmpty = reason.trim() === ''
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setTried(isEmpty)
    if (!isEmpty) void refuse.run({ params: { id }, body: { reason } })
  }
  return (
    <DeskPanel title={t.refuse}>
      <form className={styles.form} aria-label={t.refuse} noValidate onSubmit={(event: FormEvent) => submit(event)}>
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          rows={3}
          maxLength={1000}
          value={reason}
          error={isTried && isEmpty ? t.noReason : null}
          onChange={event => setReason(event.target.value)}
        />
        <MutationError of={refuse} onRetry={submit} />
        <div className={styles.acts}>
          <Button type="submit" loading={refuse.loading} done={refuse.done}>
            {t.refuseAct}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
