import { useTexts } from '../../lib/texts.tsx'
import { ApiFrame } from './ApiFrame.tsx'
import { Overview } from './overview/Overview.tsx'
import { overviewTexts } from './overview/texts.ts'

/** /service-center/api: what the customer's own software can do here, and how it stands. */
export function ApiPage() {
  const t = useTexts(overviewTexts)
  return (
    <ApiFrame name="overview" lead={t.lead}>
      <Overview />
    </ApiFrame>
  )
}
