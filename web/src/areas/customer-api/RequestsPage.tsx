import { useTexts } from '../../lib/texts.tsx'
import { ApiFrame } from './ApiFrame.tsx'
import { Requests } from './requests/Requests.tsx'
import { requestsTexts } from './requests/texts.ts'

/** /service-center/api/requests: what the customer's own software has asked, and what it was answered. */
export function RequestsPage() {
  const t = useTexts(requestsTexts)
  return (
    <ApiFrame name="requests" lead={t.lead}>
      <Requests />
    </ApiFrame>
  )
}
