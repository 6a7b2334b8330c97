import { approveErasure, type ErasureRequest, refuseErasure } from '@fairfloor/domain/personal-data/desk-contract'
import { getErasures } from '@fairfloor/domain/personal-data/desk-reads-contract'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
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
  const options = { invalidates: lists, invalidatesOnRefusal: lists, onSuccess: onDone }
  const approve = useApiMutation(approveErasure, options)
  const form = useDeskForm({
    ...options,
    name: `erasure ${id}`,
    record: null,
    draftOf: () => ({ reason: '' }),
    words: { reason: t.reason },
    call: refuseErasure,
    input: body => ({ params: { id }, body }),
  })
  const erase = () => void approve.run({ params: { id } })
  return (
    <div className="stack gap-5">
      <p>{email}</p>
      {note !== '' && <p>{note}</p>}
      <p>{t.follows}</p>
      {hindrance && <Alert tone="warning">{t.hindrances[hindrance]}</Alert>}
      <MutationError of={approve} onRetry={erase} />
      <div className="row wrap middle gap-3">
        <Button variant="ink" icon="trash" disabled={hindrance !== null} loading={approve.loading} onClick={erase}>
          {t.approve}
        </Button>
      </div>
      <DeskForm form={form} label={t.refuse} save={t.refuse}>
        <TextArea {...form.text('reason')} hint={t.reasonHint} rows={3} maxLength={1000} />
      </DeskForm>
    </div>
  )
}
