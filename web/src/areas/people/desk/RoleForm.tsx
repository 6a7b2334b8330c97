import { changeRole, type Person } from '@fairfloor/domain/people/access/desk-contract'
import { getPeople, getPerson } from '@fairfloor/domain/people/access/desk-reads-contract'
import { needsBrand, staffRoles } from '@fairfloor/domain/people/access/staff'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { deskTexts } from './desk-texts.ts'
import { type Brands, type RoleDraft, RoleFields } from './RoleFields.tsx'

/** What a member of staff is. Nobody changes their own role. */
export function RoleForm({ person, brands }: { person: Person; brands: Brands }) {
  const t = useTexts(deskTexts)
  const { id, is_self } = person
  const query = queryOf(getPerson, { params: { id } })
  const form = useDeskForm({
    name: `role ${id}`,
    record: person,
    draftOf,
    words: { role: t.role, brand_erp_id: t.brand },
    faults: ({ role, brand_erp_id }) => ({ brand_erp_id: needsBrand(role) && brand_erp_id === null && t.brandNeeded }),
    call: changeRole,
    input: (draft, version) => ({ params: { id }, body: { version, ...draft } }),
    updates: [query],
    invalidates: [everyQueryOf(getPeople)],
    invalidatesOnRefusal: [query],
  })
  return (
    <DeskPanel title={t.role} {...(is_self && { hint: t.ownRole })}>
      {!is_self && (
        <DeskForm form={form} label={t.role} save={t.saveRole}>
          <div className="grid fields top gap-4">
            <RoleFields draft={form.draft} onChange={form.change} brands={brands} asked={form.isAsked} />
          </div>
        </DeskForm>
      )}
    </DeskPanel>
  )
}

const draftOf = ({ role, brand_erp_id }: Person): RoleDraft => ({
  role: staffRoles.find(one => one === role) ?? 'agent',
  brand_erp_id,
})
