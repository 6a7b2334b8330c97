import { MOST_AT_ONCE } from '@fairfloor/domain/billing/documents/addresses'
import { getDocumentsZip, mailDocumentsZip } from '@fairfloor/domain/billing/documents/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useState } from 'react'
import { count, money } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import orderAct from '../../../ui/Foot.module.css'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { useMay } from '../../../visit/user.ts'
import styles from './InvoicesPage.module.css'
import { ownInvoicesTexts } from './invoices-texts.ts'
import type { OwnDocumentsAsked } from './queries.ts'
import type { Chosen } from './use-chosen.ts'

interface DocumentsFootProps {
  asked: OwnDocumentsAsked
  /** How many are searched. */
  total: number
  chosen: Chosen
}

/** The bar at the foot of the list: what is ticked as a ZIP, else all that is searched; too many files at once are mailed as a link. */
export function DocumentsFoot({ asked, total, chosen }: DocumentsFootProps) {
  const t = useTexts(ownInvoicesTexts)
  const priced = useMay('prices')
  const [isMailed, setMailed] = useState(false)
  const mail = useApiMutation(mailDocumentsZip, { onSuccess: () => setMailed(true) })
  const { place: _, ...searched } = { place: undefined, ...asked }
  const { numbers, sum } = chosen
  const some = numbers.length > 0
  const files = some ? numbers.length : total
  const wanted = some ? { numbers: numbers.join(',') } : searched
  return (
    <div className={`on-paper sticky ${orderAct.ordering} ${styles.foot}`} data-chosen={some ? '' : undefined}>
      <MutationError of={mail} />
      {isMailed && <Alert tone="success">{t.mailed}</Alert>}
      <div className="row middle gap-4">
        <p className="t13 fg-2 nowrap">
          <b className="fg sign t24">{count(files)}</b> {some ? t.selected : t.documents(files)}
        </p>
        {some && priced && <p className="t13 fg-2 nowrap">{<b className="fg sign t24">{money(sum)}</b>}</p>}
        {some && (
          <Button variant="ghost" onClick={chosen.clear}>
            {t.clear}
          </Button>
        )}
        <span className="push">
          {files > MOST_AT_ONCE ? (
            <Button
              variant="signal"
              icon="mail"
              loading={mail.loading}
              done={mail.done}
              onClick={() => mail.run({ body: wanted })}
            >
              {t.mail(count(files))}
            </Button>
          ) : (
            <LinkButton
              variant="signal"
              icon="download"
              reloadDocument
              to={addressOf(getDocumentsZip, { query: wanted })}
            >
              {t.zip(files)}
            </LinkButton>
          )}
        </span>
      </div>
    </div>
  )
}
