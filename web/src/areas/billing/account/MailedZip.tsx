import { getMailedZip } from '@fairfloor/domain/billing/documents/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ownInvoicesTexts } from './invoices-texts.ts'

/** The ZIP to which the link of a mail has led. */
export function MailedZip() {
  const t = useTexts(ownInvoicesTexts)
  const [query] = useSearchParams()
  const name = query.get('zip')
  if (!name) return null
  return (
    <Alert
      tone="success"
      action={
        <LinkButton icon="download" reloadDocument to={addressOf(getMailedZip, { params: { name } })}>
          {t.download}
        </LinkButton>
      }
    >
      {t.ready}
    </Alert>
  )
}
