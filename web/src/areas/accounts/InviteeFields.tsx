import { LONGEST_NAME } from '@fairfloor/domain/accounts/invitation'
import { isPersonName } from '@fairfloor/domain/names'
import { useTexts } from '../../lib/texts.tsx'
import { EmailInput, TextInput } from '../../ui/TextInput.tsx'
import { invitationTexts } from './invitation-texts.ts'
import { isEmail } from './is-email.ts'

/** Who is invited, as typed. */
export type Invitee = { readonly name: string; readonly email: string }

const isNamed = ({ name }: Invitee) => name.trim() !== '' && isPersonName(name)

/** Whether somebody can be invited so. */
export const isInvitee = (invitee: Invitee): boolean => isNamed(invitee) && isEmail(invitee.email)

interface InviteeFieldsProps {
  invitee: Invitee
  onChange: (invitee: Invitee) => void
  /** Whether somebody has tried to send it. */
  asked: boolean
  /** Why the server refuses the address. */
  refused: string | null
}

/** Name and address of who is invited. */
export function InviteeFields({ invitee, onChange, asked, refused }: InviteeFieldsProps) {
  const t = useTexts(invitationTexts)
  return (
    <>
      <TextInput
        label={t.name}
        value={invitee.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={asked && !isNamed(invitee) ? t.nameNeeded : null}
        onChange={event => onChange({ ...invitee, name: event.target.value })}
      />
      <EmailInput
        label={t.email}
        value={invitee.email}
        autoComplete="off"
        error={asked && !isEmail(invitee.email) ? t.emailNeeded : refused}
        onChange={event => onChange({ ...invitee, email: event.target.value })}
      />
    </>
  )
}
