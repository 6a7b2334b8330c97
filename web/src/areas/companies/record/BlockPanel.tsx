import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { blockCustomer, unblockCustomer } from '@fairfloor/domain/companies/record-desk-contract'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { AskFirst } from '../../back-office/AskFirst.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { customerLists, customerQuery } from '../queries.ts'
import { recordTexts } from './record-texts.ts'

/** Blocks a customer with a reason, or serves it again. */
export const BlockPanel = ({ customer }: { customer: DeskCustomer }) =>
  customer.blocked_at === null ? <Block id={customer.id} /> : <Unblock id={customer.id} />

const changesOf = (id: number) => ({
  updates: [customerQuery(id)],
  invalidates: customerLists,
  invalidatesOnRefusal: [customerQuery(id)],
})

function Block({ id }: { id: number }) {
  const t = useTexts(recordTexts).block
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const block = useApiMutation(blockCustomer, changesOf(id))
  const sure = () => {
    setAsked(true)
    if (reason.trim() !== '') void block.run({ params: { id }, body: { reason } })
  }
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <div className="stack gap-5">
        <TextInput
          label={t.reason}
          hint={t.reasonHint}
          maxLength={500}
          value={reason}
          error={asked && reason.trim() === '' ? t.missing : null}
          onChange={event => setReason(event.target.value)}
        />
        <div className="row wrap middle gap-3">
          <AskFirst icon="lock" label={t.title} sure={t.sure} of={block} onSure={sure}>
            {t.follows}
          </AskFirst>
        </div>
      </div>
    </DeskPanel>
  )
}

function Unblock({ id }: { id: number }) {
  const t = useTexts(recordTexts).unblock
  const unblock = useApiMutation(unblockCustomer, changesOf(id))
  return (
    <DeskPanel title={t.title}>
      <div className="row wrap middle gap-3">
        <AskFirst
          icon="refresh"
          label={t.title}
          sure={t.sure}
          of={unblock}
          onSure={() => void unblock.run({ params: { id } })}
        >
          {t.follows}
        </AskFirst>
      </div>
    </DeskPanel>
  )
}
