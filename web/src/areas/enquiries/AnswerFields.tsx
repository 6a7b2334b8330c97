import { LONGEST_MESSAGE } from '@fairfloor/domain/enquiries/enquiry'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/sending/draft.ts'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { useInstantText } from '../back-office/instants.ts'
import { enquiryTexts } from './desk-texts.ts'
import styles from './enquiries.module.css'

interface AnswerFieldsProps {
  /** Name of the draft, which is kept until the answer is sent. */
  name: string
  /** Who reads it. */
  hint: string
  send: MutationState
  mark: MutationState
  /** @returns undefined where it failed */
  onSend: (answer: string) => Promise<unknown>
  onMark: () => void
}

/** An answer to an enquiry, or the note that it was answered by mail. */
export function AnswerFields({ name, hint, send, mark, onSend, onMark }: AnswerFieldsProps) {
  const t = useTexts(enquiryTexts)
  const [answer, keep, forget] = useDraft(name, stored => (typeof stored === 'string' ? stored : ''))
  const [isTried, setTried] = useState(false)
  const isEmpty = answer.trim() === ''
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setTried(isEmpty)
    if (!isEmpty && (await onSend(answer))) forget()
  }
  return (
    <form className="stack gap-3" onSubmit={(event: FormEvent) => void submit(event)} noValidate>
      <TextArea
        label={t.answer}
        hint={hint}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={answer}
        error={isTried && isEmpty ? t.nothing : null}
        onChange={event => keep(event.target.value)}
      />
      <div className="row wrap gap-2">
        <Button type="submit" variant="ink" icon="mail" loading={send.loading} done={send.done}>
          {t.send}
        </Button>
        <Button variant="ghost" icon="check" loading={mark.loading} done={mark.done} onClick={onMark}>
          {t.byMail}
        </Button>
      </div>
      <MutationError of={send} onRetry={event => void submit(event)} />
      <MutationError of={mark} />
    </form>
  )
}

type AnsweredEnquiry = {
  readonly answer: string | null
  readonly answered_at: string | null
  readonly answered_by: string | null
}

export function Answered({ enquiry: { answer, answered_at, answered_by } }: { enquiry: AnsweredEnquiry }) {
  const t = useTexts(enquiryTexts)
  const at = useInstantText()
  return (
    <div className={styles.answer}>
      <p className="row wrap gap-y-1 gap-x-4 ink-2 anywhere">
        {answered_at && (answer === null ? t.answeredByMail : t.answered)(answered_by ?? t.formerUser, at(answered_at))}
      </p>
      {answer !== null && <p className="lines anywhere">{answer}</p>}
    </div>
  )
}
