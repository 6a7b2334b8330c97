import { changeRole, type Person } from '@fairfloor/domain/people/access/desk-contract'
import { getPeople, getPerson } from '@fairfloor/domain/people/access/desk-reads-contract'
import { needsBrand, staffRoles } from '@fairfloor/domain/people/access/staff'
import { type FormEvent, useState } from 'react'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { deskTexts } from './desk-texts.ts'
import { type Brands, RoleFields } from './RoleFields.tsx'

/** What a member of staff is. Nobody changes their own role. */
export function RoleForm({ person, brands }: { person: Person; brands: Brands }) {
  const t = useTexts(deskTexts)
  const { id, version, brand_erp_id, is_self } = person
  const [draft, setDraft] = useState({
    role: staffRoles.find(role => role === person.role) ?? 'agent',
    brand_erp_id,
  })
  const [asked, setAsked] = useState(false)
  const query = queryOf(getPerson, { params: { id } })
  const lists = [everyQueryOf(getPeople)]
  const save = useApiMutation(changeRole, { updates: [query], invalidates: lists, invalidatesOnRefusal: [query] })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (!needsBrand(draft.role) || draft.brand_erp_id !== null)
      void save.run({ params: { id }, body: { version, ...draft } })
  }
  return (
    <DeskPanel title={t.role} {...(is_self && { hint: t.ownRole })}>
      {!is_self && (
        <form className={form.form} aria-label={t.role} noValidate onSubmit={(event: FormEvent) => submit(event)}>
          <div className={form.row}>
            <RoleFields draft={draft} onChange={setDraft} brands={brands} asked={asked} />
          </div>
          <MutationError of={save} onRetry={submit} />
          <div className={form.acts}>
            <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
              {t.saveRole}
            </Button>
          </div>
        </form>
      )}
    </DeskPanel>
  )
}
