import { isPersonName } from '@fairfloor/domain/names'
import { LONGEST_NAME } from '@fairfloor/domain/people/access/invitation'
import type { FieldError } from '@fairfloor/domain/refusal'
import { useTexts } from '../../lib/texts.tsx'
import { EmailInput, TextInput } from '../../ui/TextInput.tsx'
import { invitationTexts } from './invitation-texts.ts'
import { isEmail } from './is-email.ts'

/** Who is invited, as typed. */
export type Invitee = { readonly name: string; readonly email: string }

const isNamed = ({ name }: Invitee) => name.trim() !== '' && isPersonName(name)

/** Whether somebody can be invited so. */
export const isInvitee = (invitee: Invitee): boolean => isNamed(invitee) && isEmail(invitee.email)

type Refused = Readonly<Record<keyof Invitee, string | null>>

/** Why the server refuses a name or an address, to be said at its field. */
export function refusedIn(errors: readonly FieldError[]): Refused {
  const at = (field: keyof Invitee) => errors.find(({ path }) => path === field)?.detail ?? null
  return { name: at('name'), email: at('email') }
}

interface InviteeFieldsProps {
  invitee: Invitee
  onChange: (invitee: Invitee) => void
  /** Whether somebody has tried to send it. */
  asked: boolean
  refused: Refused
}

/** The fields for an invited person's name and address. */
export function InviteeFields({ invitee, onChange, asked, refused }: InviteeFieldsProps) {
  const t = useTexts(invitationTexts)
  return (
    <>
      <TextInput
        label={t.name}
        value={invitee.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={asked && !isNamed(invitee) ? t.nameNeeded : refused.name}
        onChange={event => onChange({ ...invitee, name: event.target.value })}
      />
      <EmailInput
        label={t.email}
        value={invitee.email}
        autoComplete="off"
        error={asked && !isEmail(invitee.email) ? t.emailNeeded : refused.email}
        onChange={event => onChange({ ...invitee, email: event.target.value })}
      />
    </>
  )
}
