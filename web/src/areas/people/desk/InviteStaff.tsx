import { inviteStaff } from '@fairfloor/domain/people/access/desk-contract'
import { getPeople } from '@fairfloor/domain/people/access/desk-reads-contract'
import { INVITATION_DAYS } from '@fairfloor/domain/people/access/invitation'
import { needsBrand } from '@fairfloor/domain/people/access/staff'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { type Invitee, InviteeFields, isInvitee, refusedIn } from '../InviteeFields.tsx'
import { invitationTexts } from '../invitation-texts.ts'
import { deskTexts } from './desk-texts.ts'
import { type Brands, type RoleDraft, RoleFields } from './RoleFields.tsx'

interface InviteStaffProps {
  open: boolean
  onClose: () => void
  brands: Brands
}

/** Invites staff by mail. */
export function InviteStaff({ open, onClose, brands }: InviteStaffProps) {
  const t = useTexts(deskTexts)
  return (
    <Modal open={open} onClose={onClose} size="s" keepOpen title={t.invite}>
      <Form brands={brands} onDone={onClose} />
    </Modal>
  )
}

const EMPTY: Invitee & RoleDraft = { name: '', email: '', role: 'agent', brand_erp_id: null }

function Form({ brands, onDone }: { brands: Brands; onDone: () => void }) {
  const t = useTexts(deskTexts)
  const words = useTexts(invitationTexts)
  const form = useDeskForm({
    name: 'staff-invitation',
    record: null,
    draftOf: () => EMPTY,
    words: { name: words.name, email: words.email, role: t.role, brand_erp_id: t.brand },
    call: inviteStaff,
    input: draft =>
      isInvitee(draft) && !(needsBrand(draft.role) && draft.brand_erp_id === null) ? { body: draft } : null,
    invalidates: [everyQueryOf(getPeople)],
    onSuccess: onDone,
  })
  const { draft, change, isAsked } = form
  const refused = refusedIn(form.save.fieldErrors)
  return (
    <DeskForm form={form} label={t.invite} save={words.send} {...((refused.name || refused.email) && { problem: '' })}>
      <InviteeFields invitee={draft} onChange={change} asked={isAsked} refused={refused} />
      <RoleFields draft={draft} onChange={change} brands={brands} asked={isAsked} />
      <p>{t.inviteText(INVITATION_DAYS)}</p>
    </DeskForm>
  )
}
