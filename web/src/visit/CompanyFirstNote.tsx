import { AGENT_CUSTOMERS } from '@fairfloor/domain/companies/addresses'
import { useTexts } from '../lib/texts.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { companyFirstTexts } from './company-first-texts.ts'
import { isFreeAgent, type User } from './user.ts'

/** Whom a customer's page is for; agents choose a customer first. */
export default function CompanyFirstNote({ user }: { user: User }) {
  const t = useTexts(companyFirstTexts)
  if (!isFreeAgent(user)) return <EmptyState icon="account" title={t.ofCompanies} />
  return (
    <EmptyState
      icon="account"
      title={t.choose}
      action={
        <LinkButton to={AGENT_CUSTOMERS} variant="ink">
          {t.customers}
        </LinkButton>
      }
    >
      {t.chooseText}
    </EmptyState>
  )
}
