import { refuseRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { useTexts } from '../../../lib/texts.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { decideTexts } from './decide-texts.ts'
import { everyRegistration, registrationLists, registrationQuery } from './queries.ts'

/** Refuses a registration with a reason that is mailed. */
export function RefusalForm({ id }: { id: number }) {
  const t = useTexts(decideTexts)
  const form = useDeskForm({
    name: `registration-refusal ${id}`,
    record: null,
    draftOf: () => ({ reason: '' }),
    words: { reason: t.reason },
    faults: ({ reason }) => ({ reason: reason.trim() === '' && t.noReason }),
    call: refuseRegistration,
    input: body => ({ params: { id }, body }),
    updates: [registrationQuery(id)],
    invalidates: registrationLists,
    invalidatesOnRefusal: everyRegistration,
  })
  return (
    <DeskPanel title={t.refuse}>
      <DeskForm form={form} label={t.refuse} save={t.refuseAct}>
        <TextArea {...form.text('reason')} hint={t.reasonHint} rows={3} maxLength={1000} />
      </DeskForm>
    </DeskPanel>
  )
}
