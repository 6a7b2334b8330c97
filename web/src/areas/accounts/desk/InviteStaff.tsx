import { inviteStaff } from '@fairfloor/domain/accounts/desk-contract'
import { getPeople } from '@fairfloor/domain/accounts/desk-reads-contract'
import { INVITATION_DAYS, LONGEST_NAME } from '@fairfloor/domain/accounts/invitation'
import { needsBrand } from '@fairfloor/domain/accounts/staff'
import { isPersonName } from '@fairfloor/domain/names'
import { type FormEvent, useState } from 'react'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useApiMutation } from '../../../lib/use-api-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { EmailInput, TextInput } from '../../../ui/TextInput.tsx'
import form from '../../back-office/desk-form.module.css'
import { isEmail } from '../is-email.ts'
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
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<RoleDraft>({ role: 'agent', brand_erp_id: null })
  const [asked, setAsked] = useState(false)
  const invite = useApiMutation(inviteStaff, { invalidates: [everyQueryOf(getPeople)], onSuccess: onDone })
  const isNamed = name.trim() !== '' && isPersonName(name)
  const isWhole = isNamed && isEmail(email) && !(needsBrand(role.role) && role.brand_erp_id === null)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (isWhole) void invite.run({ body: { name, email, ...role } })
  }
  const refused = invite.fieldErrors.find(({ path }) => path === 'email')?.detail ?? null
  return (
    <form className={form.form} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <TextInput
        label={t.name}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={asked && !isNamed ? t.nameNeeded : null}
        onChange={event => setName(event.target.value)}
      />
      <EmailInput
        label={t.email}
        value={email}
        autoComplete="off"
        error={asked && !isEmail(email) ? t.emailNeeded : refused}
        onChange={event => setEmail(event.target.value)}
      />
      <RoleFields draft={role} onChange={setRole} brands={brands} asked={asked} />
      {!refused && <MutationError of={invite} onRetry={submit} />}
      <p>{t.inviteText(INVITATION_DAYS)}</p>
      <Button type="submit" variant="signal" wide loading={invite.loading} done={invite.done}>
        {t.send}
      </Button>
    </form>
  )
}
