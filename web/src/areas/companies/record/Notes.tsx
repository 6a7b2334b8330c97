import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { addCustomerNote } from '@fairfloor/domain/companies/record-desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTimeText } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { notesQuery } from '../queries.ts'
import styles from './Record.module.css'
import { recordTexts } from './record-texts.ts'

/** What the house has noted about a customer, and a new note. */
export function Notes({ customer: { id, time_zone } }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts).notes
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const query = notesQuery(id)
  const add = useApiMutation(addCustomerNote, { updates: [query], onSuccess: () => setText('') })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (text.trim() !== '') void add.run({ params: { id }, body: { text } })
  }
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <form className={form.form} aria-label={t.title} noValidate onSubmit={submit}>
        <TextArea
          label={t.label}
          hideLabel
          rows={3}
          maxLength={2000}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <MutationError of={add} onRetry={submit} />
        <div className={form.acts}>
          <Button type="submit" loading={add.loading} done={add.done} disabled={text.trim() === ''}>
            {t.add}
          </Button>
        </div>
      </form>
      <Loaded
        query={useQuery(query)}
        waiting={<SkeletonRows rows={2} height={40} />}
        isEmpty={({ total }) => total === 0}
        empty={<p>{t.none}</p>}
      >
        {({ notes }) => (
          <ul className={styles.rows}>
            {notes.map(note => (
              <li key={note.id}>
                <span className={styles.note}>{note.text}</span>
                <small>{[note.by, dayTimeText(note.at, time_zone, language)].filter(Boolean).join(', ')}</small>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </DeskPanel>
  )
}
