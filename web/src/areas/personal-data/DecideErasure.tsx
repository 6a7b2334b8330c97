import { approveErasure, type ErasureRequest, refuseErasure } from '@fairfloor/domain/personal-data/desk-contract'
import { getErasures } from '@fairfloor/domain/personal-data/desk-reads-contract'
import { useState } from 'react'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import styles from '../back-office/desk-form.module.css'
import { erasureDeskTexts } from './erasure-desk-texts.ts'

/** Erases somebody who asked for it, or says why not. */
export function DecideErasure({ request, onClose }: { request: ErasureRequest | null; onClose: () => void }) {
  const t = useTexts(erasureDeskTexts)
  return (
    <Modal open={request !== null} onClose={onClose} title={request ? t.question(request.name) : ''} size="m">
      {request && <Decision key={request.id} request={request} onDone={onClose} />}
    </Modal>
  )
}

function Decision({
  request: { id, email, note, hindrance },
  onDone,
}: {
  request: ErasureRequest
  onDone: () => void
}) {
  const t = useTexts(erasureDeskTexts)
  const lists = [everyQueryOf(getErasures)]
  const [reason, setReason] = useState('')
  const options = { invalidates: lists, invalidatesOnRefusal: lists, onSuccess: onDone }
  const approve = useApiMutation(approveErasure, options)
  const refuse = useApiMutation(refuseErasure, options)
  const erase = () => void approve.run({ params: { id } })
  const decline = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void refuse.run({ params: { id }, body: { reason } })
  }
  return (
    <div className={styles.form}>
      <p>{email}</p>
      {note !== '' && <p>{note}</p>}
      <p>{t.follows}</p>
      {hindrance && <Alert tone="warning">{t.hindrances[hindrance]}</Alert>}
      <MutationError of={approve} onRetry={erase} />
      <div className={styles.acts}>
        <Button variant="ink" icon="trash" disabled={hindrance !== null} loading={approve.loading} onClick={erase}>
          {t.approve}
        </Button>
      </div>
      <form className={styles.form} aria-label={t.refuse} noValidate onSubmit={decline}>
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          rows={3}
          maxLength={1000}
          value={reason}
          error={refuse.fieldErrors.find(({ path }) => path === 'reason')?.detail ?? null}
          onChange={event => setReason(event.target.value)}
        />
        {refuse.fieldErrors.length === 0 && <MutationError of={refuse} onRetry={decline} />}
        <div className={styles.acts}>
          <Button type="submit" loading={refuse.loading}>
            {t.refuse}
          </Button>
        </div>
      </form>
    </div>
  )
}
