import { getColleagues, inviteColleague } from '@fairfloor/domain/people/access/contract'
import { INVITATION_DAYS, usualRights } from '@fairfloor/domain/people/access/invitation'
import { type Right, rights } from '@fairfloor/domain/viewer'
import { type FormEvent, useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { peopleTexts } from '../desk/people-texts.ts'
import { type Invitee, InviteeFields, isInvitee, refusedIn } from '../InviteeFields.tsx'
import { invitationTexts } from '../invitation-texts.ts'
import { colleagueTexts } from './colleague-texts.ts'

const colleagues = queryOf(getColleagues, {})

/** Invites a colleague by mail. */
export function InviteForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(colleagueTexts)
  return (
    <Modal open={open} onClose={onClose} size="s" keepOpen title={t.invite}>
      <Form onDone={onClose} />
    </Modal>
  )
}

function Form({ onDone }: { onDone: () => void }) {
  const t = useTexts(colleagueTexts)
  const { rights: names } = useTexts(peopleTexts)
  const { send } = useTexts(invitationTexts)
  const [invitee, setInvitee] = useState<Invitee>({ name: '', email: '' })
  const [given, setGiven] = useState<readonly Right[]>(usualRights)
  const [asked, setAsked] = useState(false)
  const invite = useApiMutation(inviteColleague, { updates: [colleagues], onSuccess: onDone })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (isInvitee(invitee)) void invite.run({ body: { ...invitee, rights: [...given] } })
  }
  const refused = refusedIn(invite.fieldErrors)
  return (
    <form className="stack gap-4" noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <InviteeFields invitee={invitee} onChange={setInvitee} asked={asked} refused={refused} />
      <fieldset className="grid gap-2">
        <legend className="medium mb-1">{t.may}</legend>
        {rights.map(right => (
          <Checkbox
            key={right}
            label={names[right]}
            hint={t.rightHints[right]}
            checked={given.includes(right)}
            onChange={isGiven => setGiven(rights.filter(one => (one === right ? isGiven : given.includes(one))))}
          />
        ))}
      </fieldset>
      {!(refused.name || refused.email) && <MutationError of={invite} onRetry={submit} />}
      <p className="t13 fg-2">{t.inviteText(INVITATION_DAYS)}</p>
      <Button type="submit" variant="signal" wide loading={invite.loading} done={invite.done}>
        {send}
      </Button>
    </form>
  )
}
