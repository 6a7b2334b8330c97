import { needsBrand, type StaffRole, staffRoles } from '@fairfloor/domain/people/access/staff'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { deskTexts } from './desk-texts.ts'
import { peopleTexts } from './people-texts.ts'

export type Brands = readonly { erp_id: string; name: string }[]
export type RoleDraft = { role: StaffRole; brand_erp_id: string | null }

interface RoleFieldsProps {
  draft: RoleDraft
  onChange: (draft: RoleDraft) => void
  brands: Brands
  /** Whether what is missing is said. */
  asked: boolean
}

/** What a member of staff is, and at whose booth. */
export function RoleFields({ draft, onChange, brands, asked }: RoleFieldsProps) {
  const t = useTexts(deskTexts)
  const { roles } = useTexts(peopleTexts)
  return (
    <>
      <Select
        label={t.role}
        hint={t.roleHints[draft.role]}
        value={draft.role}
        options={staffRoles.map(role => ({ value: role, label: roles[role] }))}
        onChange={role => onChange({ role, brand_erp_id: needsBrand(role) ? draft.brand_erp_id : null })}
      />
      {needsBrand(draft.role) && (
        <Select
          label={t.brand}
          value={draft.brand_erp_id ?? ''}
          placeholder={t.choose}
          error={asked && draft.brand_erp_id === null ? t.brandNeeded : null}
          options={brands.map(({ erp_id, name }) => ({ value: erp_id, label: name }))}
          onChange={brand_erp_id => onChange({ ...draft, brand_erp_id })}
        />
      )}
    </>
  )
}
