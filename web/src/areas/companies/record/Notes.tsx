import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { addCustomerNote } from '@fairfloor/domain/companies/record-desk-contract'
import { useQuery } from '@tanstack/react-query'
import { dayTimeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { notesQuery } from '../queries.ts'
import { recordTexts } from './record-texts.ts'

/** What the house has noted about a customer, and a new note. */
export function Notes({ customer: { id, time_zone } }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts).notes
  const { language } = useLanguage()
  const query = notesQuery(id)
  const form = useDeskForm({
    name: `customer-note ${id}`,
    record: null,
    draftOf: () => ({ text: '' }),
    words: { text: t.label },
    call: addCustomerNote,
    input: body => (body.text.trim() === '' ? null : { params: { id }, body }),
    updates: [query],
  })
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <DeskForm form={form} label={t.title} save={t.add} idle={form.draft.text.trim() === ''}>
        <TextArea {...form.text('text')} hideLabel rows={3} maxLength={2000} />
      </DeskForm>
      <Loaded
        query={useQuery(query)}
        waiting={<SkeletonRows rows={2} height={40} />}
        isEmpty={({ total }) => total === 0}
        empty={<p>{t.none}</p>}
      >
        {({ notes }) => (
          <ul className="grid gap-3">
            {notes.map(note => (
              <li className="grid split baseline gap-x-4 anywhere" key={note.id}>
                <span className="lines">{note.text}</span>
                <small className="across t13 ink-2">
                  {[note.by, dayTimeText(note.at, time_zone, language)].filter(Boolean).join(', ')}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </DeskPanel>
  )
}
