import { withdrawComplaint } from '@fairfloor/domain/complaints/contract'
import { useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { complainTexts } from './complain-texts.ts'
import { complaintQuery, everyComplaints } from './complaints.ts'

/** Takes a complaint back that nobody works on yet, after a question. */
export function WithdrawComplaint({ id }: { id: number }) {
  const t = useTexts(complainTexts).withdrawal
  const [isAsking, setAsking] = useState(false)
  const query = complaintQuery(id)
  const withdraw = useApiMutation(withdrawComplaint, {
    updates: [query],
    invalidates: [everyComplaints],
    invalidatesOnRefusal: [query],
  })
  const act = () => {
    setAsking(false)
    void withdraw.run({ params: { id } })
  }
  return (
    <>
      <MutationError of={withdraw} onRetry={act} />
      <Button icon="close" loading={withdraw.loading} onClick={() => setAsking(true)}>
        {t.ask}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        size="s"
        title={t.question}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>{t.keep}</Button>
            <Button variant="ink" onClick={act}>
              {t.act}
            </Button>
          </>
        }
      >
        <p>{t.text}</p>
      </Modal>
    </>
  )
}
