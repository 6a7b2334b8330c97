import { LONGEST_WORD } from '@fairfloor/domain/basket/approval/approval'
import { type Approval, approveOrder, refuseOrder } from '@fairfloor/domain/basket/approval/contract'
import { listOrders } from '@fairfloor/domain/orders/contract'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { approvalTexts } from './approval-texts.ts'
import styles from './approvals.module.css'
import { allApprovals, type Changed } from './approvals.ts'

interface DecideProps {
  approval: Approval
  /** Its figures are asked for again. */
  isBehind: boolean
  changed: Changed
}

/** Approving at the total that is shown, or refusing with a word. */
export function Decide({ approval: { id, breakdown, asked_by }, isBehind, changed }: DecideProps) {
  const t = useTexts(approvalTexts)
  const [answer, setAnswer] = useState('')
  const [isWanted, setWanted] = useState(false)
  const reading = { invalidates: allApprovals, invalidatesOnRefusal: allApprovals }
  const approve = useApiMutation(approveOrder, {
    ...reading,
    invalidates: [...allApprovals, everyQueryOf(listOrders)],
  })
  const refuse = useApiMutation(refuseOrder, reading)
  const total = breakdown?.total_price_inc_vat ?? null
  const word = answer.trim()
  const changes = Object.entries(changed).map(([flavour, quantity]) => ({ id: Number(flavour), quantity }))
  const isMissing = isWanted && word === ''
  return (
    <div className="grid gap-3">
      <TextArea
        label={t.answer(asked_by.name)}
        hint={t.answerHint}
        error={isMissing ? t.answerMissing : null}
        rows={2}
        maxLength={LONGEST_WORD}
        value={answer}
        onChange={event => setAnswer(event.target.value)}
      />
      {[approve, refuse].map((act, at) => act.error && <MutationError key={String(at)} of={act} />)}
      <div className={`row wrap gap-2 ${styles.acts}`}>
        <Button
          variant="signal"
          size="l"
          icon="check"
          loading={approve.loading}
          done={approve.done}
          disabled={isBehind}
          onClick={() =>
            void approve.run({ params: { id }, body: { changes, answer: word || null, seen_total: total } })
          }
        >
          {total === null ? t.approve : t.approveAt(money(total))}
        </Button>
        <Button
          size="l"
          loading={refuse.loading}
          onClick={() => {
            setWanted(true)
            if (word !== '') void refuse.run({ params: { id }, body: { answer: word } })
          }}
        >
          {t.refuse}
        </Button>
      </div>
    </div>
  )
}
