import { refuse } from '@fairfloor/domain/people/access/refusals'
import { needsBrand, type StaffRole } from '@fairfloor/domain/people/access/staff'
import { type Brands, brandsOf } from './people-view.ts'

type Role = { readonly role: StaffRole; readonly brand_erp_id: string | null }

/** @throws Refusal booth_brand_missing, no_such_brand */
export function guardRole(brands: Brands, { role, brand_erp_id }: Role): void {
  if (!needsBrand(role)) return
  if (brand_erp_id === null) throw refuse('booth_brand_missing').at('brand_erp_id')
  if (!brandsOf(brands).some(({ erp_id }) => erp_id === brand_erp_id)) throw refuse('no_such_brand').at('brand_erp_id')
}

/** A role as the user's row says it. */
export const roleFacts = ({ role, brand_erp_id }: Role) => ({
  isOperator: role === 'operator',
  isAgent: role === 'agent',
  isOrganiser: role === 'organiser',
  brandErpId: needsBrand(role) ? brand_erp_id : null,
})
