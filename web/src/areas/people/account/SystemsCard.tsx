import { API } from '@fairfloor/domain/customer-api/addresses'
import type { Colleague } from '@fairfloor/domain/people/access/contract'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useUser } from '../../../visit/user.ts'
import { colleagueTexts } from './colleague-texts.ts'
import { Rights } from './Rights.tsx'

/** What the company's own systems may do: no person, so nothing else is set for them here. */
export function SystemsCard({ user }: { user: Colleague }) {
  const t = useTexts(colleagueTexts)
  const hasKeys = useUser()?.has_api_access
  return (
    <section className="grid gap-4">
      <h2>{t.apiTitle}</h2>
      <div className="grid gap-4 bordered round-card pad-panel">
        <div className="row wrap top between gap-3">
          <div className="grid gap-1 anywhere">
            <b className="bold">{t.api}</b>
            <span className="t13 fg-2">{t.apiText}</span>
          </div>
          {hasKeys && (
            <LinkButton to={API} iconEnd="chevronRight">
              {t.apiKeys}
            </LinkButton>
          )}
        </div>
        <Rights user={user} />
      </div>
    </section>
  )
}
