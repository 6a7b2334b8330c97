import type { Person, PersonRow } from '@fairfloor/domain/people/access/desk-contract'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import type { StaffRole } from '@fairfloor/domain/people/access/staff'
import type { Db } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import { auditOf } from '../../back-office/index.ts'
import { type FoundPerson, findPerson, type StaffFacts } from './staff.ts'
import { invitationViews, openInvitations } from './waiting.ts'

/** The brands of the house. */
export type Brands = () => Iterable<{ readonly erpId: string | null; readonly name: string }>

type Read = { readonly brands: Brands; readonly now: Date }

/** A person as the list shows them. */
export function personRow({ user, company }: FoundPerson, brands: Brands): PersonRow {
  const { id, name, email, brandErpId, blockedAt, lastLoginAt } = user
  return {
    ...{ id, name, email, company },
    role: user.customerId === null ? staffRoleOf(user) : 'customer',
    brand: brandName(brands, brandErpId),
    blocked_at: blockedAt?.toISOString() ?? null,
    last_login_at: lastLoginAt?.toISOString() ?? null,
  }
}

/** The one that counts most; null for somebody who is none of them. */
const staffRoleOf = ({ isOperator, isAgent, isOrganiser, brandErpId }: StaffFacts): StaffRole | null => {
  if (isOperator) return 'operator'
  if (isAgent) return 'agent'
  if (isOrganiser) return 'organiser'
  return brandErpId === null ? null : 'exhibitor'
}

/** What the form of the role edits. */
export const roleEdited = ({ isOperator, isAgent, isOrganiser, brandErpId }: StaffFacts) => ({
  isOperator,
  isAgent,
  isOrganiser,
  brandErpId,
})

/** A person as the sheet shows them. @throws Refusal not_found */
export async function personView(db: Db, id: number, by: number, { brands, now }: Read): Promise<Person> {
  const found = await findPerson(db, id, now)
  if (!found) throw refuse('not_found')
  const { user, sessions, hasFactor } = found
  const log = await auditOf(db, user.email)
  return {
    ...personRow(found, brands),
    version: versionOf(roleEdited(user)),
    brand_erp_id: user.brandErpId,
    customer_id: user.customerId,
    rights: user.customerId === null ? [] : user.rights,
    is_self: id === by,
    sessions,
    has_second_factor: hasFactor,
    log: log.map(({ id, at, action, by }) => ({ id, at: at.toISOString(), action, by })),
  }
}

/** The staff who are invited and have not accepted yet. */
export async function staffInvitations(db: Db, { brands, now }: Read) {
  const open = await openInvitations(db, null)
  const views = await invitationViews(db, open, now)
  return views.map((view, at) => {
    const { role, brandErpId } = open[at]!
    return { ...view, role: role!, brand: brandName(brands, brandErpId) }
  })
}

/** The brands that a booth may be of, by name. */
export const brandsOf = (brands: Brands) =>
  [...brands()]
    .flatMap(({ erpId, name }) => (erpId === null ? [] : [{ erp_id: erpId, name }]))
    .toSorted((a, b) => a.name.localeCompare(b.name))

const brandName = (brands: Brands, erpId: string | null): string | null =>
  erpId === null ? null : ([...brands()].find(brand => brand.erpId === erpId)?.name ?? erpId)
