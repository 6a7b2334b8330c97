import { renewSecret } from '@fairfloor/domain/customer-api/push/contract'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { type Settings, settingsQuery } from './queries.ts'
import styles from './StockPage.module.css'
import { stockTexts } from './texts.ts'
import { useMoment } from './use-moment.ts'

/** Characters of the secret that are always shown. */
const SHOWN = 4

/** The signing secret, to copy and to renew. */
export function Secret({ of: { stock_push_secret: secret, previous_secret_until: until } }: { of: Settings }) {
  const t = useTexts(stockTexts)
  const moment = useMoment()
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const renew = useApiMutation(renewSecret, { updates: [settingsQuery] })
  return (
    <dl className="row wrap middle gap-y-1 gap-x-3 line-above pt-3">
      <dt className="bold">{t.secret}</dt>
      <dd className="slim">
        {secret ? (
          <code className="anywhere">{isShown ? secret : `whsec_ … ${secret.slice(-SHOWN)}`}</code>
        ) : (
          t.noSecret
        )}
      </dd>
      {secret && (
        <dd className={`row wrap middle gap-1 push ${styles.acts}`}>
          <Button variant="ghost" onClick={() => setShown(!isShown)}>
            {isShown ? t.hide : t.show}
          </Button>
          <CopyButton name={t.secret} value={secret} />
          <Button variant="ghost" loading={renew.loading} done={renew.done} onClick={() => setAsking(true)}>
            {t.renew}
          </Button>
        </dd>
      )}
      <dd className="t13 ink-2 own-line">{until ? t.both(moment(until)) : t.secretHint}</dd>
      <MutationError of={renew} />
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        size="s"
        title={t.renewTitle}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>{t.keep}</Button>
            <Button
              variant="ink"
              onClick={() => {
                setAsking(false)
                void renew.run({})
              }}
            >
              {t.renew}
            </Button>
          </>
        }
      >
        {t.renewText}
      </Modal>
    </dl>
  )
}
