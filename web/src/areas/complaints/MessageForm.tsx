import { LONGEST_TEXT } from '@fairfloor/domain/complaints/complaint'
import type { writeMessage } from '@fairfloor/domain/complaints/contract'
import type { answerComplaint } from '@fairfloor/domain/complaints/desk-contract'
import type { QueryFilters, QueryKey } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/sending/draft.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { complaintTexts } from './texts.ts'

interface MessageFormProps {
  id: number
  endpoint: typeof writeMessage | typeof answerComplaint
  label: string
  hint: string
  /** The complaint as it is shown. */
  updates: { queryKey: QueryKey }
  /** The lists that it is in. */
  invalidates: QueryFilters
}

/** Writes to the other side. What is typed survives a reload. */
export function MessageForm({ id, endpoint, label, hint, updates, invalidates }: MessageFormProps) {
  const t = useTexts(complaintTexts)
  const [typed, keep, forget] = useDraft(`message-${id}`, stored => (typeof stored === 'string' ? stored : ''))
  const [isTried, setTried] = useState(false)
  const send = useApiMutation(endpoint as typeof writeMessage, {
    updates: [updates],
    invalidates: [invalidates],
    invalidatesOnRefusal: [updates],
    onDone: () => {
      forget()
      setTried(false)
    },
  })
  const isEmpty = typed.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(isEmpty)
    if (!isEmpty) void send.run({ params: { id }, body: { text: typed } })
  }
  return (
    <form className="stack gap-3 measure" onSubmit={submit} noValidate>
      <TextArea
        label={label}
        hint={hint}
        rows={4}
        maxLength={LONGEST_TEXT}
        value={typed}
        error={isTried && isEmpty ? t.empty : null}
        onChange={event => keep(event.target.value)}
      />
      <MutationError of={send} onRetry={submit} />
      <div>
        <Button type="submit" variant="ink" icon="mail" loading={send.loading} done={send.done}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
