import {
  mailStaffInvitation,
  revokeStaffInvitation,
  type StaffInvitation,
} from '@fairfloor/domain/people/access/desk-contract'
import { getPeople } from '@fairfloor/domain/people/access/desk-reads-contract'
import { dayTimeText } from '../../../lib/format.ts'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { InvitationActs } from '../InvitationActs.tsx'
import { deskTexts } from './desk-texts.ts'
import { peopleTexts } from './people-texts.ts'

const people = [everyQueryOf(getPeople)]
const changes = { invalidates: people, invalidatesOnRefusal: people }

/** Staff who are invited and have not accepted yet. */
export function StaffInvitations({ invitations, timeZone }: { invitations: StaffInvitation[]; timeZone: string }) {
  const t = useTexts(deskTexts)
  const { roles } = useTexts(peopleTexts)
  const { language } = useLanguage()
  const columns: Column<StaffInvitation>[] = [
    { id: 'name', head: t.name, phone: 'title', cell: ({ name }) => name },
    { id: 'email', head: t.email, cell: ({ email }) => email },
    { id: 'role', head: t.role, cell: ({ role, brand }) => [roles[role], brand].filter(Boolean).join(', ') },
    {
      id: 'end',
      head: t.linkUntil,
      cell: ({ expires_at, state }) =>
        state === 'waiting' ? dayTimeText(expires_at, timeZone, language) : <Tag tone="red">{t.linkEnded}</Tag>,
    },
    { id: 'acts', head: t.acts, hideHead: true, align: 'end', cell: invitation => <Acts invitation={invitation} /> },
  ]
  return (
    <DeskPanel title={t.invitations}>
      <Table caption={t.invitations} columns={columns} rows={invitations} rowKey={({ id }) => id} />
    </DeskPanel>
  )
}

function Acts({ invitation }: { invitation: StaffInvitation }) {
  const mail = useApiMutation(mailStaffInvitation, changes)
  const revoke = useApiMutation(revokeStaffInvitation, changes)
  return (
    <div className="row wrap middle gap-3">
      <InvitationActs invitation={invitation} mail={mail} revoke={revoke} />
      <MutationError of={mail} />
      <MutationError of={revoke} />
    </div>
  )
}
