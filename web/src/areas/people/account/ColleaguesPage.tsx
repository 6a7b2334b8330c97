import { getColleagues } from '@fairfloor/domain/people/access/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { useMay } from '../../../visit/user.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { ActedPart } from './ActedPart.tsx'
import { ColleagueCard } from './ColleagueCard.tsx'
import { colleagueTexts } from './colleague-texts.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { InviteForm } from './InviteForm.tsx'
import { SystemsCard } from './SystemsCard.tsx'

const colleagues = queryOf(getColleagues, {})

/** /account/users: who uses the company's account, and what each may do. */
export function ColleaguesPage() {
  const t = useTexts(colleagueTexts)
  const mayManage = useMay('manage')
  return (
    <AccountFrame title={t.title} lead={t.lead}>
      {mayManage ? <Colleagues /> : <p>{t.mayNot}</p>}
    </AccountFrame>
  )
}

function Colleagues() {
  const t = useTexts(colleagueTexts)
  const query = useQuery(colleagues)
  const [inviting, setInviting] = useState(false)
  return (
    <Loaded query={query} waiting={320}>
      {({ users, invitations, acted, time_zone }) => {
        const people = users.filter(user => !user.is_api)
        const systems = users.filter(user => user.is_api)
        return (
          <>
            <section className="grid gap-4">
              <header className="row wrap middle between gap-3">
                <h2>{t.people(people.length)}</h2>
                <Button variant="signal" icon="plus" onClick={() => setInviting(true)}>
                  {t.invite}
                </Button>
              </header>
              <ul className="grid gap-4">
                {people.map(user => (
                  <ColleagueCard key={user.id} user={user} timeZone={time_zone} />
                ))}
              </ul>
            </section>
            {invitations.length > 0 && (
              <section className="grid gap-4">
                <h2>{t.invitations}</h2>
                <ul className="grid gap-4">
                  {invitations.map(invitation => (
                    <InvitationCard key={invitation.id} invitation={invitation} timeZone={time_zone} />
                  ))}
                </ul>
              </section>
            )}
            {systems.map(user => (
              <SystemsCard key={user.id} user={user} />
            ))}
            {acted.length > 0 && <ActedPart acted={acted} timeZone={time_zone} />}
            <InviteForm open={inviting} onClose={() => setInviting(false)} />
          </>
        )
      }}
    </Loaded>
  )
}
