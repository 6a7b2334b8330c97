import { inviteStaff } from '@fairfloor/domain/people/access/desk-contract'
import { getPeople } from '@fairfloor/domain/people/access/desk-reads-contract'
import { INVITATION_DAYS } from '@fairfloor/domain/people/access/invitation'
import { needsBrand } from '@fairfloor/domain/people/access/staff'
import { type FormEvent, useState } from 'react'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import form from '../../back-office/desk-form.module.css'
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

function Form({ brands, onDone }: { brands: Brands; onDone: () => void }) {
  const t = useTexts(deskTexts)
  const { send } = useTexts(invitationTexts)
  const [invitee, setInvitee] = useState<Invitee>({ name: '', email: '' })
  const [role, setRole] = useState<RoleDraft>({ role: 'agent', brand_erp_id: null })
  const [asked, setAsked] = useState(false)
  const invite = useApiMutation(inviteStaff, { invalidates: [everyQueryOf(getPeople)], onSuccess: onDone })
  const isWhole = isInvitee(invitee) && !(needsBrand(role.role) && role.brand_erp_id === null)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (isWhole) void invite.run({ body: { ...invitee, ...role } })
  }
  const refused = refusedIn(invite.fieldErrors)
  return (
    <form className={form.form} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <InviteeFields invitee={invitee} onChange={setInvitee} asked={asked} refused={refused} />
      <RoleFields draft={role} onChange={setRole} brands={brands} asked={asked} />
      {!(refused.name || refused.email) && <MutationError of={invite} onRetry={submit} />}
      <p>{t.inviteText(INVITATION_DAYS)}</p>
      <Button type="submit" variant="signal" wide loading={invite.loading} done={invite.done}>
        {send}
      </Button>
    </form>
  )
}
