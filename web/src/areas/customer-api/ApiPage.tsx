import { docsPage } from '@fairfloor/domain/customer-api/pages'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ApiFrame } from './ApiFrame.tsx'
import { overviewTexts } from './overview-texts.ts'

/** /service-center/api: what the customer's own software can do here, and how it stands. */
export function ApiPage() {
  const t = useTexts(overviewTexts)
  return (
    <ApiFrame name="overview" lead={t.lead}>
      <p>
        <LinkButton to={docsPage.path} icon="document">
          {t.everyCall}
        </LinkButton>
      </p>
    </ApiFrame>
  )
}
