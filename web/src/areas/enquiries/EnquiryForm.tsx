import { askExhibitor } from '@fairfloor/domain/enquiries/contract'
import {
  type EnquiryText,
  enquiryKinds,
  enquiryProblem,
  LONGEST_MESSAGE,
  LONGEST_PHONE,
  LONGEST_WISH,
} from '@fairfloor/domain/enquiries/enquiry'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/sending/draft.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import styles from './enquiries.module.css'
import { enquiriesQuery } from './enquiries.ts'
import { enquiriesTexts } from './texts.ts'

/** A question, or a wish to be called. What is typed is kept until it is sent; pressed too early, it says what is missing. */
export function EnquiryForm({ exhibitorId }: { exhibitorId: number }) {
  const t = useTexts(enquiriesTexts)
  const [text, keep, forget] = useDraft(`enquiry-${exhibitorId}`, readEnquiry)
  const [isTried, setTried] = useState(false)
  const send = useApiMutation(askExhibitor, { updates: [enquiriesQuery(exhibitorId)], onDone: forget })
  const { kind, message, phone, call_when } = text
  const isCall = kind === 'call'
  const problem = enquiryProblem(text)
  const errorOf = (path: 'message' | 'phone') => (isTried && problem?.path === path ? t.problems[problem.code] : null)
  const change = (part: Partial<EnquiryText>) => keep({ ...text, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(problem !== null)
    if (!problem) void send.run({ params: { id: exhibitorId }, body: text })
  }
  return (
    <form className={`stack gap-4 ${styles.form}`} onSubmit={submit} noValidate>
      <RadioGroup
        label={t.kind}
        hideLabel
        look="segmented"
        value={kind}
        options={enquiryKinds.map(value => ({ value, label: t.kinds[value] }))}
        onChange={value => change({ kind: value })}
      />
      {isCall && (
        <div className={`grid gap-4 ${styles.call}`}>
          <TextInput
            label={t.phone}
            type="tel"
            autoComplete="tel"
            value={phone}
            maxLength={LONGEST_PHONE}
            error={errorOf('phone')}
            onChange={event => change({ phone: event.target.value })}
          />
          <TextInput
            label={t.wished}
            optional
            hint={t.wishedHint}
            value={call_when}
            maxLength={LONGEST_WISH}
            onChange={event => change({ call_when: event.target.value })}
          />
        </div>
      )}
      <TextArea
        label={isCall ? t.about : t.message}
        optional={isCall}
        rows={3}
        value={message}
        maxLength={LONGEST_MESSAGE}
        error={errorOf('message')}
        onChange={event => change({ message: event.target.value })}
      />
      <Button type="submit" variant="ink" icon={isCall ? 'phone' : 'mail'} loading={send.loading} done={send.done}>
        {t.send[kind]}
      </Button>
      <MutationError of={send} onRetry={submit} />
    </form>
  )
}

/** Stored input may have any form, so it is checked. */
function readEnquiry(stored: unknown): EnquiryText {
  const { kind, message, phone, call_when } = Object(stored) as Record<keyof EnquiryText, unknown>
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    kind: enquiryKinds.find(known => known === kind) ?? 'question',
    message: words(message),
    phone: words(phone),
    call_when: words(call_when),
  }
}
